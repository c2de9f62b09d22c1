import { expect, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { keoStory } from '../../client/story-keo.tsx';
import { DealDetail } from './deal-detail.tsx';
import { asAuthor, asWorker, link } from './story-deals.tsx';

const meta = preview.meta({
  title: 'Marketplace/Deal onward',
  component: DealDetail,
  args: { deal: asWorker, jobLink: link, rechargeLink: link },
  parameters: { width: 480 },
  ...keoStory({ signedInAs: 'minhanh' }),
});

const allPaid = {
  ...asAuthor.money,
  held: 0,
  released: 5_000_000,
  refunded: 1_500_000,
  authorFee: 250_000,
  authorTotal: 5_250_000,
};

const about = {
  personLink: link,
  againLink: link,
  toAddress: (deal: string) => `https://keo.example/dashboard/my-tasks?deal=${deal}`,
};

export const WhereItLeads = meta.story({
  args: { deal: { ...asAuthor, state: 'COMPLETED', phase: null, money: allPaid, actions: [] }, about },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: /^(với|with) Phạm Gia Bảo$/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^(Thuê lại|Hire) Phạm Gia Bảo( again)?$/ })).toBeVisible();
    await userEvent.click(canvas.getByText(/^(Nội dung công việc đã thoả thuận|The work as agreed)$/));
    const work = canvasElement.querySelector('details[open] .keo-prose');
    await expect(work).toHaveTextContent('Logo, bảng màu và bao bì');
    await expect(canvas.getByRole('link', { name: /^(Mở tin đăng|Open the posting)$/ })).toBeVisible();
  },
});

/** A running deal leads to more work, a worker’s to the author’s other work, an open one to neither. */
export const MoreWork = meta.story({
  args: { deal: asAuthor, about },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^(Giao thêm việc cho|Give) Phạm Gia Bảo/ })).toBeVisible();
  },
});

export const OnwardAsWorker = meta.story({
  args: { deal: { ...asWorker, state: 'COMPLETED', phase: null, actions: [] }, about },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: /^(Làm tiếp với|More work with) Nguyễn Minh Anh$/ }),
    ).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^(Thuê lại|Hire)/ })).toBeNull();
  },
});

/** Without the clipboard the address itself is shown. */
export const CopyRefused = meta.story({
  args: { deal: asWorker, about },
  beforeEach: () => {
    const { clipboard } = navigator;
    const write = clipboard.writeText.bind(clipboard);
    clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
    return () => {
      clipboard.writeText = write;
    };
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^(Chép liên kết|Copy link)$/ }));
    await expect(
      await canvas.findByText(/https:\/\/keo\.example\/dashboard\/my-tasks\?deal=d1$/),
    ).toBeVisible();
  },
});

const toReview = asAuthor.proofs.map((one) => ({ ...one, revisionsLeft: 1 }));

/** The last round of changes says so before it is asked for. */
export const LastRevision = meta.story({
  args: { deal: { ...asAuthor, proofs: toReview } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/^(Bạn còn 1 lần yêu cầu sửa|You can ask for changes once more)\.$/),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^(Yêu cầu chỉnh sửa|Ask for changes)$/ }));
    await expect(canvas.getByText(/^(Đây là lần sửa cuối|This is the last round)/)).toBeVisible();
  },
});

export const NoRevisionsLeft = meta.story({
  args: { deal: { ...asAuthor, proofs: toReview.map((one) => ({ ...one, revisionsLeft: 0 })) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^(Đã hết lần sửa|No changes left)/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^(Yêu cầu chỉnh sửa|Ask for changes)$/ })).toBeNull();
    await expect(canvas.getByRole('button', { name: /^(Từ chối|Reject)$/ })).toBeVisible();
  },
});

/** Before the start the terms say until when, and how many rounds there are. */
export const NotBegun = meta.story({
  args: {
    deal: {
      ...asWorker,
      state: 'AGREED',
      phase: null,
      proofs: [],
      startedAt: null,
      dueAt: null,
      effectiveDueAt: null,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^(Nội dung công việc đã thoả thuận|The work as agreed)$/)).toBeVisible();
    await expect(
      canvas.getByText(/^(Hẹn xong trong 7 ngày kể từ khi bắt đầu|To be done within 7 days of the start)$/),
    ).toBeVisible();
    await expect(
      canvas.getByText(/^(Mỗi mục còn 3 lần sửa|Changes can be asked for 3 more times per proof)\.$/),
    ).toBeVisible();
  },
});
