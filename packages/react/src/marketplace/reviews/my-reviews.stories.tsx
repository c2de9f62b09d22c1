import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { SERVER_ERROR, only } from '@keo/core/testing';
import preview from '../../../../../.storybook/preview.tsx';
import { getFake, keoStory } from '../../client/story-keo.tsx';
import { MyReviews, type MyReviewTab } from './my-reviews.tsx';
import { dealId, ended, getReviews } from './story-reviews.ts';

function Page({ begins = 'todo' }: { begins?: MyReviewTab }) {
  const [tab, setTab] = useState<MyReviewTab>(begins);
  return <MyReviews tab={tab} onTabChange={setTab} onPageChange={() => undefined} />;
}

const meta = preview.meta({
  title: 'Marketplace/Own reviews',
  component: Page,
  parameters: { width: 640 },
  ...keoStory({ signedInAs: 'minhanh' }),
});

const three = /^(3 sao, tạm được|3 stars, all right)$/;
const send = /^(Gửi đánh giá|Send review)$/;

export const ToWrite = meta.story({
  beforeEach: (story) => ended(story),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^(Còn 14 ngày|14 days left)$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^(Viết đánh giá|Write a review)$/ }));
    const words = canvas.getByLabelText(/^(Nhận xét|Comment)/);
    await userEvent.type(words, 'Tạm');
    await userEvent.click(canvas.getByRole('button', { name: send }));
    await expect(canvas.getByText(/^(Hãy chọn số sao|Choose how many stars)/)).toBeVisible();
    await expect(canvas.getByText(/^(Viết ít nhất 10|Write 10)/)).toBeVisible();
    const [first] = canvas.getAllByRole('radio');
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: three, checked: true })).toBeChecked();
    const tags = canvas.getAllByRole('checkbox');
    await expect(tags[0]).toHaveAccessibleName(/^(Khó liên lạc|Hard to reach)$/);
    for (const tag of tags.slice(0, 5)) await userEvent.click(tag);
    await expect(tags[5]).toBeDisabled();
    const onTime = canvas.getByRole('radiogroup', { name: /^(Đúng hạn|On time)$/ });
    await userEvent.click(within(onTime).getByRole('radio', { name: three }));
    await userEvent.type(words, ' được, hơi chậm.');
    await userEvent.click(canvas.getByRole('button', { name: send }));
    await expect(
      await canvas.findByText(/^(Không có đánh giá nào cần viết|Nothing to review)$/),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: /^(Đã viết|Written)$/ }));
    await expect(await canvas.findByText('Tạm được, hơi chậm.')).toBeVisible();
    await expect(canvas.getByText(/^(Đang niêm phong|Sealed)$/)).toBeVisible();
  },
});

export const Draft = meta.story({
  beforeEach: (story) => ended(story),
  play: async ({ canvas }) => {
    const open = { name: /^(Viết đánh giá|Write a review)$/ };
    await userEvent.click(await canvas.findByRole('button', open));
    await userEvent.type(canvas.getByLabelText(/^(Nhận xét|Comment)/), 'Hình rất đẹp');
    await userEvent.click(canvas.getByRole('tab', { name: /^(Nhận được|Received)$/ }));
    await canvas.findByText(/^(Chưa có ai đánh giá bạn|Nobody has reviewed you yet)$/);
    await userEvent.click(canvas.getByRole('tab', { name: /^(Cần viết|To write)/ }));
    await userEvent.click(await canvas.findByRole('button', open));
    await expect(canvas.getByLabelText(/^(Nhận xét|Comment)/)).toHaveValue('Hình rất đẹp');
    await userEvent.click(canvas.getByRole('button', { name: /^(Thôi|Cancel)$/ }));
    await userEvent.click(canvas.getByRole('button', open));
    await expect(canvas.getByLabelText(/^(Nhận xét|Comment)/)).toHaveValue('');
  },
});

export const Received = meta.story({
  args: { begins: 'received' },
  beforeEach: (story) => {
    const reviews = getReviews(story);
    for (const [no, stars] of [5, 4, 4].entries()) {
      const deal = `d${no}`;
      reviews.end('minhanh', 'giabao', { dealId: deal, jobTitle: `Thiết kế bài đăng số ${no + 1}` });
      reviews.write('giabao', deal, { stars, tags: ['CLEAR'], text: `Lần ${no + 1}: yêu cầu rõ.` });
      reviews.write('minhanh', deal, { stars: 5 });
    }
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('4.3')).toBeVisible();
    await expect(canvas.getAllByText(/^Lần \d: yêu cầu rõ\.$/)).toHaveLength(3);
    await expect(canvas.getAllByRole('button', { name: /^(Trả lời|Reply)$/ })).toHaveLength(3);
  },
});

export const Sealed = meta.story({
  args: { begins: 'given' },
  beforeEach: (story) => {
    ended(story);
    getReviews(story).write('minhanh', dealId, {
      stars: 5,
      scores: { quality: 5, onTime: 4, communication: 5 },
      tags: ['CAREFUL', 'FAST'],
      text: 'Hình đúng tinh thần thương hiệu, nộp sớm một ngày.',
    });
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Sửa đánh giá|Change review)$/ }));
    await expect(canvas.getByRole('checkbox', { name: /^(Làm nhanh|Fast)$/ })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: /^(Thôi|Cancel)$/ }));
    await expect(canvas.getByText('Hình đúng tinh thần thương hiệu, nộp sớm một ngày.')).toBeVisible();
  },
});

export const Hidden = meta.story({
  args: { begins: 'given' },
  beforeEach: (story) => {
    ended(story);
    const reviews = getReviews(story);
    reviews.write('minhanh', dealId, { stars: 1, text: 'Nhà ở ngõ 12 phố Huế, gặp là biết ngay.' });
    reviews.write('giabao', dealId, { stars: 5 });
    reviews.hide('minhanh', dealId, 'Đánh giá nêu địa chỉ nhà riêng.');
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^(Không hiển thị|Not shown)$/)).toBeVisible();
    await expect(canvas.getByText(/(Lý do|Reason): Đánh giá nêu địa chỉ nhà riêng\.$/)).toBeVisible();
  },
});

export const Failed = meta.story({
  beforeEach: ({ id }) => getFake({ id }).network.misbehave(only('my-reviews-list', SERVER_ERROR)),
  play: async ({ canvas, id }) => {
    const again = await canvas.findByRole('button', { name: /^(Thử lại|Try again)$/ });
    getFake({ id }).network.misbehave();
    await userEvent.click(again);
    await expect(
      await canvas.findByText(/^(Không có đánh giá nào cần viết|Nothing to review)$/),
    ).toBeVisible();
  },
});
