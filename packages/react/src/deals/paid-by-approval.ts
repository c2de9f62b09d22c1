import type { ListedDeal } from '@keo/core/contract';

/**
 * What goes to the worker at once, before fees and in đồng, when these proofs of a deal are approved: their parts where
 * each proof is paid by itself; the price of a quick job with the last proof that must be approved. Else nothing yet: a
 * project that is paid as a whole is finished by its author.
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
