import { dealEndsEndpoints } from '@keo/core/contract';
import { useLiveQuery } from '../notifications/use-live-query.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { DealsFailed } from './deals-failed.tsx';
import { ProofCard } from './proof-card.tsx';
import { ReviewList, type ReviewListProps } from './review-list.tsx';
import { useDeal } from './use-deal.ts';

/** A proof with its evidence, loaded with its deal. */
function WholeProof({ dealId, proofId }: { dealId: string; proofId: string }) {
  const { data: deal, error, refetch, isFetching } = useDeal(dealId);
  const proof = deal?.proofs.find(({ id }) => id === proofId);
  if (deal && proof) return <ProofCard deal={deal} proof={proof} heading="h3" />;
  if (!error) return <Skeleton shape="block" height={132} />;
  return <DealsFailed error={error} isFetching={isFetching} refetch={refetch} />;
}

const card: ReviewListProps['card'] = (deal, proof) => <WholeProof dealId={deal.id} proofId={proof.id} />;

export type ReviewQueueProps = Pick<ReviewListProps, 'link'>;

const page = { role: 'author', pageNum: 1, pageSize: 100 } as const;

/** Proofs of the author's deals that wait for a decision; nothing where there are none. */
export function ReviewQueue({ link }: ReviewQueueProps) {
  const running = useLiveQuery(dealEndsEndpoints.myDealsList, { ...page, state: 'IN_PROGRESS' });
  // A dispute pauses only the review of what it is about.
  const disputed = useLiveQuery(dealEndsEndpoints.myDealsList, { ...page, state: 'DISPUTED' });
  if (!running.data || !disputed.data) return null;
  return <ReviewList deals={[...running.data.list, ...disputed.data.list]} link={link} card={card} />;
}
