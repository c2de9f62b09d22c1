import { Skeleton } from '../../ui/skeleton.tsx';
import { DealsFailed } from '../deals/deals-failed.tsx';
import { ProofCard } from './proof-card.tsx';
import type { ProofReviewProps } from './proof-review.tsx';
import { ReviewList, type ReviewListProps } from './review-list.tsx';
import { useDeal } from '../deals/use-deal.ts';
import { useLiveDeals } from '../deals/use-live-deals.ts';
import { isAtWork } from '../deals/next-step.ts';

type WholeProofProps = Pick<ProofReviewProps, 'weight'> & { dealId: string; proofId: string };

function WholeProof({ dealId, proofId, weight }: WholeProofProps) {
  const { data: deal, error, refetch, isFetching } = useDeal(dealId);
  const proof = deal?.proofs.find(({ id }) => id === proofId);
  if (deal && proof) return <ProofCard {...{ deal, proof, weight }} />;
  if (!error) return <Skeleton shape="block" height={132} />;
  return <DealsFailed title="deal.failed" {...{ error, isFetching, refetch }} />;
}

const card: ReviewListProps['card'] = (deal, proof, weight) => (
  <WholeProof dealId={deal.id} proofId={proof.id} weight={weight} />
);

export type ReviewQueueProps = Pick<ReviewListProps, 'link'>;

export function ReviewQueue({ link }: ReviewQueueProps) {
  const { data } = useLiveDeals('author');
  return data ? <ReviewList deals={data.list.filter(isAtWork)} link={link} card={card} /> : null;
}
