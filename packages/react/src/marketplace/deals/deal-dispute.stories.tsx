import { expect, userEvent } from 'storybook/test';
import { type ProofView, dealEndsEndpoints } from '@keo/core/contract';
import preview from '../../../../../.storybook/preview.tsx';
import { keoStory } from '../../client/story-keo.tsx';
import { DealDetail } from './deal-detail.tsx';
import { asAuthor, asWorker, link, may, proof, round, terms } from './story-deals.tsx';

const meta = preview.meta({
  title: 'Marketplace/Deal in dispute',
  component: DealDetail,
  args: { deal: asWorker, jobLink: link, rechargeLink: link },
  parameters: { width: 480 },
  ...keoStory({ signedInAs: 'minhanh' }),
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
        proofId: null,
        reasonCode: 'REJECTION',
        claimToWorker: 5_000_000,
        statement: 'Tôi đã làm đúng phạm vi đã thoả thuận và gửi đủ tệp theo yêu cầu.',
        answer: null,
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
    await userEvent.type(
      canvas.getByLabelText(/^(Trả người làm|Bạn muốn|How much).*6,500,000đ/),
      '6,600,000',
    );
    await userEvent.click(canvas.getByRole('button', { name: /^(Gửi|Send)$/ }));
    await expect(canvas.getByLabelText(/^(Trả người làm|Bạn muốn|How much)/)).toHaveAttribute(
      'aria-invalid',
      'true',
    );
  },
});

export const Rejected = meta.story({
  args: {
    deal: {
      ...asWorker,
      proofs: [
        {
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
        },
      ],
      actions: [may('APPEAL', dealEndsEndpoints.appealProof)],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      /(bị từ chối|was rejected): Thiếu tệp gốc\..*07:00, 01\/01\/2099.*6,500,000đ/,
    );
    await expect(canvas.getByText(/(tiền của phần này vẫn được giữ|its money stays held)/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^(Khiếu nại|Appeal)$/ })).toBeEnabled();
  },
});

export const Appealed = meta.story({
  args: {
    deal: {
      ...asWorker,
      state: 'DISPUTED',
      phase: null,
      proofs: [
        { ...proof, state: 'DISPUTED', evidence: [round] },
        { ...proof, id: 'pf2', no: 2, title: 'Bao bì' },
      ],
      dispute: {
        id: 'ds1',
        openedBy: 'worker',
        proofId: proof.id,
        reasonCode: 'REJECTION',
        claimToWorker: 6_500_000,
        statement: '',
        answer: null,
        fileIds: [],
        offers: [],
        state: 'OPEN',
        resolution: null,
      },
      actions: [may('WITHDRAW_DISPUTE', dealEndsEndpoints.withdrawDispute)],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/(khiếu nại việc từ chối|appeals against the rejection)/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^(Nộp bằng chứng|Hand in)$/ })).toBeVisible();
  },
});

const beyond: ProofView = { ...proof, state: 'REJECTED', evidence: [round], beyondBudget: true };
export const RejectedBeyondTheBudget = meta.story({
  args: {
    deal: {
      ...asWorker,
      proofs: [{ ...beyond, appealUntil: '2099-01-01T00:00:00.000Z' }],
      actions: [may('APPEAL', dealEndsEndpoints.appealProof)],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      /(là một tranh chấp|makes it a dispute):.*07:00, 01\/01\/2099.*6,500,000đ/,
    );
    await expect(canvas.getByText(/(không ai được gì chỉ vì bên kia im lặng|nobody gains by)/)).toBeVisible();
    await expect(
      canvas.getByRole('button', { name: /^(Trả lời tranh chấp|Answer the dispute)$/ }),
    ).toBeEnabled();
  },
});

const createAppeal = (state: 'NEGOTIATING' | 'WITHDRAWN') => ({
  id: 'ds1',
  openedBy: 'worker' as const,
  proofId: 'pf2',
  reasonCode: 'REJECTION',
  claimToWorker: 600_000,
  statement: '',
  answer: null,
  fileIds: [],
  offers: [],
  state,
  resolution: null,
});
const smallPart = { ...proof, id: 'pf2', no: 2, title: 'Bao bì', amount: 600_000 };
export const AnsweredBeyondTheBudget = meta.story({
  args: {
    deal: {
      ...asAuthor,
      state: 'DISPUTED',
      phase: null,
      proofs: [proof, { ...smallPart, state: 'DISPUTED', evidence: [round], beyondBudget: true }],
      dispute: createAppeal('NEGOTIATING'),
      actions: [may('SETTLE', dealEndsEndpoints.settleDispute)],
    },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        /(giữ tới khi hai bên thống nhất hoặc Keo quyết định|held until the two of you agree)/,
      ),
    ).toBeVisible();
    await expect(canvas.queryByText(/(Hai bên có 7 ngày|You have 7 days)/)).toBeNull();
  },
});

export const AfterAnAppeal = meta.story({
  args: {
    deal: {
      ...asAuthor,
      terms: { ...terms, releaseMode: 'PER_PROOF' },
      proofs: [proof, { ...smallPart, state: 'REJECTED', evidence: [round] }],
      dispute: createAppeal('WITHDRAWN'),
      actions: [may('REQUEST_CANCEL', dealEndsEndpoints.cancelDeal)],
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^(Đề nghị dừng và chia tiền|Ask to stop)/ }));
    // All that is held, not the part of the appeal that is over.
    const amount = canvas.getByLabelText(/^(Trả người làm|Bạn muốn|How much).*6,500,000đ/);
    await userEvent.type(amount, '1,000,000');
    await expect(amount).not.toHaveAttribute('aria-invalid', 'true');
  },
});
