import type { Refusal, RefusalReason } from '../http/refusal.schema.ts';
import type { LawCode } from '../notifications/codes/notification-codes.ts';
import type { ActionReason } from '../notifications/codes/reason-codes.ts';
import type { TransactionType } from '../wallet/transaction.schema.ts';
import type { DealMark } from './standing.schema.ts';

/** `system` is a timer or another chart, never a person. */
export const parties = ['author', 'worker', 'system', 'operator'] as const;
export type Party = (typeof parties)[number];

/** A moment in milliseconds since 1970, UTC. */
export type At = number;
export const hours = (count: number): number => count * 3_600_000;

/** Commands without fields. */
export type Plain<Name extends string> = { [Each in Name]: { type: Each } }[Name];

export type By = { party: Party; now: At };
/** A command with who gives it and when: what a chart sees as its event. */
export type Issued<Command> = Command & By;

/**
 * A movement of money, in đồng: a part of the price and its share of the author's fee, between the author's balance, a
 * job's budget, a deal and the worker. The worker's fee is computed on payment.
 */
export type Move =
  | { move: 'LOCK_JOB' | 'REFUND_JOB' | 'ASSIGN_SLOT' | 'RETURN_SLOT'; price: number; fee: number }
  | { move: 'LOCK_DEAL' | 'REFUND'; price: number; fee: number }
  /** To the worker: out of what is held, or out of the author's balance. `fee` is the author's. */
  | { move: 'RELEASE' | 'BONUS'; price: number; fee: number; workerFee: number };

/**
 * Where the money of an unpaid quick deal goes with its slot, which is free again. `MARKET`: to the job. `AUTHOR`: to
 * the author; an open job then pays for the slot at today's reward, or closes it.
 */
export type SlotWay = 'MARKET' | 'AUTHOR';

/** `applicants` have a pending application; `followers` saved the job or match it. */
export type Recipient = 'author' | 'worker' | 'applicants' | 'followers';

/** How a change request ended; the request itself has CHANGE_REQUESTED. */
export type ChangeReason = 'CHANGE_AGREED' | 'CHANGE_REFUSED' | 'CHANGE_WITHDRAWN';

/** One event for one recipient. `amount` is in đồng. */
export type Log = {
  code: LawCode;
  to: Recipient;
  /** Selects the sentence, where the code has several. */
  reason?: ActionReason | TransactionType | 'REVISION_NOT_DELIVERED' | 'BEYOND_BUDGET' | ChangeReason;
  amount?: number;
  dueAt?: At;
  /** A warning before a timer decides: also sent by mail. */
  byMail?: true;
};

/**
 * Follow-up commands in other charts, in this order and in the same transaction. The system gives them, and a refusal
 * means that they are not due yet. With `must` the party of the original command gives them, and a refusal refuses that
 * command too.
 */
export type FollowUp =
  | { of: 'job'; type: 'SLOTS_FULL' | 'SLOT_FREED' | 'ALL_DONE' }
  | { of: 'applications'; type: 'REJECT' | 'JOB_EXPIRED' }
  /** Deals of the job without agreed terms. */
  | { of: 'negotiations'; type: 'DECLINE' }
  | {
      of: 'deal';
      type: 'APPLICATION_ACCEPTED' | 'START' | 'WORK_HANDED_IN' | 'ALL_PROOFS_FINAL' | 'PROOF_REFUNDED';
    }
  /** A part with its own amount was paid, or nothing of it was; in đồng. */
  | { of: 'deal'; type: 'PART_DECIDED'; paid: number }
  /** Creates the missing proofs, one for each condition of the agreed terms. */
  | { of: 'proofs'; type: 'TERMS_FIXED' }
  | { of: 'proofs'; type: 'DEAL_ENDED' }
  | { of: 'proofs'; type: 'DISPUTE_SETTLED'; isPaid: boolean; how: 'decision' | 'timeout' }
  /** The dispute ended without dividing all the held money. */
  | { of: 'proofs'; type: 'DISPUTE_OVER' }
  | { of: 'proof'; type: 'APPEAL'; proofId: string; must: true }
  | { of: 'proof'; type: 'DISPUTE_SETTLED'; proofId: string; isPaid: boolean; how: 'decision' | 'timeout' }
  /** Refunds a part that was never handed in. */
  | { of: 'proof'; type: 'NOT_DELIVERED'; proofId: string }
  /** Raises the amount of the proof with that number. */
  | { of: 'part'; type: 'RAISE'; no: number; amount: number };

/** How a deal ended for one of its sides, for their reliability. */
export type Standing = { of: 'author' | 'worker'; mark: DealMark };

/** After giving up too many slots, of this author or of all. */
export type Pause = { until: At; of: 'AUTHOR' | 'ALL' };

/** The effects of one transition beside the next state. */
export type Outcome<Thing> = {
  set?: Partial<Thing>;
  money?: readonly Move[];
  logs?: readonly Log[];
  asks?: readonly FollowUp[];
  standing?: readonly Standing[];
};

/**
 * Lawful: the entity after the transition, and its effects. Else a refusal without texts; the server words it by its
 * `rule`, or by the fault of each field.
 */
export type Decision<Thing> =
  | {
      isLawful: true;
      /** Id of the transition, as in docs/lifecycles.md. */
      id: string;
      next: Thing;
      money: readonly Move[];
      logs: readonly Log[];
      asks: readonly FollowUp[];
      standing: readonly Standing[];
    }
  | { isLawful: false; refusal: Refusal };

/** Of several causes; each has a name: see obstacles.ts and faults.schema.ts. */
type NamedReason = 'INVALID' | 'LIMIT' | 'EXPIRED';

export const refuse = (
  reason: Exclude<RefusalReason, NamedReason>,
  more: Record<string, unknown> = {},
): Refusal => ({ ...more, reason });
