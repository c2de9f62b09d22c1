import type { ListedDeal } from '@keo/core/contract';

/**
 * What approving these proofs pays the worker at once, before fees, in đồng: their parts in a deal paid by proof, the
 * price of a quick job with its last mandatory proof, which D18 pays by a timer of no length. Otherwise 0: other
 * projects are completed by the author.
 */
export function paidByApproval(
  { job, money, terms, proofs }: Pick<ListedDeal, 'job' | 'money' | 'terms' | 'proofs'>,
  proofIds: readonly string[],
): number {
  const approved = proofs.filter(({ id }) => proofIds.includes(id));
  if (terms?.releaseMode === 'PER_PROOF') return approved.reduce((sum, { amount }) => sum + (amount ?? 0), 0);
  const isWhole = proofs.every(
    ({ id, mandatory, state }) => !mandatory || state === 'APPROVED' || proofIds.includes(id),
  );
  return job.kind === 'QUICK' && isWhole && approved.length > 0 ? money.price : 0;
}
