import type { Refusal } from '../http/refusal.schema.ts';
import { type Issued, type Log, type Move, type Outcome, refuse } from '../law/decision.ts';
import { invalid } from '../law/faults.schema.ts';
import { exceed } from '../law/obstacles.ts';
import { authorFeeFor, authorFeeOnMore, bonusFeesFor, feeOfPart, paymentFees } from '../terms/fees.schema.ts';
import type { DealFacts, CommandNamed } from './deal.facts.ts';
import { dealLimits } from './deal-limits.schema.ts';

type Money = { set: Partial<DealFacts>; money: readonly Move[]; logs: readonly Log[] };

/** What the deal costs its author, with all that is still held; before that, what it would. */
export const getCost = ({ kind, terms, fundedAt, paid, held }: DealFacts) => {
  const price = fundedAt === null ? (terms?.price ?? 0) : paid + held.price;
  return { price, fee: authorFeeFor(kind, price) };
};
/** What a higher price would hold as well. */
export const getRaise = ({ kind, terms, paid, held }: DealFacts, to: number) => {
  const price = to - (terms?.price ?? 0);
  return { price, fee: authorFeeOnMore(kind, paid + held.price, price) };
};

export const heldAmount = ({ held }: DealFacts) => held.price + held.fee;

/** Only the author reads the shortfall, which would reveal their balance. */
export function paysFor(deal: DealFacts, amount: number, party: string): Refusal | null {
  if (amount <= deal.balance) return null;
  return refuse('INSUFFICIENT_BALANCE', party === 'author' ? { shortfall: amount - deal.balance } : {});
}

export const canFund = (deal: DealFacts, { party }: { party: string }) =>
  paysFor(deal, getCost(deal).price + getCost(deal).fee, party);
export const isAsShown = (
  deal: DealFacts,
  { expectTotal }: Issued<CommandNamed<'APPROVE' | 'COMPLETE' | 'CANCEL'>>,
) => {
  const { price, fee } = getCost(deal);
  return expectTotal === undefined || expectTotal === price + fee ? null : refuse('STALE');
};
/** The fees on a bonus: on top of what was paid, and of what is still held and paid with it. */
const bonusFees = ({ kind, paid, held, workerBps }: DealFacts, bonus: number) =>
  bonusFeesFor({ kind, paid: paid + held.price, workerBps }, bonus);
export const canReward = (deal: DealFacts, { bonus, party }: Issued<CommandNamed<'COMPLETE'>>) => {
  if (bonus === undefined) return null;
  const { bonusMin: min, bonusMax: max } = dealLimits;
  if (bonus < min) return invalid({ bonus: { fault: 'BONUS', min, max } });
  if (bonus > max) return exceed('BONUS_MAX', max);
  return paysFor(deal, bonus + bonusFees(deal, bonus).author, party);
};

/** Holds the price and its fee from the author's balance. */
export function lock(deal: DealFacts): Money {
  const cost = getCost(deal);
  return { set: { held: cost }, money: [{ move: 'LOCK_DEAL', ...cost }], logs: [] };
}

/** Takes one slot's share of a quick job's budget. */
export function assign(deal: DealFacts): Money {
  const cost = getCost(deal);
  return { set: { held: cost, slot: 'TAKEN' }, money: [{ move: 'ASSIGN_SLOT', ...cost }], logs: [] };
}

const processed = (to: 'author' | 'worker', amount: number): Log => ({
  code: 'PAYMENT_PROCESSED',
  to,
  reason: to === 'worker' ? 'ESCROW_RELEASE' : 'ESCROW_REFUND',
  amount,
});

/** Pays part of the held price to the worker, and the author's fee on it to the platform. */
export function release(deal: DealFacts, gross: number): Money {
  const { held, paid } = deal;
  if (gross === 0) return { set: {}, money: [], logs: [] };
  const { fee, workerFee } = paymentFees(deal, gross);
  return {
    set: { held: { price: held.price - gross, fee: held.fee - fee }, paid: paid + gross },
    money: [{ move: 'RELEASE', price: gross, fee, workerFee }],
    logs: [processed('worker', gross - workerFee)],
  };
}

/** Returns part of the held price to the author, with the fee that the rest does not need. */
export function giveBack(deal: DealFacts, price: number): Money {
  const { held } = deal;
  if (price === 0) return { set: {}, money: [], logs: [] };
  const fee = feeOfPart(deal, 'author', price);
  return {
    set: { held: { price: held.price - price, fee: held.fee - fee } },
    money: [{ move: 'REFUND', price, fee }],
    logs: [processed('author', price + fee)],
  };
}

/** Of `whole`, a part of the held price: `toWorker` to the worker, at most all, and the rest back. */
export function divide(deal: DealFacts, whole: number, toWorker: number): Money {
  const part = Math.min(toWorker, whole);
  const paid = release(deal, part);
  const back = giveBack({ ...deal, ...paid.set }, whole - part);
  return {
    set: { ...paid.set, ...back.set },
    money: [...paid.money, ...back.money],
    logs: [...paid.logs, ...back.logs],
  };
}

/** Returns what is still held: to the job's budget with its slot, or to the author. */
function empty(deal: DealFacts): Money {
  const { held, kind, paid, job } = deal;
  const none = { price: 0, fee: 0 };
  const goesTo = kind === 'QUICK' && paid === 0 ? job.slotGoesTo : 'AUTHOR';
  const slot = deal.slot === 'TAKEN' ? (paid > 0 ? 'USED' : 'FREED') : deal.slot;
  const amount = held.price + held.fee;
  if (amount === 0) return { set: { slot }, money: [], logs: [] };
  if (goesTo === 'MARKET') {
    const raised = held.price - job.price;
    const more = { price: raised, fee: feeOfPart(deal, 'author', raised) };
    const back: Move = { move: 'RETURN_SLOT', price: job.price, fee: held.fee - more.fee };
    if (raised === 0) return { set: { held: none, slot }, money: [back], logs: [] };
    const refund = processed('author', more.price + more.fee);
    return { set: { held: none, slot }, money: [{ move: 'REFUND', ...more }, back], logs: [refund] };
  }
  return {
    set: { held: none, slot },
    money: [{ move: 'REFUND', ...held }],
    logs: [processed('author', amount)],
  };
}

/** Ends a deal: pays `toWorker` of what is held, returns the rest, and lets the other charts follow. */
export function end(deal: DealFacts, toWorker: number): Required<Pick<Outcome<DealFacts>, 'asks'>> & Money {
  const paid = release(deal, Math.min(toWorker, deal.held.price));
  const rest = empty({ ...deal, ...paid.set });
  return {
    set: { ...paid.set, ...rest.set, turn: null, cancelRequest: null, changeRequest: null },
    money: [...paid.money, ...rest.money],
    logs: [...paid.logs, ...rest.logs],
    asks: [
      { of: 'proofs', type: 'DEAL_ENDED' },
      { of: 'job', type: 'SLOT_FREED' },
      { of: 'job', type: 'ALL_DONE' },
    ],
  };
}

/** Pays everything held to the worker, and a bonus with its fees. */
export function complete(deal: DealFacts, bonus: number): Outcome<DealFacts> {
  const { set, money, logs, asks } = end(deal, deal.held.price);
  const fees = bonusFees(deal, bonus);
  const gift: Move[] =
    bonus > 0 ? [{ move: 'BONUS', price: bonus, fee: fees.author, workerFee: fees.worker }] : [];
  const net = bonus - fees.worker;
  const paid: Log[] =
    bonus > 0 ? [{ code: 'PAYMENT_PROCESSED', to: 'worker', reason: 'BONUS', amount: net }] : [];
  return {
    set: { ...set, bonus, bonusFees: fees, slot: 'USED' },
    money: [...money, ...gift],
    logs: [
      { code: 'TASK_COMPLETED', to: 'worker' },
      { code: 'TASK_COMPLETED', to: 'author' },
      ...logs,
      ...paid,
    ],
    asks,
  };
}
