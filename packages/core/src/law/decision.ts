import type { Refusal, RefusalReason } from '../http/refusal.schema.ts';
import type { ActionReason, NotificationCode } from '../notifications/notification-codes.ts';
import type { TransactionType } from '../transactions/transaction.schema.ts';
import type { DealMark } from './standing.schema.ts';

/** Who may move a thing. `system` is a clock that ran out or another chart's consequence, never a person. */
export const parties = ['author', 'worker', 'system', 'operator'] as const;
export type Party = (typeof parties)[number];

/** A moment in milliseconds since 1970, UTC. */
export type At = number;
export const hours = (count: number): number => count * 3_600_000;

/** Commands without fields. */
export type Plain<Name extends string> = { [Each in Name]: { type: Each } }[Name];

export type By = { party: Party; now: At };
/** A command with who gives it and when: what a chart sees as its event. */
export type Told<Command> = Command & By;

/**
 * Money that moves, in đồng: a part of the price and the author's fee that goes with it. Out of the author's balance
 * into a job's budget or a deal, between these two, back to the author, or on to the worker. The worker's fee is
 * reckoned where it is paid.
 */
export type Move =
  | { move: 'LOCK_JOB' | 'REFUND_JOB' | 'ASSIGN_SLOT' | 'RETURN_SLOT'; price: number; fee: number }
  | { move: 'LOCK_DEAL' | 'REFUND' | 'RELEASE'; price: number; fee: number }
  /** Out of the author's balance to the worker. */
  | { move: 'BONUS'; price: number; fee: number };

/**
 * Where the slot of a quick job's deal goes that ends unpaid, and its money: back on the market, to the author while
 * the slot stays free, or to the author for good.
 */
export type SlotWay = 'MARKET' | 'AUTHOR' | 'GONE';

/** `applicants` wait for an answer; `followers` saved the job or match it. */
export type Recipient = 'author' | 'worker' | 'applicants' | 'followers';

/** Reasons for the end of a change request; the request itself has CHANGE_REQUESTED. */
export type ChangeReason = 'CHANGE_AGREED' | 'CHANGE_REFUSED' | 'CHANGE_WITHDRAWN';

/** One event for one recipient. `amount` in đồng is what the recipient's wallet, or decision, is about. */
export type Log = {
  code: NotificationCode;
  to: Recipient;
  /** Selects the sentence, where the code has several. */
  reason?: ActionReason | TransactionType | 'REVISION_NOT_DELIVERED' | ChangeReason;
  amount?: number;
  dueAt?: At;
  /** A warning before a timer decides: also sent by mail. */
  byMail?: true;
};

/**
 * What follows in the other charts, in this order and in the same transaction. Each is decided by its own law and asked
 * by the system: a refusal means that it is not due yet, and is no failure. What `must` follow is asked in the name of
 * the party that gave the command, and its refusal refuses the command.
 */
export type Ask =
  | { of: 'job'; type: 'SLOTS_FULL' | 'SLOT_FREED' | 'ALL_DONE' }
  | { of: 'applications'; type: 'REJECT' | 'JOB_EXPIRED' }
  /** The job's deals whose terms are not agreed. */
  | { of: 'negotiations'; type: 'DECLINE' }
  | {
      of: 'deal';
      type: 'APPLICATION_ACCEPTED' | 'START' | 'WORK_HANDED_IN' | 'ALL_PROOFS_FINAL' | 'PROOF_REFUNDED';
    }
  /** One proof for each condition of the agreed terms that has none yet. */
  | { of: 'proofs'; type: 'TERMS_FIXED' }
  | { of: 'proofs'; type: 'DEAL_ENDED' }
  | { of: 'proofs'; type: 'DISPUTE_SETTLED'; isPaid: boolean; how: 'decision' | 'timeout' }
  /** The dispute is over without dividing all the held money. */
  | { of: 'proofs'; type: 'DISPUTE_OVER' }
  | { of: 'proof'; type: 'APPEAL'; proofId: string; must: true }
  | { of: 'proof'; type: 'DISPUTE_SETTLED'; proofId: string; isPaid: boolean; how: 'decision' | 'timeout' }
  /** Refunds the part: it was never handed in. */
  | { of: 'proof'; type: 'NOT_DELIVERED'; proofId: string }
  /** The proof of that number earns so much more. */
  | { of: 'part'; type: 'RAISE'; no: number; amount: number };

/** How a deal ended for one of its sides: what their reliability is reckoned from. */
export type Standing = { of: 'author' | 'worker'; mark: DealMark };

/** Until when a worker gets no new work: of the author whose slots they let go again and again, or of anybody. */
export type Pause = { until: At; of: 'AUTHOR' | 'ALL' };

/** The effects of one transition beside the next state. */
export type Outcome<Thing> = {
  set?: Partial<Thing>;
  money?: readonly Move[];
  logs?: readonly Log[];
  asks?: readonly Ask[];
  standing?: readonly Standing[];
};

/**
 * Lawful: the thing as it is afterwards and what follows. Else why not: a refusal without words, whose `fields` are
 * names that the server has sentences for.
 */
export type Decision<Thing> =
  | {
      isLawful: true;
      /** The transition, as in docs/lifecycles.md. */
      id: string;
      next: Thing;
      money: readonly Move[];
      logs: readonly Log[];
      asks: readonly Ask[];
      standing: readonly Standing[];
    }
  | { isLawful: false; refusal: Refusal };

export const refuse = (reason: RefusalReason, more: Record<string, unknown> = {}): Refusal => ({
  ...more,
  reason,
});
