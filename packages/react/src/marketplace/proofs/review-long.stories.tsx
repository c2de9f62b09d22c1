import { expect, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { keoStory } from '../../client/story-keo.tsx';
import { Card } from '../../ui/card.tsx';
import { asAuthor, inHours, link, proof, round, terms } from '../deals/story-deals.tsx';
import { ProofCard } from './proof-card.tsx';
import { ReviewList, type ReviewListProps } from './review-list.tsx';

const deal = {
  ...asAuthor,
  terms: { ...terms, releaseMode: 'PER_PROOF' as const },
  proofs: Array.from({ length: 30 }, (_, n) => ({
    ...proof,
    id: `pf${n}`,
    no: n + 1,
    title: `Trang ${n + 1}`,
    state: 'SUBMITTED' as const,
    evidence: [round],
    amount: 100_000,
    reviewDueAt: inHours(n + 1),
  })),
};

const card: ReviewListProps['card'] = (_, { id }, weight) => {
  const its = deal.proofs.find((one) => one.id === id);
  return its ? <ProofCard deal={deal} proof={its} weight={weight} /> : null;
};

/** The queue above the list of deals. */
function Both() {
  return (
    <>
      <ReviewList deals={[deal]} link={link} card={card} />
      <Card className="keo-deal">
        <button type="button">Mở thoả thuận</button>
      </Card>
    </>
  );
}

const meta = preview.meta({
  title: 'Marketplace/Long review queue',
  component: Both,
  parameters: { width: 720 },
  ...keoStory({ signedInAs: 'minhanh' }),
});

/** Only what is shown can be chosen at once, and is counted so. */
export const Cut = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^(Chờ bạn duyệt|Waiting for your review): 30/)).toBeVisible();
    await expect(canvas.getByText(/^30 (mục chờ duyệt|wait for review)$/)).toBeVisible();
    await expect(canvas.queryByText(/(Chọn tất cả|cả 20|[Aa]ll 20|Choose all)/)).toBeNull();
    await expect(
      canvas.getByRole('button', { name: /^(Duyệt 20 mục này, trả|Approve these 20, pay) 2,000,000đ$/ }),
    ).toBeVisible();
    await expect(
      canvas.getByRole('checkbox', { name: /^(Chọn 20 mục này của|Choose these 20 of) Phạm Gia Bảo$/ }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: /^(Chọn 20 mục này|Choose these 20)$/ }));
    await expect(canvas.getByText(/^20( mục)? · 2,000,000đ$/)).toBeVisible();
  },
});

/** After the way back from a deal the focus is on its row below. */
export const FromTheListBelow = meta.story({
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Mở thoả thuận' }).focus();
    await userEvent.keyboard('j');
    await expect(canvas.getByRole('listitem', { name: 'Trang 1' })).toHaveFocus();
  },
});
