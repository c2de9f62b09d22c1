import { type ListedDeal, type Recharge, dealLimits } from '@keo/core/contract';
import { getNet } from './deal-worth.ts';

/** `amount` in đồng. */
export type NextMoney = { kind: 'DEAL' | 'RECHARGE'; id: string; title: string; amount: number; at: string };

const hour = 3_600_000;

/** What timers will pay the worker; nothing if a side still has to decide. */
function ofDeal(deal: ListedDeal): NextMoney[] {
  const { id, job, terms, money, state, proofs } = deal;
  const sum = (amount: number, at: string, paid = money.released): NextMoney => ({
    kind: 'DEAL',
    id,
    title: job.title,
    amount: getNet(deal, amount, paid),
    at,
  });
  if (state === 'PROOFS_APPROVED')
    return deal.nextTimer?.outcome === 'COMPLETED' ? [sum(money.held, deal.nextTimer.at)] : [];
  if (state !== 'IN_PROGRESS') return [];
  const reviewed = proofs
    .filter((proof) => proof.state === 'SUBMITTED')
    .flatMap(({ reviewDueAt, amount }) =>
      reviewDueAt === null ? [] : [{ at: reviewDueAt, amount: amount ?? 0 }],
    )
    .toSorted((a, b) => a.at.localeCompare(b.at));
  if (terms?.releaseMode === 'PER_PROOF') {
    let paid = money.released;
    return reviewed
      .filter(({ amount }) => amount > 0)
      .map(({ at, amount }) => {
        paid += amount;
        return sum(amount, at, paid - amount);
      });
  }
  const last = reviewed.at(-1);
  const isLast = proofs.every((proof) => !proof.mandatory || ['APPROVED', 'SUBMITTED'].includes(proof.state));
  if (!last || !isLast) return [];
  const more = job.kind === 'QUICK' ? 0 : dealLimits.finalizeHours * hour;
  return [sum(money.held, new Date(Date.parse(last.at) + more).toISOString())];
}

/** Open recharges, and work that timers will pay, by date. */
export function getNextMoney(deals: readonly ListedDeal[], recharges: readonly Recharge[]): NextMoney[] {
  const awaited = recharges
    .filter(({ state, matchUntil, now }) => (state === 'PENDING' || state === 'EXPIRED') && matchUntil > now)
    .map(
      ({ id, code, amount, matchUntil }): NextMoney => ({
        kind: 'RECHARGE',
        id,
        title: code,
        amount,
        at: matchUntil,
      }),
    );
  const earned = deals.filter(({ myRole }) => myRole === 'worker').flatMap(ofDeal);
  return [...earned, ...awaited].toSorted((a, b) => a.at.localeCompare(b.at));
}
