import { expect, userEvent, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { keoStory } from '../client/story-keo.tsx';
import { ProofCard } from './proof-card.tsx';
import { ReviewList, type ReviewListProps } from './review-list.tsx';
import { asAuthor, link, proof, round } from './story-deals.tsx';

const submitted = (no: number, title: string, hours: number) => ({
  ...proof,
  id: `pf${no}`,
  no,
  title,
  state: 'SUBMITTED' as const,
  evidence: [round],
  amount: 2_000_000,
  reviewDueAt: new Date(Date.UTC(2099, 0, 1, hours)).toISOString(),
});
const deals = [
  { ...asAuthor, proofs: [submitted(1, 'Ba hướng logo', 5), { ...proof, id: 'pf9', title: 'Bao bì' }] },
  { ...asAuthor, id: 'd2', proofs: [submitted(2, 'Bộ logo hoàn chỉnh', 2)] },
];

/** As the queue draws it once its deal is read. */
const card: ReviewListProps['card'] = (deal, { id }) => {
  const whole = deals.find((one) => one.id === deal.id);
  const its = whole?.proofs.find((one) => one.id === id);
  return whole && its ? <ProofCard deal={whole} proof={its} heading="h3" /> : null;
};

const meta = preview.meta({
  title: 'Widgets/Review queue',
  component: ReviewList,
  args: { deals, link, card },
  parameters: { width: 720 },
  ...keoStory({ signedInAs: 'minhanh' }),
});

/** The nearest to approving itself comes first; what nobody handed in is not there. */
export const Waiting = meta.story({
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('listitem', { name: /logo/ });
    await expect(rows.map((row) => row.getAttribute('aria-label'))).toEqual([
      'Bộ logo hoàn chỉnh',
      'Ba hướng logo',
    ]);
    await expect(canvas.queryByText(/Bao bì/)).not.toBeInTheDocument();
  },
});

/** J walks on, R asks for words and does not land in them, A asks before it approves. */
export const ByKeys = meta.story({
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem', { name: /logo/ });
    first?.focus();
    await userEvent.keyboard('j');
    await expect(second).toHaveFocus();
    await userEvent.keyboard('r');
    const note = canvas.getByLabelText(/^(Nói rõ|Say what)/);
    await expect(note).toHaveFocus();
    await userEvent.type(note, 'xa');
    await expect(note).toHaveValue('xa');
    second?.focus();
    await userEvent.keyboard('a');
    await expect(await within(document.body).findByRole('dialog')).toHaveTextContent(/Ba hướng logo/);
  },
});

/** Together, with what that pays. */
export const Together = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByLabelText(/^(Chọn tất cả|Choose all)$/));
    await userEvent.click(canvas.getByRole('button', { name: /^(Duyệt 2|Approve 2)/ }));
    await expect(await within(document.body).findByRole('dialog')).toHaveTextContent('4,000,000đ');
  },
});

export const Nothing = meta.story({
  args: { deals: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
  },
});
