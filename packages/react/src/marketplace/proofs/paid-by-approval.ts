import type { ListedDeal } from '@keo/core/contract';

type Priced = Pick<ListedDeal, 'job' | 'money' | 'terms' | 'proofs'>;

/** In đồng, before fees. */
function paidIfApproved({ job, money, terms, proofs }: Priced, proofIds: readonly string[]): number {
  const approved = proofs.filter(({ id, state }) => state !== 'APPROVED' && proofIds.includes(id));
  if (terms?.releaseMode === 'PER_PROOF') return approved.reduce((sum, { amount }) => sum + (amount ?? 0), 0);
  const isWhole = proofs.every(
    ({ id, mandatory, state }) => !mandatory || state === 'APPROVED' || proofIds.includes(id),
  );
  return job.kind === 'QUICK' && isWhole && approved.length > 0 ? money.price : 0;
}

/**
 * What approving these proofs pays the worker at once, before fees, in đồng: their parts in a deal paid by proof, the
 * price of a quick job with its last mandatory proof, which D18 pays by a timer of no length. Otherwise 0: other
 * projects are completed by the author. `queued`: proofs whose approval is on its way.
 */
export const paidByApproval = (
  deal: Priced,
  proofIds: readonly string[],
  queued: readonly string[] = [],
): number => paidIfApproved(deal, [...queued, ...proofIds]) - paidIfApproved(deal, queued);

/** The deal as it is once these approvals have arrived, in what it has paid. */
export function withApprovals<Deal extends Priced>(deal: Deal, queued: readonly string[]): Deal {
  const paid = paidIfApproved(deal, queued);
  const { money } = deal;
  return paid === 0 ? deal : { ...deal, money: { ...money, released: money.released + paid } };
}
