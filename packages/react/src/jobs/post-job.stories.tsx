import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { draftsDomain } from '@keo/core';
import { jobsEndpoints } from '@keo/core/contract';
import preview from '../../../../.storybook/preview.tsx';
import { fakeOf, keoStory } from '../client/story-keo.tsx';
import { openDialog } from '../ui/story-dialog.ts';
import { PostJobSheet, type PostJobSheetProps } from './post-job-sheet.tsx';
import { useAuth } from '../auth/use-auth.ts';

/** What was kept is somebody's, so the sheet waits until it is known whose. */
function Known(props: PostJobSheetProps) {
  const { user } = useAuth();
  return user && <PostJobSheet {...props} />;
}

const meta = preview.meta({
  title: 'Widgets/Posting a job',
  component: Known,
  args: {
    job: undefined,
    onClose: fn(),
    onPosted: fn(),
    rechargeLink: (amount: number, label: string) => <a href={`#${amount}`}>{label}</a>,
  },
  ...keoStory({ signedInAs: 'minhanh' }),
});

const form = {
  kind: 'QUICK',
  acceptMode: 'INSTANT',
  title: 'Kiểm thử luồng đăng ký app giao đồ ăn',
  description: 'Cài bản thử, đăng ký tài khoản mới rồi đi hết luồng đặt món đầu tiên, ghi lại lỗi.',
  categorySlug: 'kiem-thu',
  place: 'REMOTE',
  conditions: [
    {
      title: '3 ảnh các bước',
      instructions: '',
      types: ['IMAGE'],
      minFiles: '3',
      minTextLen: '',
      mustBeFresh: true,
      amount: '',
    },
  ],
  isByParts: false,
  price: '35,000',
  slots: '40',
  time: '30',
  reviewHours: '72',
  revisionsMax: '3',
  onceEach: false,
  verified: false,
  provinces: [] as string[],
  minReliability: 'ANY',
};

/** Left on this device at this step. */
const kept =
  (step: string, part: Partial<typeof form> = {}) =>
  async ({ id }: { id: string }) => {
    const requestId = '5b3c7f0a-3f52-4a37-9a53-0a8f1a5e7c11';
    const text = JSON.stringify({ form: { ...form, ...part }, step, saved: null, requestId });
    await waitFor(() => expect(fakeOf({ id }).keo.actorOf(draftsDomain)).toBeDefined());
    fakeOf({ id }).keo.actorOf(draftsDomain)?.send({ type: 'drafts.keep', name: 'job', text });
  };
const next = /^(Tiếp tục|Continue)$/;

/** A step is left only once it is right, and what is wrong is said beside its field. */
export const FromTheBeginning = meta.story({
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement);
    await userEvent.click(await dialog.findByRole('button', { name: next }));
    await userEvent.click(dialog.getByRole('button', { name: next }));
    await expect(dialog.getByText(/(Tên việc dài|A title has)/)).toBeVisible();
    await expect(dialog.getByText(/(Bước 2 trên 5|Step 2 of 5)/)).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: /^(Tên việc|Title)$/ }), 'Chụp ảnh kệ gạo');
    await expect(dialog.queryByText(/(Tên việc dài|A title has)/)).toBeNull();
  },
});

export const Proofs = meta.story({
  beforeEach: kept('proofs'),
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement);
    await userEvent.click(await dialog.findByRole('button', { name: /^(Thêm một mục|Add a proof)$/ }));
    await expect(dialog.getByRole('region', { name: /^(Mục 2|Proof 2)$/ })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: next }));
    await expect(dialog.getByText(/(Tên mục dài|A title has)/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: /^(Bỏ mục 2|Remove proof 2)$/ }));
    await userEvent.click(dialog.getByRole('button', { name: next }));
    await expect(dialog.getByText(/(Bước 4 trên 5|Step 4 of 5)/)).toBeVisible();
  },
});

export const Terms = meta.story({ beforeEach: kept('terms') });

/** Who may do it is chosen in the same step, and the preview says it. */
export const WhoMayDoIt = meta.story({
  beforeEach: kept('terms', { provinces: ['79'], minReliability: '85' }),
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement);
    await userEvent.click(await dialog.findByRole('checkbox', { name: /(Mỗi người chỉ làm|Once for each)/ }));
    await expect(dialog.getByRole('button', { name: /^(Bỏ|Remove) TP. Hồ Chí Minh$/ })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: next }));
    await expect(
      await dialog.findByText(
        /(ở|living in) TP. Hồ Chí Minh; .*85.*; (mỗi người làm một lần|once for each person)/,
      ),
    ).toBeVisible();
  },
});

/** Parts that do not add up to the budget keep the step. */
export const ByParts = meta.story({
  beforeEach: kept('terms', {
    kind: 'PROJECT',
    acceptMode: 'APPLY',
    price: '7,000,000',
    slots: '1',
    time: '7',
    reviewHours: '120',
    isByParts: true,
    conditions: ['2,000,000', '4,500,000'].map((amount, no) => ({
      ...form.conditions[0]!,
      title: `Mốc ${no + 1}`,
      amount,
    })),
  }),
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement);
    await userEvent.click(await dialog.findByRole('button', { name: next }));
    await expect(dialog.getByRole('alert')).toHaveTextContent('6,500,000đ');
    const budget = dialog.getByRole('textbox', { name: /^(Ngân sách|Budget)$/ });
    await userEvent.clear(budget);
    await userEvent.type(budget, '6,5tr');
    await userEvent.click(dialog.getByRole('button', { name: next }));
    await expect(await dialog.findByText(/(Bước 5 trên 5|Step 5 of 5)/)).toBeVisible();
  },
});

/** What is held is on the button that holds it; then it is open, and nothing of the draft is left here. */
export const Published = meta.story({
  beforeEach: kept('preview'),
  play: async ({ canvasElement, args, id }) => {
    const dialog = await openDialog(canvasElement);
    const publish = await dialog.findByRole('button', { name: /1,470,000đ/ });
    await waitFor(() => expect(publish).toBeEnabled());
    await userEvent.click(publish);
    await waitFor(() => expect(args.onPosted).toHaveBeenCalledOnce());
    await expect(fakeOf({ id }).keo.actorOf(draftsDomain)?.getSnapshot().context).toEqual({});
    await expect(fakeOf({ id }).server.calls(jobsEndpoints.createJob.path)).toBe(1);
  },
});

/** Exactly what is missing can be added, and nothing is published meanwhile. */
export const MissingMoney = meta.story({
  beforeEach: kept('preview', { slots: '60' }),
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement);
    await expect(await dialog.findByRole('link')).toHaveAttribute('href', '#255000');
    await expect(dialog.getByRole('button', { name: /2,205,000đ/ })).toBeDisabled();
  },
});
