import { feeOfPart, paymentFees } from '../terms/fees.schema.ts';
import { after, unlessReminded } from '../law/clock.ts';
import { type At, type Issued, type Log, type Outcome, type Party, hours, refuse } from '../law/decision.ts';
import { faultsIn, invalid, unless } from '../law/faults.schema.ts';
import { exceed, forbid, late } from '../law/obstacles.ts';
import type { CommandNamed, ProofCommand, ProofFacts } from './proof.facts.ts';
import type { ProofView } from './proof.schema.ts';
import type { ConditionInput } from '../terms/condition.schema.ts';
import { proofLimits as limits } from './proof-limits.schema.ts';
import { isVisible } from '../text/words.schema.ts';

type Is = (proof: ProofFacts, issued: { now: At }) => ReturnType<typeof refuse> | null;

/** A dispute stops only what it is about; the rest is handed in and reviewed meanwhile. */
const isGoingOn = ({ deal }: ProofFacts) => deal.state === 'IN_PROGRESS' || deal.state === 'DISPUTED';
export const isAtWork: Is = (proof) => (isGoingOn(proof) ? null : forbid('DEAL_STATE'));
/** A deal has one open dispute at a time. */
export const isUndisputed: Is = ({ deal }) => (deal.state === 'IN_PROGRESS' ? null : forbid('DEAL_STATE'));
/** The first upload starts the work. */
export const isFunded: Is = (proof, issued) =>
  proof.deal.state === 'FUNDED' ? null : isAtWork(proof, issued);
export const isComplete: Is = ({ failedChecks }) =>
  failedChecks.length === 0 ? null : refuse('PROOF_CHECK_FAILED', { checks: failedChecks });
/** Rounds of changes that the author may still ask for. */
export const revisionsLeft = (revisionCount: number, revisionsMax: number): number =>
  Math.max(0, revisionsMax - revisionCount);
export const hasRevisions: Is = ({ revisionCount, deal }) =>
  revisionsLeft(revisionCount, deal.revisionsMax) > 0 ? null : exceed('REVISIONS_SPENT', deal.revisionsMax);
export const isAppealable: Is = ({ appealUntil }, { now }) =>
  appealUntil !== null && now < appealUntil ? null : late('APPEAL_OVER');

export const saysWhat = (_: ProofFacts, { note }: { note: string }) =>
  isVisible(note) && note.trim().length >= limits.noteMin
    ? null
    : invalid({ note: { fault: 'NOTE_SHORT', min: limits.noteMin } });
/** A rejection names a rule of its condition and has a note. */
export const saysWhy = ({ rules }: ProofFacts, { note, reasonCode }: CommandNamed<'REJECT'>) => {
  const isOfCondition = reasonCode !== null && rules.includes(reasonCode);
  return invalid(
    faultsIn([
      ...unless(isOfCondition, 'reasonCode', { fault: 'REASON', of: rules }),
      ...unless(isVisible(note), 'note', { fault: 'NOTE_NONE' }),
    ]),
  );
};

export const whileAtWork =
  (at: (proof: ProofFacts) => At | null) =>
  (proof: ProofFacts): At | null =>
    isGoingOn(proof) ? at(proof) : null;

/** While something else is disputed, an appeal cannot be made and its time does not run out. */
export const whileAppealable =
  (at: (proof: ProofFacts) => At | null) =>
  (proof: ProofFacts): At | null =>
    proof.deal.state === 'IN_PROGRESS' ? at(proof) : null;

/** Not final: by the clock of P14, which waits while something else is disputed. */
export const isUndoable: Is = (proof, { now }) => {
  const end = whileAppealable(({ appealUntil }) => appealUntil)(proof);
  return end === null || now < end ? null : late('APPEAL_OVER');
};

/** `count` hours before the end of a time; null where the whole time was shorter. */
export const before = (
  { remindedAt }: ProofFacts,
  end: At | null,
  start: At | null,
  count: number,
): At | null => {
  const at = after(end, -count);
  return at !== null && at > (start ?? 0) ? unlessReminded(remindedAt, at) : null;
};

/** What the timer would pay: the part, or everything where the deal is paid as a whole. */
export const atStake = ({ deal, amount }: ProofFacts): number =>
  deal.releaseMode === 'PER_PROOF' ? amount : deal.held.price;

/** Only the latest warning that is due; earlier ones that were missed are skipped. */
const warn =
  (log: Pick<Log, 'code' | 'to' | 'reason'>, end: 'reviewDueAt' | 'revisionDueAt' | 'appealUntil') =>
  (proof: ProofFacts, { now }: { now: At }): Outcome<ProofFacts> => {
    const dueAt = proof[end];
    return {
      set: { remindedAt: now },
      logs: [{ ...log, amount: atStake(proof), ...(dueAt !== null && { dueAt }), byMail: true }],
    };
  };

export const callForReview = (code: Log['code']) => warn({ code, to: 'author' }, 'reviewDueAt');
export const warnOfRevision = warn(
  { code: 'ACTION_REQUIRED', to: 'worker', reason: 'REVISION_DUE' },
  'revisionDueAt',
);
export const warnOfAppeal = warn(
  { code: 'ACTION_REQUIRED', to: 'worker', reason: 'APPEAL_DUE' },
  'appealUntil',
);

export function upload(
  { deal }: ProofFacts,
  { failedChecks }: Issued<CommandNamed<'UPLOAD'>>,
): Outcome<ProofFacts> {
  return {
    set: { failedChecks },
    logs: [{ code: 'PROOF_UPLOADED', to: 'author' }],
    asks: deal.state === 'FUNDED' ? [{ of: 'deal', type: 'START' }] : [],
  };
}

/** Starts the time to review. */
export function submit({ deal }: ProofFacts, { now }: { now: At }): Outcome<ProofFacts> {
  const reviewDueAt = after(now, deal.reviewHours) ?? now;
  return {
    set: { submittedAt: now, reviewDueAt, remindedAt: null },
    logs: [{ code: 'PROOF_EVIDENCE_SUBMITTED', to: 'author', dueAt: reviewDueAt }],
    asks: [{ of: 'deal', type: 'WORK_HANDED_IN' }],
  };
}

/** A part with its own amount is paid, and the deal checks whether it was the last. */
export function approve(
  { deal, amount }: ProofFacts,
  logs: readonly Log[],
  isAuto = false,
): Outcome<ProofFacts> {
  const set = { isAuto, reviewDueAt: null };
  const isFinal = { of: 'deal', type: 'ALL_PROOFS_FINAL' } as const;
  if (deal.releaseMode === 'ALL' || amount === 0) return { set, logs, asks: [isFinal] };
  const fees = paymentFees(deal, amount);
  const net = amount - fees.workerFee;
  return {
    set,
    money: [{ move: 'RELEASE', price: amount, ...fees }],
    logs: [...logs, { code: 'PAYMENT_PROCESSED', to: 'worker', reason: 'ESCROW_RELEASE', amount: net }],
    asks: [{ of: 'deal', type: 'PART_DECIDED', paid: amount }, isFinal],
  };
}

/** Another round, which extends the deadline of the work. */
export function revise({ revisionCount }: ProofFacts, { now }: { now: At }): Outcome<ProofFacts> {
  const revisionDueAt = after(now, limits.revisionHours) ?? now;
  return {
    set: { revisionCount: revisionCount + 1, revisionDueAt, reviewDueAt: null, remindedAt: null },
    logs: [{ code: 'PROOF_REVISION_REQUESTED', to: 'worker', dueAt: revisionDueAt }],
  };
}

/** The money stays held while the worker may appeal. */
function refuseWork(
  now: At,
  { isBeyondBudget, reason }: { isBeyondBudget: boolean; reason?: Log['reason'] },
): Outcome<ProofFacts> {
  const appealUntil = after(now, limits.appealHours) ?? now;
  return {
    set: { appealUntil, isBeyondBudget, reviewDueAt: null, remindedAt: null },
    logs: [{ code: 'PROOF_REJECTED', to: 'worker', dueAt: appealUntil, ...(reason && { reason }) }],
  };
}

/** Beyond the budget it opens a dispute about the part: the worker's appeal is the answer. See docs/decisions/0011. */
export const reject = ({ rejections }: ProofFacts, { now }: { now: At }): Outcome<ProofFacts> =>
  rejections.used < rejections.max
    ? refuseWork(now, { isBeyondBudget: false })
    : refuseWork(now, { isBeyondBudget: true, reason: 'BEYOND_BUDGET' });

/** P11: what was asked for again did not come in time. */
export const rejectAsMissing = (now: At): Outcome<ProofFacts> =>
  refuseWork(now, { isBeyondBudget: false, reason: 'REVISION_NOT_DELIVERED' });

/** P14: a part with its own amount is refunded; the deal decides about the rest. */
export function refund({ deal, amount }: ProofFacts): Outcome<ProofFacts> {
  const asks = [
    { of: 'deal', type: 'PROOF_REFUNDED' },
    { of: 'deal', type: 'ALL_PROOFS_FINAL' },
  ] as const;
  if (deal.releaseMode === 'ALL' || amount === 0) return { asks };
  const fee = feeOfPart(deal, 'author', amount);
  return {
    money: [{ move: 'REFUND', price: amount, fee }],
    logs: [{ code: 'PAYMENT_PROCESSED', to: 'author', reason: 'ESCROW_REFUND', amount: amount + fee }],
    asks: [{ of: 'deal', type: 'PART_DECIDED', paid: 0 }, ...asks],
  };
}

/** A rejection from before another dispute can still be appealed after it. */
export const keepAppealOpen = ({ appealUntil }: ProofFacts, { now }: { now: At }): Outcome<ProofFacts> => ({
  set: {
    appealUntil: Math.max(appealUntil ?? now, now + hours(limits.appealAfterDisputeHours)),
  },
});

const verdicts = ['APPROVE', 'REQUEST_REVISION', 'REJECT', 'UNDO_REJECT', 'AUTO_APPROVE', 'REVISION_TIMEOUT'];

/** The stored decisions on a proof, with their texts. */
export function verdictsIn(
  command: ProofCommand,
  { party, text }: { party: Party; text?: string | undefined },
  condition: ConditionInput,
  now: At,
): ProofView['decisions'] {
  if (!verdicts.includes(command.type)) return [];
  const by = party === 'author' || party === 'operator' ? party : 'timer';
  const why =
    command.type === 'REJECT'
      ? { reasonCode: command.reasonCode, condition: condition.title }
      : { reasonCode: null, condition: null };
  return [{ by, action: command.type, ...why, note: text ?? null, at: new Date(now).toISOString() }];
}
