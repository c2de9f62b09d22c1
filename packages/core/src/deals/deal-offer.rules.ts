import type { Refusal } from '../http/refusal.schema.ts';
import { type At, type Issued, type Log, type Outcome, type Party, refuse } from '../law/decision.ts';
import { invalid } from '../law/faults.schema.ts';
import { exceed, forbid, whyClosed, whyPaused } from '../law/obstacles.ts';
import { proofLimits } from '../proofs/proof-limits.schema.ts';
import type { DealFacts, CommandNamed } from './deal.facts.ts';
import { dealLimits } from './deal-limits.schema.ts';
import { faultsOfTerms } from './terms.rules.ts';
import type { Terms } from '../terms/terms.schema.ts';
import type { Side } from '../terms/side.schema.ts';
import type { ConditionInput } from '../terms/condition.schema.ts';

const noProofs = { conditions: { fault: 'PROOFS_NONE' } } as const;

export const other = (side: Party): Side => (side === 'author' ? 'worker' : 'author');

export const isTheirTurn = ({ turn }: DealFacts, { party }: { party: Party }) =>
  turn === party ? null : forbid('NOT_YOUR_TURN');
/** An answer names the newest offer, so that nobody accepts terms they have not seen. */
export const isNewest = ({ offerNo }: DealFacts, { baseOfferNo }: { baseOfferNo: number }) =>
  baseOfferNo === offerNo ? null : refuse('STALE');
export const hasRounds = ({ offerNo }: DealFacts) =>
  offerNo < dealLimits.offersMax ? null : exceed('OFFERS_SPENT', dealLimits.offersMax);
export const hasSlot = ({ job }: DealFacts) => (job.slotsLeft > 0 ? null : refuse('SLOT_GONE'));

/** Also a private one, which is open to whom it invites. */
export const isOpenProject = ({ kind, job }: DealFacts) =>
  (job.state === 'PRIVATE' ? null : whyClosed(job.state)) ?? (kind === 'PROJECT' ? null : forbid('KIND'));
export const isInstant = ({ kind, job }: DealFacts) =>
  whyClosed(job.state) ?? (kind === 'QUICK' && job.acceptMode === 'INSTANT' ? null : forbid('ACCEPT_MODE'));
/** Only checked until money is held; agreed deals go on. */
export const isSomebodyElse = ({ candidate }: DealFacts) => (candidate.isAuthor ? refuse('SELF_DEAL') : null);
export const isFree = ({ candidate }: DealFacts) => (candidate.isTaken ? forbid('DEAL_LIVE') : null);
export const isEligible = ({ candidate: { unmetRule } }: DealFacts) =>
  unmetRule === null ? null : refuse('NOT_ELIGIBLE', { rule: unmetRule });
export const isNotPaused = ({ candidate }: DealFacts, { now }: { now: At }) =>
  whyPaused(candidate.pause, now);
export const hasFewLive = ({ candidate: { live, liveMax } }: DealFacts) =>
  live < liveMax ? null : exceed('DEALS_AT_ONCE', liveMax);

/** The worker's first offer may leave the conditions to those that the author prepared. */
const withPrepared = (terms: Terms, prepared: readonly ConditionInput[]): Terms =>
  terms.conditions.length > 0 ? terms : { ...terms, conditions: [...prepared] };

export const isSound = (_: DealFacts, { terms, now }: { terms: Terms; now: At }) =>
  invalid(faultsOfTerms(terms, now));
export const isSoundProposal = ({ prepared }: DealFacts, { terms, now }: { terms: Terms; now: At }) =>
  invalid(faultsOfTerms(withPrepared(terms, prepared), now));
export const isProvable = ({ terms }: DealFacts, { now }: { now: At }): Refusal | null =>
  invalid(terms === null ? noProofs : faultsOfTerms(terms, now));

export const isFewConditions = (deal: DealFacts, { conditions }: Issued<CommandNamed<'ADD_CONDITIONS'>>) => {
  const before = deal.terms?.conditions ?? deal.prepared;
  if (conditions.length === 0) return invalid({ conditions: { fault: 'PROOFS_NO_MORE' } });
  return before.length + conditions.length <= proofLimits.perDealMax
    ? null
    : exceed('PROOFS_PER_DEAL', proofLimits.perDealMax);
};
export const addsUp = ({ terms }: DealFacts, { conditions, now }: Issued<CommandNamed<'ADD_CONDITIONS'>>) => {
  if (terms === null) return null;
  return invalid(faultsOfTerms({ ...terms, conditions: [...terms.conditions, ...conditions] }, now));
};

const log = (code: Log['code'], to: Log['to']): Log => ({ code, to });

/** The newest offer, and the other side's turn. */
export function offer(
  deal: DealFacts,
  { terms, party, now }: Issued<{ terms: Terms }>,
  code: 'DEAL_PROPOSAL_CREATED' | 'DEAL_PROPOSAL_UPDATED',
): Outcome<DealFacts> {
  return {
    set: {
      terms: withPrepared(terms, party === 'worker' ? deal.prepared : []),
      offerNo: deal.offerNo + 1,
      turn: other(party),
      offeredAt: now,
    },
    logs: [{ ...log(code, other(party)), amount: terms.price }],
  };
}

/** P1: more conditions are a new offer, which the worker has to accept. */
export function addConditions(
  { terms, prepared, offerNo, slot }: DealFacts,
  { conditions, now }: Issued<CommandNamed<'ADD_CONDITIONS'>>,
): Outcome<DealFacts> {
  const logs = [log('PROOF_CONDITIONS_SUBMITTED', 'worker')];
  if (terms === null) return { set: { prepared: [...prepared, ...conditions] }, logs };
  const more = { ...terms, conditions: [...terms.conditions, ...conditions] };
  const isAgreed = slot === 'TAKEN';
  return {
    set: {
      terms: more,
      offerNo: offerNo + 1,
      turn: 'worker',
      offeredAt: now,
      agreedAt: null,
      remindedAt: null,
      slot: isAgreed ? 'FREED' : slot,
    },
    logs,
    asks: isAgreed ? [{ of: 'job', type: 'SLOT_FREED' }] : [],
  };
}
