import { expect, userEvent, waitFor, within } from 'storybook/test';
import { draftsDomain } from '@keo/core';
import { priceGuidanceEndpoints } from '@keo/core/contract';
import preview from '../../../../../.storybook/preview.tsx';
import { getFake, keoStory } from '../../client/story-keo.tsx';
import { openDialog } from '../../ui/story-dialog.ts';
import { SignedInPostJob, kept, next, postJobArgs } from './story-post-job.tsx';

const meta = preview.meta({
  title: 'Marketplace/Help with a job',
  component: SignedInPostJob,
  args: postJobArgs,
  ...keoStory({ signedInAs: 'minhanh' }),
});

export const Questions = meta.story({
  beforeEach: kept('what', { acceptMode: 'APPLY' }),
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement);
    const add = () =>
      userEvent.click(dialog.getByRole('button', { name: /^(Thêm một câu hỏi|Add a question)$/ }));
    await dialog.findByRole('button', { name: /^(Thêm một câu hỏi|Add a question)$/ });
    await add();
    await add();
    await userEvent.type(dialog.getByLabelText(/^(Câu|Question) 2$/), 'Sao');
    await userEvent.click(dialog.getByRole('button', { name: next }));
    await expect(dialog.getByText(/(Câu hỏi dài|A question has)/)).toBeVisible();
    await userEvent.type(dialog.getByLabelText(/^(Câu|Question) 2$/), ' bạn muốn làm việc này?');
    await userEvent.click(dialog.getByRole('button', { name: next }));
    await expect(dialog.getByText(/(Bước 3 trên 5|Step 3 of 5)/)).toBeVisible();
  },
});

export const FromTemplate = meta.story({
  beforeEach: kept('what', {
    description: '',
    title: 'Logo cho tiệm bánh Hoa Sữa',
    categorySlug: 'thiet-ke',
  }),
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement);
    await userEvent.click(
      await dialog.findByRole('button', { name: /^(Dùng mẫu cho|Use the template for)/ }),
    );
    await expect(dialog.getByDisplayValue(/(Phong cách mong muốn|The style I have in mind)/)).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: /^(Tên việc|Title)$/ })).toHaveValue(
      'Logo cho tiệm bánh Hoa Sữa',
    );
    await expect(dialog.queryByRole('button', { name: /^(Dùng mẫu cho|Use the template for)/ })).toBeNull();
    await expect(dialog.getByText(/(chờ bạn điền|left for you to fill in)/)).toBeVisible();
  },
});

export const LiveCard = meta.story({
  beforeEach: kept('what'),
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement);
    const card = within(await dialog.findByRole('complementary', { name: /^(Thẻ việc|The card)/ }));
    await expect(card.getByText('31,500đ')).toBeVisible();
    const title = dialog.getByRole('textbox', { name: /^(Tên việc|Title)$/ });
    await userEvent.clear(title);
    await expect(card.getByText(/^(Tên việc của bạn|The title of your job)$/)).toBeVisible();
    await userEvent.type(title, 'Thử ứng dụng gọi xe ở Huế');
    await expect(card.getByRole('heading', { name: 'Thử ứng dụng gọi xe ở Huế' })).toBeVisible();
  },
});

export const Guided = meta.story({
  beforeEach: kept('terms', {
    kind: 'PROJECT',
    acceptMode: 'APPLY',
    categorySlug: 'thiet-ke',
    durationDays: '7',
  }),
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement);
    await expect(await dialog.findByText(/2,500,000đ–6,500,000đ.*4,000,000đ/)).toBeVisible();
  },
});

export const NotGuided = meta.story({
  beforeEach: kept('terms'),
  play: async ({ canvasElement, id }) => {
    const dialog = await openDialog(canvasElement);
    const { server } = getFake({ id });
    await waitFor(() => expect(server.calls(priceGuidanceEndpoints.priceGuidance.path)).toBe(1));
    await expect(dialog.queryByText(/(6 tháng qua|last 6 months)/)).toBeNull();
  },
});

export const Attached = meta.story({
  beforeEach: kept('what'),
  play: async ({ canvasElement, id }) => {
    const dialog = await openDialog(canvasElement);
    const chooser = canvasElement.querySelector<HTMLInputElement>('input[type=file]:not([capture])');
    if (!chooser) throw new Error('There is no way to choose a file');
    await userEvent.upload(chooser, new File(['%PDF-1.7'], 'đề bài.pdf', { type: 'application/pdf' }));
    await dialog.findAllByText(/^(Đã tải lên|Sent)/);
    const keptNow = () => getFake({ id }).keo.getActor(draftsDomain)?.getSnapshot().context['job'] ?? '';
    await waitFor(() => expect(keptNow()).toContain('đề bài.pdf'));
  },
});
