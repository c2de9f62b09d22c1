import type { ReactNode } from 'react';
import { expect, userEvent } from 'storybook/test';
import { type Action, type DealView, dealEndsEndpoints, dealsEndpoints } from '@keo/core/contract';
import preview from '../../../../.storybook/preview.tsx';
import { keoStory } from '../client/story-keo.tsx';
import { DealDetail } from './deal-detail.tsx';

const link = (_: unknown, label: ReactNode) => <a href="#there">{label}</a>;
const person = (id: string, displayName: string) => ({
  id,
  username: id,
  displayName,
  avatarUrl: null,
  verified: { email: true, phone: true, identity: false, bank: false },
});
const terms = {
  price: 6_500_000,
  durationHours: 168,
  releaseMode: 'ALL' as const,
  reviewHours: 120,
  revisionsMax: 3,
  scope: 'Logo, bảng màu và bao bì',
  conditions: [],
};
const proof = {
  id: 'pf1',
  dealId: 'd1',
  no: 1,
  title: 'Bộ logo hoàn chỉnh',
  instructions: 'Tệp vector và ảnh xem trước.',
  mandatory: true,
  amount: null,
  accept: { types: ['FILE' as const, 'TEXT' as const] },
  state: 'REQUIRED' as const,
  evidence: [],
  checks: [],
  decisions: [],
  revisionCount: 0,
  reviewDueAt: null,
  revisionDueAt: null,
  appealUntil: null,
  auto: false,
  version: 0,
};
const round = {
  fileId: null,
  text: 'Ba hướng logo, kèm phần giải thích cho từng hướng.',
  link: 'https://vidu.vn/logo',
  geo: null,
  capturedAt: null,
  sha256: null,
  uploadedAt: '2026-11-20T03:00:00.000Z',
  round: 1,
};
const may = (key: string, { path: endpoint }: { path: string }): Action => ({ key, enabled: true, endpoint });

const asWorker: DealView = {
  id: 'd1',
  jobId: 'j1',
  job: {
    id: 'j1',
    slug: 'thiet-ke',
    kind: 'PROJECT',
    title: 'Thiết kế bộ nhận diện cho tiệm mỹ phẩm thiên nhiên',
    price: 6_500_000,
  },
  author: person('u01', 'Nguyễn Minh Anh'),
  worker: person('u04', 'Phạm Gia Bảo'),
  myRole: 'worker',
  state: 'IN_PROGRESS',
  phase: 'WAIT_WORKER',
  turn: null,
  offers: [
    {
      no: 1,
      by: 'author',
      terms: { ...terms, price: 6_000_000 },
      note: null,
      createdAt: '2026-11-18T03:00:00.000Z',
    },
    { no: 2, by: 'worker', terms, note: 'Thêm phần bao bì.', createdAt: '2026-11-18T05:00:00.000Z' },
  ],
  terms,
  money: {
    price: 6_500_000,
    workerFee: 650_000,
    workerNet: 5_850_000,
    held: 6_500_000,
    released: 0,
    refunded: 0,
    bonus: 0,
  },
  startedAt: '2026-11-19T03:00:00.000Z',
  dueAt: '2026-11-26T03:00:00.000Z',
  effectiveDueAt: '2026-11-26T03:00:00.000Z',
  proofs: [proof],
  cancelRequest: null,
  changeRequest: null,
  dispute: null,
  roomId: null,
  actions: [
    may('REQUEST_CANCEL', dealEndsEndpoints.cancelDeal),
    may('GIVE_UP', dealEndsEndpoints.cancelDeal),
  ],
  nextTimer: { transition: 'D15', at: '2099-01-01T00:00:00.000Z', outcome: 'EXPIRED', amount: 6_825_000 },
  version: 4,
};
const asAuthor: DealView = {
  ...asWorker,
  myRole: 'author',
  money: {
    price: 6_500_000,
    authorFee: 325_000,
    authorTotal: 6_825_000,
    held: 6_825_000,
    released: 0,
    refunded: 0,
    bonus: 0,
  },
  phase: 'WAIT_REVIEW',
  proofs: [{ ...proof, state: 'SUBMITTED', evidence: [round] }],
};

const meta = preview.meta({
  title: 'Widgets/Deal',
  component: DealDetail,
  args: { deal: asWorker, jobLink: link, rechargeLink: link },
  parameters: { width: 480 },
  ...keoStory({ signedInAs: 'minhanh' }),
});

/** The worker at work: what to hand in comes first, ways out last. */
export const AtWork = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^(Nộp bằng chứng|Hand in)$/ })).toBeVisible();
    await userEvent.type(canvas.getByLabelText(/^(Đường dẫn|Link)/), 'http://khong-an-toan');
    await expect(canvas.getByText(/https:\/\/$/)).toBeVisible();
  },
});

/** The author has evidence to judge; a reason is asked for before anything is sent back. */
export const ToReview = meta.story({
  args: { deal: asAuthor },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^(Yêu cầu chỉnh sửa|Ask for changes)$/ }));
    const send = canvas.getByRole('button', { name: /^(Gửi|Send)$/ });
    await expect(send).toBeDisabled();
    await userEvent.type(canvas.getByLabelText(/^(Nói rõ|Say what)/), 'Hãy thêm bản trắng đen.');
    await expect(send).toBeEnabled();
  },
});

export const Negotiating = meta.story({
  args: {
    deal: {
      ...asAuthor,
      state: 'NEGOTIATING',
      turn: 'author',
      phase: null,
      proofs: [],
      money: { ...asAuthor.money, held: 0 },
      actions: [
        may('ACCEPT', dealsEndpoints.giveOffer),
        may('COUNTER', dealsEndpoints.giveOffer),
        may('DECLINE', dealsEndpoints.giveOffer),
      ],
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^(Đề xuất lại|Make another offer)$/ }));
    const price = canvas.getByLabelText(/^(Giá|Price)$/);
    await userEvent.clear(price);
    await userEvent.type(price, '10');
    await userEvent.click(canvas.getByRole('button', { name: /^(Gửi đề xuất|Send the offer)$/ }));
    await expect(price).toHaveAttribute('aria-invalid', 'true');
  },
});

export const Disputed = meta.story({
  args: {
    deal: {
      ...asAuthor,
      state: 'DISPUTED',
      phase: null,
      proofs: [{ ...proof, state: 'DISPUTED', evidence: [round] }],
      dispute: {
        id: 'ds1',
        openedBy: 'worker',
        reasonCode: 'REJECTION',
        claimToWorker: 5_000_000,
        statement: 'Tôi đã làm đúng phạm vi đã thoả thuận và gửi đủ tệp theo yêu cầu.',
        fileIds: [],
        offers: [{ by: 'worker', toWorker: 5_000_000, at: '2026-11-20T05:00:00.000Z' }],
        state: 'OPEN',
        resolution: null,
      },
      actions: [may('RESPOND_DISPUTE', dealEndsEndpoints.respondDispute)],
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^(Trả lời tranh chấp|Answer the dispute)$/ }));
    // The fee that is held beside the price cannot be given away.
    await userEvent.type(canvas.getByLabelText(/^(Phần trả|Part for).*6,500,000đ/), '6,600,000');
    await userEvent.click(canvas.getByRole('button', { name: /^(Gửi|Send)$/ }));
    await expect(canvas.getByLabelText(/^(Phần trả|Part for)/)).toHaveAttribute('aria-invalid', 'true');
  },
});
