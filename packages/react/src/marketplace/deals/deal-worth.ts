import { type DealView, type ListedProof, authorFeeOnMore, workerFeeFor } from '@keo/core/contract';

const ended: readonly DealView['state'][] = ['COMPLETED', 'CANCELLED', 'EXPIRED'];

export const isOver = ({ state }: Pick<DealView, 'state'>): boolean => ended.includes(state);

type Held = Pick<DealView, 'money'>;

/** Of the price, still to be paid or refunded, in đồng and without fees. */
export const leftToPay = ({ money }: Held): number => money.price - money.released - money.refunded;

/** What went back to the author: of the price, with the fee on it, which the worker does not see. */
export const getReturned = ({ job, money }: Held & Pick<DealView, 'job'>): number =>
  money.refunded + authorFeeOnMore(job.kind, money.price - money.refunded, money.refunded);

/** What the worker gets of one more payment after their fee, calculated on the cumulative amount like the server. */
export function getNet({ money }: Held, amount: number, paid: number = money.released): number {
  const { price, refunded, workerFee = 0 } = money;
  const whole = price - refunded;
  const bps = whole <= 0 ? 0 : Math.ceil((workerFee * 10_000) / whole);
  return amount - workerFeeFor(paid, amount, bps);
}

/** What the rejection of this proof is about: its part, or all that is left of a deal paid as a whole. */
export const atStake = (
  deal: Held & Pick<DealView, 'terms'>,
  { amount }: Pick<ListedProof, 'amount'>,
): number => (deal.terms?.releaseMode === 'PER_PROOF' ? (amount ?? 0) : leftToPay(deal));

/** All parts are paid; only a bonus could follow. */
export const isPaidUp = (deal: Pick<DealView, 'state' | 'money'>): boolean =>
  deal.state === 'PROOFS_APPROVED' && leftToPay(deal) <= 0;

/** As `getWorth` counts it. */
export const paidBy = ({ myRole, money }: Pick<DealView, 'myRole' | 'money'>): number =>
  myRole === 'author' ? money.released + money.bonus : (money.releasedNet ?? 0) + (money.bonusNet ?? 0);

export type DealWorth = { key: 'pays' | 'gets' | 'paid' | 'got' | 'nothing'; amount: number };

/**
 * A deal's amount for its reader, in đồng: agreed, or after the end what was paid; before fees for the author, after
 * the fee for the worker. Null without agreed terms.
 */
export function getWorth(deal: Pick<DealView, 'state' | 'myRole' | 'money' | 'terms'>): DealWorth | null {
  const { myRole, money, terms } = deal;
  if (isOver(deal)) {
    const amount = paidBy(deal);
    return { key: amount === 0 ? 'nothing' : myRole === 'author' ? 'paid' : 'got', amount };
  }
  if (!terms) return null;
  return myRole === 'author'
    ? { key: 'pays', amount: money.authorTotal ?? 0 }
    : { key: 'gets', amount: money.workerNet ?? 0 };
}
