import type { DealView, ListedDeal } from '@keo/core/contract';
import { paidByApproval } from './paid-by-approval.ts';

/**
 * When review timers pay the worker (ISO date), or null: at the last review due, at a proof that is paid on its own, or
 * at the end of a project whose money is still held.
 */
export function paidBySilenceAt(
  { transition, at, amount = 0 }: NonNullable<DealView['nextTimer']>,
  deal: Pick<ListedDeal, 'job' | 'money' | 'terms' | 'proofs'>,
): string | null {
  if (transition === 'D18') return amount > 0 ? at : null;
  if (transition !== 'P9') return null;
  const due = deal.proofs
    .filter(({ state }) => state === 'SUBMITTED')
    .map(({ id, reviewDueAt }) => ({ id, until: reviewDueAt ?? '' }));
  const dueBy = (moment: string) => due.filter(({ until }) => until <= moment).map(({ id }) => id);
  const moments = due.map(({ until }) => until).filter((until) => until >= at);
  return moments.toSorted().find((moment) => paidByApproval(deal, dueBy(moment)) > 0) ?? null;
}
