import { expect, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { keoStory } from '../../client/story-keo.tsx';
import { getReviews } from './story-reviews.ts';
import { UserReviews } from './user-reviews.tsx';

const meta = preview.meta({
  title: 'Marketplace/Reviews of a person',
  component: UserReviews,
  args: { userId: 'u04' },
  parameters: { width: 640 },
  ...keoStory({}),
});

const words = [
  'Hình đúng tinh thần thương hiệu.',
  'Nộp sớm một ngày.',
  'Có vài lỗi chính tả.',
  'Rất dễ làm việc.',
];

export const Known = meta.story({
  beforeEach: (story) => {
    const reviews = getReviews(story);
    for (const [no, text] of words.entries()) {
      const dealId = `d${no}`;
      reviews.end('minhanh', 'giabao', { dealId, jobTitle: `Thiết kế bài đăng số ${no + 1}` });
      reviews.write('minhanh', dealId, { stars: no === 2 ? 3 : 5, text, tags: ['CAREFUL', 'ANSWERS_FAST'] });
      reviews.write('giabao', dealId, { stars: 5 });
    }
    reviews.end('giabao', 'quochuy', { dealId: 'dx', jobTitle: 'Dựng trang cá nhân', isPrivate: true });
    reviews.write('quochuy', 'dx', { stars: 4, text: 'Trả lời nhanh, duyệt gọn.', tags: ['CLEAR'] });
    reviews.write('giabao', 'dx', { stars: 5 });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('4.5')).toBeVisible();
    await expect(canvas.getByText('Trả lời nhanh, duyệt gọn.')).toBeVisible();
    await expect(canvas.getAllByText(/^(Việc|Job): /)).toHaveLength(4);
    await expect(
      canvas.getByText(/^(Điểm trung bình hiện từ 3 đánh giá|The average is shown from 3 reviews)\.$/),
    ).toBeVisible();
    const three = canvas.getByRole('button', { name: /^(3 sao: 1 đánh giá|3 stars: 1 review)$/ });
    await userEvent.click(three);
    await expect(await canvas.findByText('Có vài lỗi chính tả.')).toBeVisible();
    await expect(canvas.queryByText('Rất dễ làm việc.')).toBeNull();
    await expect(three).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: /^(Xem tất cả|Show all)$/ }));
    await expect(await canvas.findByText('Rất dễ làm việc.')).toBeVisible();
  },
});

export const NobodyYet = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^(Chưa có đánh giá nào|No reviews yet)$/)).toBeVisible();
  },
});
