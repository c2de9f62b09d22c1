import { expect, userEvent, waitFor, within } from 'storybook/test';
import { draftsDomain } from '@keo/core';
import { type Action, type DealView, type ProofView, dealEndsEndpoints } from '@keo/core/contract';
import preview from '../../../../../.storybook/preview.tsx';
import { getFake, keoStory } from '../../client/story-keo.tsx';
import { openDialog } from '../../ui/story-dialog.ts';
import { DealDetail } from './deal-detail.tsx';
import {
  asAuthor,
  asWorker,
  dispute,
  inHours,
  link,
  may as mayDo,
  proof,
  round,
  terms,
} from './story-deals.tsx';

const meta = preview.meta({
  title: 'Marketplace/Deal in dispute',
  component: DealDetail,
  args: { deal: asWorker, jobLink: link, rechargeLink: link },
  parameters: { width: 480 },
  ...keoStory({ signedInAs: 'minhanh' }),
});

type Canvas = ReturnType<typeof within>;
type Dispute = NonNullable<DealView['dispute']>;

const may = (key: string, endpoint: { path: string }, money?: Action['money']): Action => ({
  ...mayDo(key, endpoint),
  ...(money && { money }),
});
const { respondDispute, settleDispute, withdrawDispute, appealProof, cancelDeal } = dealEndsEndpoints;
const statement = 'Tôi đã làm đúng phạm vi đã thoả thuận và gửi đủ tệp theo yêu cầu.';
const d32 = (worker: number, author: number, hours = 60) => ({
  transition: 'D32',
  at: inHours(hours),
  outcome: 'IN_PROGRESS',
  moves: { at: inHours(hours), worker, author },
});
const disputedProof: ProofView = { ...proof, state: 'DISPUTED', evidence: [round] };
const appeal: Dispute = {
  ...dispute,
  proofId: proof.id,
  reasonCode: 'REJECTION',
  claimToWorker: 6_500_000,
  statement,
  fileIds: ['f_1'],
};
const inDispute: Pick<DealView, 'state' | 'phase' | 'proofs'> & { contested: number } = {
  state: 'DISPUTED',
  phase: null,
  proofs: [disputedProof],
  contested: 6_500_000,
};

/** What can be pressed in the card, in its order. */
const listActs = (canvas: Canvas) => {
  const [acts] = within(canvas.getByRole('region', { name: /(Tranh chấp|Dispute)/ })).getAllByRole('group', {
    name: /^(Việc bạn làm được|What you can do)$/,
  });
  if (!acts) throw new Error('Nothing can be done');
  return within(acts).getAllByRole('button');
};
const listLabels = (canvas: Canvas) => listActs(canvas).map(({ textContent }) => textContent);
const getRed = (canvas: Canvas) =>
  canvas
    .getAllByRole('button')
    .filter(({ classList }: HTMLElement) => classList.contains('keo-button--primary'));

const appealedAgainst: DealView = {
  ...asAuthor,
  ...inDispute,
  dispute: appeal,
  nextTimer: d32(6_500_000, 0),
  actions: [may('RESPOND_DISPUTE', respondDispute, { release: 6_500_000, refund: 0 })],
};
/** The author's first button answers; to pay all is the second, and says what it pays. */
export const Disputed = meta.story({
  args: { deal: appealedAgainst },
  play: async ({ canvas, canvasElement }) => {
    await expect(listLabels(canvas)).toEqual([
      expect.stringMatching(/^(Trả lời và đề nghị mức chia|Answer and offer a split)$/),
      expect.stringMatching(/^(Đồng ý trả đủ|Agree to pay all) 6,500,000đ$/),
    ]);
    const [answer, pay] = listActs(canvas);
    await expect(getRed(canvas)).toEqual([answer]);
    const card = canvas.getByRole('region', { name: /(Tranh chấp|Dispute)/ });
    await expect(card).toHaveTextContent(/(Đến lượt bạn trả lời|your turn to answer)/);
    await expect(card).toHaveTextContent(/Phạm Gia Bảo (khiếu nại|appeals).*6,500,000đ/);
    await expect(card).toHaveTextContent(statement);
    await expect(card).toHaveTextContent(/6,500,000đ (được trả cho|is paid to) Phạm Gia Bảo/);
    if (pay) await userEvent.click(pay);
    await expect((await openDialog(canvasElement)).getByText(/Phạm Gia Bảo.*6,500,000đ.*0đ/)).toBeVisible();
  },
});

export const AnswerRefusedForItsAmount = meta.story({
  args: { deal: appealedAgainst },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^(Trả lời và đề nghị|Answer and offer)/ }));
    const amount = canvas.getByLabelText(
      /^(Trả người làm bao nhiêu\? \(tối đa 6,500,000đ, chưa kể phí\)|How much .*6,500,000đ at most, without fees\))$/,
    );
    await userEvent.type(amount, '6,600,000');
    await userEvent.click(canvas.getByRole('button', { name: /^(Gửi|Send)$/ }));
    await expect(amount).toHaveAttribute('aria-invalid', 'true');
    const words = canvas.getByLabelText(/^(Trình bày sự việc|What happened)/);
    await expect(words).toHaveAccessibleDescription(/^(Viết thêm 50 ký tự nữa|Write 50 more characters)\.$/);
    await userEvent.type(words, 'Thiếu tệp gốc.');
    await expect(words).toHaveAccessibleDescription(/^(Viết thêm 36 ký tự nữa|Write 36 more characters)\.$/);
    await userEvent.clear(amount);
    await userEvent.type(amount, '6,500,000');
    // All that is asked for: that is no offer but agreeing.
    await expect(canvas.getByText(/(xin|asks for) 6,500,000đ/, { selector: '.keo-notice *' })).toBeVisible();
    await expect(
      canvas.getByRole('button', { name: /^(Gửi và chia tiền ngay|Send and split the money now)$/ }),
    ).toBeVisible();
  },
});

const rejected: ProofView = {
  ...proof,
  state: 'REJECTED',
  evidence: [round],
  appealUntil: '2099-01-01T00:00:00.000Z',
  decisions: [
    {
      by: 'author',
      action: 'REJECT',
      reasonCode: null,
      condition: null,
      note: 'Thiếu tệp gốc.',
      at: '2026-11-20T10:00:00.000Z',
    },
  ],
};
const pressAppeal = async (canvas: Canvas, canvasElement: HTMLElement) => {
  await userEvent.click(canvas.getByRole('button', { name: /^(Khiếu nại|Appeal)$/ }));
  return openDialog(canvasElement);
};

const toAppeal: DealView = { ...asWorker, proofs: [rejected], actions: [may('APPEAL', appealProof)] };
export const Rejected = meta.story({
  args: { deal: toAppeal },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      /(bị từ chối|was rejected): Thiếu tệp gốc\..*07:00, 01\/01\/2099.*6,500,000đ/,
    );
    const question = await pressAppeal(canvas, canvasElement);
    await expect(question.getByText(/6,500,000đ.*Nguyễn Minh Anh.*72.*07:00, 01\/01\/2099/)).toBeVisible();
    await expect(question.getByRole('group', { name: /(bằng chứng|evidence)/ })).toBeVisible();
  },
});

/** Its words are kept on this device until they are sent. */
export const AppealWritten = meta.story({
  args: { deal: toAppeal },
  play: async ({ canvas, canvasElement, id }) => {
    const question = await pressAppeal(canvas, canvasElement);
    const send = question.getByRole('button', { name: /^(Khiếu nại|Appeal)$/ });
    await expect(send).toBeDisabled();
    const reason = question.getByLabelText(/^(Vì sao|Why)/);
    await userEvent.type(reason, 'Tệp gốc');
    await expect(reason).toHaveAccessibleDescription(/^(Viết thêm 3 ký tự nữa|Write 3 more characters)\.$/);
    await userEvent.type(reason, ' ở trong thư mục đã gửi.');
    await expect(send).toBeEnabled();
    const { keo } = getFake({ id });
    await waitFor(() =>
      expect(JSON.stringify(keo.getActor(draftsDomain)?.getSnapshot().context)).toContain('Tệp gốc ở trong'),
    );
  },
});

export const Appealed = meta.story({
  args: {
    deal: {
      ...asWorker,
      ...inDispute,
      proofs: [disputedProof, { ...proof, id: 'pf2', no: 2, title: 'Bao bì' }],
      dispute: appeal,
      nextTimer: d32(5_850_000, 0),
      actions: [may('WITHDRAW_DISPUTE', withdrawDispute, { refund: 6_500_000 })],
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/^(Bạn khiếu nại việc từ chối|You appeal against)/)).toBeVisible();
    await expect(canvas.getByText(/^(Chờ|Waiting for) Nguyễn Minh Anh/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^(Nộp bằng chứng|Hand in)$/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^(Rút khiếu nại|Withdraw the appeal)$/ }));
    const question = await openDialog(canvasElement);
    await expect(
      question.getByText(/6,500,000đ (tiền công về lại|of the price goes back to) Nguyễn Minh Anh/),
    ).toBeVisible();
  },
});

const answered: Dispute = {
  ...appeal,
  state: 'NEGOTIATING',
  answer: 'Bộ logo thiếu tệp vector như đã thoả thuận, nên tôi chỉ trả phần đã dùng được.',
  answerFileIds: ['f_2'],
  offers: [{ by: 'author', toWorker: 2_000_000, at: '2026-11-20T09:00:00.000Z' }],
};
const offered = { release: 1_800_000, refund: 4_500_000 };

/** Both are read as a conversation; the worker's first button is not to give up either. */
export const Answered = meta.story({
  args: {
    deal: {
      ...asWorker,
      ...inDispute,
      dispute: answered,
      nextTimer: d32(3_825_000, 2_250_000, 200),
      actions: [
        may('SETTLE', settleDispute, offered),
        may('WITHDRAW_DISPUTE', withdrawDispute, { refund: 6_500_000 }),
      ],
    },
  },
  play: async ({ canvas, canvasElement }) => {
    const talk = canvas.getByRole('list', { name: /(Hai bên đã nói gì|What the two said)/ });
    await expect(within(talk).getAllByRole('listitem', { hidden: false })[0]).toHaveTextContent(statement);
    await expect(talk).toHaveTextContent(/Nguyễn Minh Anh (đề nghị|offers) 2,000,000đ.*tệp vector/);
    await expect(listLabels(canvas)).toEqual([
      expect.stringMatching(/^(Đề nghị mức khác|Offer a different split)$/),
      expect.stringMatching(/2,000,000đ.*1,800,000đ/),
      expect.stringMatching(/^(Rút khiếu nại|Withdraw the appeal)$/),
    ]);
    const [offer, accept] = listActs(canvas);
    await expect(getRed(canvas)).toEqual([offer]);
    if (offer) await userEvent.click(offer);
    const wanted = canvas.getByLabelText(/^(Bạn đề nghị được trả.*chưa trừ phí|How much.*before your fee)/);
    await userEvent.type(wanted, '3,000,000');
    await expect(
      canvas.getByText(/^(Về tay 2,700,000đ sau phí|You get 2,700,000đ after the fee)\.$/),
    ).toBeVisible();
    await userEvent.clear(wanted);
    await userEvent.type(wanted, '1,000,000');
    await expect(
      canvas.getByText(/(đề nghị|offers) 2,000,000đ/, { selector: '.keo-notice *' }),
    ).toBeVisible();
    // The middle of both is paid.
    await expect(canvas.queryByText(/(Về tay|You get) 900,000đ/)).toBeNull();
    if (accept) await userEvent.click(accept);
    const question = await openDialog(canvasElement);
    await expect(question.getByText(/^(Bạn nhận 1,800,000đ|You get 1,800,000đ)/)).toBeVisible();
    // What the author has back includes a fee that the worker does not see.
    await expect(question.queryByText(/4,500,000đ/)).toBeNull();
  },
});

export const NoOffersLeft = meta.story({
  args: {
    deal: {
      ...asAuthor,
      ...inDispute,
      dispute: {
        ...answered,
        offers: (['author', 'worker', 'author', 'author', 'worker'] as const).map((by, no) => ({
          by,
          toWorker: by === 'author' ? 2_000_000 : 4_000_000,
          at: `2026-11-2${no}T09:00:00.000Z`,
        })),
      },
      nextTimer: d32(3_000_000, 3_675_000, 100),
      actions: [may('SETTLE', settleDispute, { release: 4_000_000, refund: 2_625_000 })],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/(đề nghị đủ số lần|used all your offers)/)).toBeVisible();
    await expect(listLabels(canvas)).toEqual([expect.stringMatching(/4,000,000đ.*2,625,000đ/)]);
    await expect(getRed(canvas)).toEqual(listActs(canvas));
  },
});

const beyond: ProofView = { ...rejected, beyondBudget: true };
export const RejectedBeyondTheBudget = meta.story({
  args: { deal: { ...asWorker, proofs: [beyond], actions: [may('APPEAL', appealProof)] } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      /(là một tranh chấp|makes it a dispute):.*07:00, 01\/01\/2099.*6,500,000đ/,
    );
    await userEvent.click(canvas.getByRole('button', { name: /^(Trả lời tranh chấp|Answer the dispute)$/ }));
    const question = await openDialog(canvasElement);
    await expect(
      question.getByText(/(không ai được gì chỉ vì bên kia im lặng|nobody gains by)/),
    ).toBeVisible();
  },
});

const smallPart: ProofView = { ...proof, id: 'pf2', no: 2, title: 'Bao bì', amount: 600_000 };
const ofSmallPart: Dispute = { ...appeal, proofId: 'pf2', claimToWorker: 600_000, fileIds: [] };
export const AnsweredBeyondTheBudget = meta.story({
  args: {
    deal: {
      ...asAuthor,
      ...inDispute,
      contested: 600_000,
      proofs: [proof, { ...smallPart, state: 'DISPUTED', evidence: [round], beyondBudget: true }],
      dispute: { ...ofSmallPart, state: 'NEGOTIATING' },
      actions: [may('SETTLE', settleDispute, { release: 600_000, refund: 0 })],
    },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        /(giữ tới khi hai bên thống nhất hoặc Keo quyết định|held until the two of you agree)/,
      ),
    ).toBeVisible();
    await expect(canvas.queryByText(/(Hai bên có 7 ngày|You have 7 days)/)).toBeNull();
    await expect(listLabels(canvas)[0]).toMatch(/^(Đề nghị mức khác|Offer a different split)$/);
  },
});

const openedByTheAuthor: Dispute = { ...dispute, openedBy: 'author', statement };
export const AboutTheDeal = meta.story({
  args: {
    deal: {
      ...asWorker,
      ...inDispute,
      proofs: [{ ...proof, state: 'SUBMITTED', evidence: [round] }],
      dispute: openedByTheAuthor,
      nextTimer: d32(0, 0),
      actions: [may('RESPOND_DISPUTE', respondDispute, { release: 450_000, refund: 6_000_000 })],
    },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/^Nguyễn Minh Anh (mở tranh chấp|opened a dispute).*500,000đ/),
    ).toBeVisible();
    await expect(
      canvas.getByText(/^(Nếu bạn không trả lời|Without an answer from you).*Nguyễn Minh Anh/),
    ).toBeVisible();
  },
});

export const AfterAnAppeal = meta.story({
  args: {
    deal: {
      ...asAuthor,
      terms: { ...terms, releaseMode: 'PER_PROOF' },
      proofs: [proof, { ...smallPart, state: 'REJECTED', evidence: [round] }],
      dispute: { ...ofSmallPart, state: 'WITHDRAWN' },
      actions: [may('REQUEST_CANCEL', cancelDeal)],
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: /^(Đề nghị dừng và chia tiền|Ask to stop|Propose)/ }),
    );
    // All that is held, not the part of the appeal that is over.
    const amount = canvas.getByLabelText(/^(Trả người làm|How much).*6,500,000đ/);
    await userEvent.type(amount, '1,000,000');
    await expect(amount).not.toHaveAttribute('aria-invalid', 'true');
    await userEvent.click(canvas.getByRole('button', { name: /^(Gửi|Send)$/ }));
    await expect(canvas.getByLabelText(/^(Lý do|Reason)$/)).toHaveAccessibleDescription(
      /^(Viết lý do|Write a reason)\.$/,
    );
    await userEvent.click(canvas.getByText(/^(Tranh chấp đã được rút|The dispute was withdrawn)$/));
    await expect(canvas.getByText(statement)).toBeVisible();
  },
});

export const RuledByKeo = meta.story({
  args: {
    deal: {
      ...asWorker,
      state: 'COMPLETED',
      proofs: [{ ...proof, state: 'APPROVED', evidence: [round] }],
      dispute: {
        ...answered,
        state: 'RESOLVED',
        resolution: { toWorker: 4_000_000, by: 'OPERATOR', note: 'Đúng theo mô tả công việc.' },
      },
      actions: [],
      nextTimer: null,
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText(/^(Tranh chấp đã kết thúc|The dispute is over)$/));
    await expect(canvas.getByText(/4,000,000đ/, { selector: 'details *' })).toBeVisible();
    await expect(canvas.getByText('Đúng theo mô tả công việc.')).toBeVisible();
  },
});
