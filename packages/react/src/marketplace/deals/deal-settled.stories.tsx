import { expect, userEvent, within } from 'storybook/test';
import { type DealView, dealEndsEndpoints } from '@keo/core/contract';
import preview from '../../../../../.storybook/preview.tsx';
import { keoStory } from '../../client/story-keo.tsx';
import { openDialog } from '../../ui/story-dialog.ts';
import { DealDetail } from './deal-detail.tsx';
import { asAuthor, asWorker, dispute, inHours, link, may, proof, round, terms } from './story-deals.tsx';

const meta = preview.meta({
  title: 'Marketplace/Settled dispute',
  component: DealDetail,
  args: { deal: asWorker, jobLink: link, rechargeLink: link },
  parameters: { width: 480 },
  ...keoStory({ signedInAs: 'minhanh' }),
});

const statement = 'Tôi đã làm đúng phạm vi đã thoả thuận và gửi đủ tệp theo yêu cầu.';
const appeal = {
  ...dispute,
  proofId: proof.id,
  reasonCode: 'REJECTION',
  claimToWorker: 6_500_000,
  statement,
};
const { respondDispute, settleDispute } = dealEndsEndpoints;
const inDispute: Pick<DealView, 'state' | 'phase' | 'proofs' | 'contested'> = {
  state: 'DISPUTED',
  phase: null,
  proofs: [
    { ...proof, state: 'DISPUTED', evidence: [round] },
    { ...proof, id: 'pf2', no: 2, title: 'Bao bì' },
  ],
  contested: 6_500_000,
};
const paidAsWhole = { ...terms, releaseMode: 'ALL' as const };
const ends = /(Tranh chấp và thoả thuận kết thúc|The dispute and the deal end)/;
const endsOnceAgreed = /(tranh chấp và thoả thuận kết thúc|the dispute and the deal end)/;

/** In a deal that is paid at once an appeal against one part divides everything. */
export const WholeDealAppealed = meta.story({
  args: {
    deal: {
      ...asAuthor,
      ...inDispute,
      terms: paidAsWhole,
      dispute: appeal,
      nextTimer: { transition: 'D32', at: inHours(60), outcome: 'IN_PROGRESS' },
      actions: [
        {
          ...may('RESPOND_DISPUTE', respondDispute),
          money: { release: 6_500_000, refund: 0 },
        },
      ],
    },
  },
  play: async ({ canvas, canvasElement }) => {
    const card = within(canvas.getByRole('region', { name: /(Tranh chấp|Dispute)/ }));
    await expect(card.getByText(endsOnceAgreed)).toBeVisible();
    await expect(card.queryByText(/(các phần khác vẫn tiếp tục|everything else goes on)/)).toBeNull();
    await userEvent.click(card.getByRole('button', { name: /^(Trả lời và đề nghị|Answer and offer)/ }));
    await expect(
      card.getByText(
        /(còn mục chưa nộp, mục này được chấp nhận|something is missing, this part is accepted)/,
      ),
    ).toBeVisible();
    await userEvent.click(card.getByRole('button', { name: /^(Đồng ý trả đủ|Agree to pay all)/ }));
    await expect((await openDialog(canvasElement)).getByText(ends)).toBeVisible();
  },
});

export const WholeDealDeciding = meta.story({
  args: {
    deal: {
      ...asWorker,
      ...inDispute,
      terms: paidAsWhole,
      dispute: {
        ...appeal,
        state: 'NEGOTIATING',
        offers: [{ by: 'author', toWorker: 2_000_000, at: '2026-11-20T09:00:00.000Z' }],
      },
      nextTimer: { transition: 'D32', at: inHours(200), outcome: 'IN_PROGRESS' },
      actions: [{ ...may('SETTLE', settleDispute), money: { release: 1_800_000, refund: 4_500_000 } }],
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(
      canvas.getByText(/(toàn bộ tiền đang giữ được chia|all the money that is held is split)/),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^(Đồng ý|Agree to) 2,000,000đ/ }));
    await expect((await openDialog(canvasElement)).getByText(ends)).toBeVisible();
  },
});

/** The deal goes on, and its other part is worked on. */
export const PartAppealed = meta.story({
  args: {
    deal: {
      ...asAuthor,
      ...inDispute,
      contested: 2_000_000,
      terms: { ...terms, releaseMode: 'PER_PROOF' },
      dispute: { ...appeal, claimToWorker: 2_000_000 },
      actions: [{ ...may('RESPOND_DISPUTE', respondDispute), money: { release: 2_000_000, refund: 0 } }],
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/(các phần khác vẫn tiếp tục|everything else goes on)/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^(Đồng ý trả đủ|Agree to pay all)/ }));
    const question = await openDialog(canvasElement);
    await expect(question.getByText(/(Tranh chấp kết thúc và|The dispute ends, and)/)).toBeVisible();
    await expect(question.queryByText(ends)).toBeNull();
  },
});

const over: DealView = {
  ...asWorker,
  state: 'COMPLETED',
  phase: null,
  proofs: [{ ...proof, state: 'APPROVED', evidence: [round] }],
  actions: [],
  nextTimer: null,
};
const settled = {
  ...appeal,
  state: 'RESOLVED' as const,
  answer: 'Tôi đồng ý trả đủ, vì tệp gốc đã có trong thư mục.',
  answerFileIds: ['f_2'],
};
const unfold = (canvas: ReturnType<typeof within>) =>
  userEvent.click(canvas.getByText(/^(Tranh chấp đã kết thúc|The dispute is over)$/));

/** Also the answer that settled it stays to be read. */
export const Agreed = meta.story({
  args: {
    deal: {
      ...over,
      dispute: {
        ...settled,
        offers: [{ by: 'author', toWorker: 6_500_000, at: '2026-11-20T09:00:00.000Z' }],
        resolution: { toWorker: 6_500_000, by: 'AGREEMENT', note: null },
      },
    },
  },
  play: async ({ canvas }) => {
    await unfold(canvas);
    const talk = canvas.getByRole('list', { name: /(Hai bên đã nói gì|What the two said)/ });
    await expect(talk).toHaveTextContent(/Nguyễn Minh Anh (đề nghị|offers) 6,500,000đ.*Tôi đồng ý trả đủ/);
    await expect(
      canvas.getByText(/^(Hai bên đã thống nhất: trả|The two agreed:) .*6,500,000đ/),
    ).toBeVisible();
    await expect(canvas.queryByText(/^(Keo quyết định|Keo decided)/)).toBeNull();
  },
});

export const DecidedByTime = meta.story({
  args: {
    deal: {
      ...over,
      money: {
        ...over.money,
        workerFee: 425_000,
        workerNet: 3_825_000,
        held: 0,
        released: 4_250_000,
        releasedNet: 3_825_000,
        refunded: 2_250_000,
      },
      dispute: {
        ...settled,
        offers: [{ by: 'author', toWorker: 2_000_000, at: '2026-11-20T09:00:00.000Z' }],
        resolution: { toWorker: 4_250_000, by: 'TIMEOUT', note: null },
      },
    },
  },
  play: async ({ canvas }) => {
    await unfold(canvas);
    await expect(canvas.getByText(/^(Hết thời hạn|The time ran out).*4,250,000đ/)).toBeVisible();
    const money = canvas.getByLabelText(/^(Tiền của thoả thuận|The money of this deal)$/);
    // What went back has a fee that the worker does not see.
    await expect(money).toHaveTextContent(
      /4,250,000đ.*3,825,000đ(Phần giá không trả|Price not paid).*2,250,000đ/,
    );
    await expect(money).not.toHaveTextContent(/(Đã hoàn|Refunded)/);
  },
});

/** Kept before the offer that settles a dispute was: its words are still there. */
export const SettledBefore = meta.story({
  args: { deal: { ...over, dispute: settled } },
  play: async ({ canvas }) => {
    await unfold(canvas);
    const talk = canvas.getByRole('list', { name: /(Hai bên đã nói gì|What the two said)/ });
    await expect(talk).toHaveTextContent(/Nguyễn Minh Anh (đã trả lời|answered).*Tôi đồng ý trả đủ/);
  },
});
