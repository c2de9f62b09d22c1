import type { Refusal } from '../http/refusal.schema.ts';
import { after, warningAt } from '../law/clock.ts';
import {
  type By,
  type Issued,
  type Log,
  type Outcome,
  type Party,
  type Standing,
  hours,
} from '../law/decision.ts';
import { type Fault, type Found, faultsIn, invalid, unless } from '../law/faults.schema.ts';
import { exceed, forbid } from '../law/obstacles.ts';
import { proofLimits } from '../proofs/proof-limits.schema.ts';
import * as clock from './deal-clock.rules.ts';
import { isPriceFor, priceLimits } from '../jobs/job-budget.schema.ts';
import type { DealFacts, CommandNamed } from './deal.facts.ts';
import { openDisputeIn } from './deal-dispute.rules.ts';
import { dealLimits } from './deal-limits.schema.ts';
import { complete, end, paysFor, getRaise } from './deal-money.rules.ts';
import { tell } from './deal-log.rules.ts';
import { other } from './deal-offer.rules.ts';
import type { TermsChange } from '../terms/terms.schema.ts';
import {
  arePartsFine,
  conditionsAfter,
  decidedProofs,
  isDueWithin,
  latestDue,
  smallPart,
  sumOfParts,
} from './terms.rules.ts';

const dayHours = 24;
const withinDay = (times: readonly number[], now: number) => times.filter((at) => now < at + hours(dayHours));
const side = (party: Party) => other(other(party));

export const isSettled = (deal: DealFacts) => (clock.isSettled(deal) ? null : forbid('PROOFS_OPEN'));
export const isLost = (deal: DealFacts) => (clock.isLost(deal) ? null : forbid('PROOFS_OPEN'));
export const hasNothingSubmitted = (deal: DealFacts) =>
  clock.hasSubmitted(deal) ? forbid('PROOF_SUBMITTED') : null;
export const hasNoCancelRequest = ({ cancelRequest }: DealFacts) =>
  cancelRequest ? forbid('CANCEL_OPEN') : null;
export const hasCancelRequest = ({ cancelRequest }: DealFacts) =>
  cancelRequest ? null : forbid('NOTHING_ASKED');
export const isCancelRequested = ({ cancelRequest }: DealFacts, { party }: { party: Party }) => {
  if (!cancelRequest) return forbid('NOTHING_ASKED');
  return cancelRequest.by === party ? forbid('OTHER_SIDE') : null;
};
export const isChangeRequested = ({ changeRequest }: DealFacts, { party }: { party: Party }) => {
  if (!changeRequest) return forbid('NOTHING_ASKED');
  return changeRequest.by === party ? forbid('OTHER_SIDE') : null;
};
export const hasChange = ({ changeRequest }: DealFacts) => (changeRequest ? null : forbid('NOTHING_ASKED'));
export const hasNoChangeOfTheirs = ({ changeRequest }: DealFacts, { party }: { party: Party }) =>
  changeRequest && changeRequest.by !== party ? forbid('CHANGE_OPEN') : null;

/** D16: all proofs are final; a dispute or request that was open ends with it. */
export function approved(deal: DealFacts, { now }: { now: number }): Outcome<DealFacts> {
  const dispute = openDisputeIn(deal);
  return {
    set: {
      allProofsAt: now,
      cancelRequest: null,
      changeRequest: null,
      ...(dispute && { dispute: { ...dispute, state: 'RESOLVED' } }),
    },
    logs: (['worker', 'author'] as const).map((to) => ({ code: 'ALL_PROOFS_APPROVED', to })),
  };
}

export const begin = (deal: DealFacts, { now }: { now: number }): Outcome<DealFacts> => ({
  set: { startedAt: now, dueAt: clock.dueFrom(deal, now), remindedAt: null },
  logs: [{ code: 'COLLABORATION_STARTED', to: 'author' }],
});

/** One cancel request a day from each side. */
export function isFirstToday({ lastCancels }: DealFacts, { party, now }: By): Refusal | null {
  const next = after(lastCancels[side(party)], dealLimits.cancelAgainHours);
  return next === null || now >= next ? null : exceed('CANCEL_ONCE_A_DAY', 1, next);
}

/** D21: starts the other side's time to answer. */
export function askToCancel(
  deal: DealFacts,
  { party, toWorker, now }: Issued<CommandNamed<'REQUEST_CANCEL'>>,
): Outcome<DealFacts> {
  const by = side(party);
  const cancelRequest = { by, toWorker, at: now, remindedAt: null };
  const dueAt = clock.cancelSilenceAt({ ...deal, cancelRequest });
  return {
    set: { cancelRequest, lastCancels: { ...deal.lastCancels, [by]: now } },
    logs: [tell('ACTION_REQUIRED', other(by), 'CANCEL_REQUESTED', dueAt)],
  };
}

/** D24w: the warning before an unanswered cancel request ends the deal. */
export const cancelWarningAt = (deal: DealFacts): number | null =>
  deal.cancelRequest && !clock.isWithoutEffect(deal)
    ? warningAt(clock.cancelSilenceAt(deal), deal.cancelRequest.at, deal.cancelRequest.remindedAt)
    : null;

export function warnOfCancel(deal: DealFacts, { now }: { now: number }): Outcome<DealFacts> {
  const { cancelRequest } = deal;
  const log = tell('ACTION_REQUIRED', 'worker', 'CANCEL_REQUESTED', clock.cancelSilenceAt(deal));
  return {
    set: { cancelRequest: cancelRequest && { ...cancelRequest, remindedAt: now } },
    logs: [{ ...log, amount: deal.held.price, byMail: true }],
  };
}

/** D24: an unanswered cancel request lapses; the work goes on. */
export const lapse = (): Outcome<DealFacts> => ({
  set: { cancelRequest: null },
  logs: (['worker', 'author'] as const).map((to) => tell('ACTION_REQUIRED', to, 'CANCEL_LAPSED')),
});

/** D23h: handing in work answers a cancel request. */
export const answerByWork = ({ cancelRequest }: DealFacts): Outcome<DealFacts> => ({
  set: { cancelRequest: null },
  logs: cancelRequest?.by === 'author' ? [tell('ACTION_REQUIRED', 'author', 'CANCEL_REFUSED')] : [],
});

/** For the other side, or for both after a timer. */
const cancelled = (party: Party): Log[] =>
  (party === 'author' || party === 'worker' ? [other(party)] : (['worker', 'author'] as const)).map((to) => ({
    code: 'DEAL_CANCELLED',
    to,
  }));

export function cancel(deal: DealFacts, { party }: { party: Party }, toWorker = 0): Outcome<DealFacts> {
  const ended = end(deal, toWorker);
  return { ...ended, logs: [...cancelled(party), ...ended.logs] };
}

/** By agreement or by a timer; once the worker is late it is a deal that was not delivered. */
export const stop = (deal: DealFacts, issued: By, toWorker = 0): Outcome<DealFacts> => ({
  ...cancel(deal, issued, toWorker),
  standing: clock.isLate(deal, issued.now) ? [{ of: 'worker', mark: 'notDelivered' }] : [],
});

export const giveUp = (deal: DealFacts, issued: { party: Party }): Outcome<DealFacts> => ({
  ...cancel(deal, issued),
  standing: [{ of: 'worker', mark: deal.state === 'FUNDED' ? 'notStarted' : 'abandoned' }],
});

/** What had to be approved was rejected for good. */
export const lose = (deal: DealFacts, issued: { party: Party }): Outcome<DealFacts> => ({
  ...cancel(deal, issued),
  standing: [{ of: 'worker', mark: 'rejected' }],
});

export function expire(deal: DealFacts, standing: Standing | null): Outcome<DealFacts> {
  const ended = end(deal, 0);
  return {
    ...ended,
    logs: [
      { code: 'DEAL_EXPIRED_FOR_AUTHOR', to: 'author' },
      { code: 'DEAL_EXPIRED_FOR_WORKER', to: 'worker' },
      ...ended.logs,
    ],
    standing: standing ? [standing] : [],
  };
}

export const finish = (deal: DealFacts, bonus: number): Outcome<DealFacts> => ({
  ...complete(deal, bonus),
  standing: [{ of: 'worker', mark: 'completed' }],
});

const allowedChanges = ['price', 'durationHours', 'dueAt', 'conditions', 'raises'];

/** `durationHours` counts from the start of the work. */
const dueAfter = (deal: DealFacts, { durationHours, dueAt }: TermsChange): number | null => {
  if (dueAt !== undefined) return Date.parse(dueAt);
  return durationHours === undefined ? deal.dueAt : after(deal.startedAt, durationHours);
};

/** A new deadline must be later than the old one and in the future. */
function isLater(deal: DealFacts, change: TermsChange, now: number): boolean {
  if (change.dueAt === undefined && change.durationHours === undefined) return true;
  const due = dueAfter(deal, change);
  return due !== null && due >= (deal.dueAt ?? 0) && isDueWithin(due, now);
}

/** In a deal paid by proof, a rise of the price must be assigned to new parts or to named ones. */
function faultOfSplit(deal: DealFacts, { conditions = [], raises = [] }: TermsChange, rise: number): Found[] {
  const added = sumOfParts(conditions);
  if (deal.terms?.releaseMode !== 'PER_PROOF') {
    if (raises.length > 0) return [['raises', { fault: 'RAISES_WHOLE' }]];
    return added <= rise ? [] : [['conditions', { fault: 'RISE_MOST', max: rise }]];
  }
  const numbers = new Set(raises.map(({ no }) => no));
  const max = deal.proofs.length;
  if (numbers.size < raises.length || [...numbers].some((no) => no > max))
    return [['raises', { fault: 'RAISES_NUMBER', max }]];
  const sum = added + raises.reduce((before, { amount }) => before + amount, 0);
  return sum === rise
    ? []
    : [[raises.length > 0 ? 'raises' : 'conditions', { fault: 'RISE_SUM', sum: rise }]];
}

/** A change order only adds time, money or conditions; it never takes away. */
export function isExtension(
  deal: DealFacts,
  { change, now }: Issued<CommandNamed<'CHANGE_ORDER'>>,
): Refusal | null {
  if (Object.keys(change).length === 0) return invalid({ terms: { fault: 'CHANGE_NONE' } });
  const { price, conditions = [] } = change;
  const before = deal.terms?.price ?? 0;
  const after = price ?? before;
  const others = Object.keys(change).filter((field) => !allowedChanges.includes(field));
  const isPriceFine = after >= before && isPriceFor(deal.kind, after);
  const time = change.dueAt === undefined ? 'durationHours' : 'dueAt';
  const due: Fault = { fault: 'DUE', after: Math.max(deal.dueAt ?? 0, now), before: latestDue(now) };
  const wrong: Found[] = [
    ...others.map((field): Found => [field, { fault: 'FIXED', of: allowedChanges }]),
    ...unless(isPriceFine, 'price', { ...priceLimits(deal.kind), min: before }),
    ...unless(isLater(deal, change, now), time, due),
    ...unless(arePartsFine(conditions), 'conditions', smallPart()),
    ...faultOfSplit(deal, change, Math.max(0, after - before)),
  ];
  const max = proofLimits.perDealMax;
  const isMany = deal.proofs.length + conditions.length > max;
  return invalid(faultsIn(wrong)) ?? (isMany ? exceed('PROOFS_PER_DEAL', max) : null);
}

/** A part that was paid or refunded cannot rise. */
const raisesOpen = ({ proofs }: DealFacts, { raises = [] }: TermsChange): Refusal | null =>
  raises.some(({ no }) => decidedProofs.includes(proofs[no - 1]?.state ?? 'VOID'))
    ? forbid('PART_CLOSED')
    : null;
export const raisesOpenParts = (deal: DealFacts, { change }: Issued<CommandNamed<'CHANGE_ORDER'>>) =>
  raisesOpen(deal, change);

/** Checked again on acceptance: a part may have been paid, or the time may be over. */
export function isStillPossible(deal: DealFacts, issued: { party: Party; now: number }): Refusal | null {
  const change = deal.changeRequest?.change;
  if (!change) return null;
  return raisesOpen(deal, change) ?? isExtension(deal, { ...issued, type: 'CHANGE_ORDER', change });
}

export function canRaise(deal: DealFacts, { party }: { party: Party }): Refusal | null {
  const price = deal.changeRequest?.change.price;
  if (price === undefined) return null;
  const raise = getRaise(deal, price);
  return paysFor(deal, raise.price + raise.fee, party);
}

/** Five a day from each side, open or not agreed to. */
export function hasChangesLeft({ changeTimes }: DealFacts, { party, now }: By): Refusal | null {
  const recent = withinDay(changeTimes[side(party)], now);
  const oldest = after(recent.at(-dealLimits.changesPerDay) ?? null, dayHours);
  return oldest === null ? null : exceed('CHANGES_A_DAY', dealLimits.changesPerDay, oldest);
}

/** D25: replaces a change that the same side asked for. */
export function askToChange(
  { changeTimes }: DealFacts,
  { party, change: wish, now }: Issued<CommandNamed<'CHANGE_ORDER'>>,
): Outcome<DealFacts> {
  const by = side(party);
  return {
    set: {
      changeRequest: { by, change: wish },
      changeTimes: { ...changeTimes, [by]: [...withinDay(changeTimes[by], now), now] },
    },
    logs: [tell('DEAL_PROPOSAL_UPDATED', other(by), 'CHANGE_REQUESTED')],
  };
}

/** D26: holds the difference, for the parts that it was asked for. */
export function change(deal: DealFacts, { party }: { party: Party }): Outcome<DealFacts> {
  const { terms, changeRequest, changeTimes, held } = deal;
  if (!terms || !changeRequest) return {};
  const wish = changeRequest.change;
  const price = wish.price ?? terms.price;
  const raise = getRaise(deal, price);
  return {
    set: {
      terms: { ...terms, price, conditions: conditionsAfter(terms.conditions, wish) },
      dueAt: dueAfter(deal, wish),
      held: { price: held.price + raise.price, fee: held.fee + raise.fee },
      changeRequest: null,
      changeTimes: { ...changeTimes, [changeRequest.by]: changeTimes[changeRequest.by].slice(0, -1) },
    },
    money: raise.price > 0 ? [{ move: 'LOCK_DEAL', ...raise }] : [],
    logs: [{ code: 'DEAL_ACCEPTED', to: other(party), reason: 'CHANGE_AGREED' }],
    asks: [
      { of: 'proofs', type: 'TERMS_FIXED' },
      ...(wish.raises ?? []).map(({ no, amount }) => ({ of: 'part', type: 'RAISE', no, amount }) as const),
    ],
  };
}
