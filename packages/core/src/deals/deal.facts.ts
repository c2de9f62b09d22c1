import type { EligibilityRule } from '../jobs/eligibility.schema.ts';
import type { AcceptMode } from '../jobs/job.schema.ts';
import type { At, Pause, Plain, SlotWay } from '../law/decision.ts';
import type { ProofState } from '../proofs/proof.schema.ts';
import type { WorkKind } from '../terms/fees.schema.ts';
import type { Terms, TermsChange } from '../terms/terms.schema.ts';
import type { Side } from '../terms/side.schema.ts';
import type { DealState } from '../terms/deal-state.schema.ts';
import type { JobState } from '../terms/job-state.schema.ts';
import type { ConditionInput } from '../terms/condition.schema.ts';

/** What a deal must know of one of its proofs. */
export type DealProof = {
  id: string;
  state: ProofState;
  /** It must be there, or money hangs on it. */
  isRequired: boolean;
  /** What it pays by itself; 0 where the deal is paid as a whole. */
  amount: number;
  /** Its draft passes every check. */
  isComplete: boolean;
  /** The last time that was given for a revision. */
  revisionDueAt: At | null;
  /** Until when its rejection may be appealed against. */
  appealUntil: At | null;
};

export type Dispute = {
  openedBy: Side;
  /** The rejected proof that it is the appeal for; null where it is about the deal. */
  proofId: string | null;
  openedAt: At;
  claimToWorker: number;
  answeredAt: At | null;
  offers: readonly { by: Side; toWorker: number }[];
  /** When the side that has not answered was last warned. */
  remindedAt: At | null;
  state: 'OPEN' | 'NEGOTIATING' | 'RESOLVED' | 'WITHDRAWN';
};

/** What the law must know of a deal; it is `NONE` before it is made. Money in đồng. */
export type DealFacts = {
  state: DealState | 'NONE';
  kind: WorkKind;
  /** Whose answer the newest offer waits for. */
  turn: Side | null;
  offerNo: number;
  /** Of the newest offer; fixed from AGREED on. */
  terms: Terms | null;
  /** Conditions that the author wrote before the first offer. */
  prepared: readonly ConditionInput[];
  /** A quick job's time for one slot. */
  timeLimitMin: number | null;
  offeredAt: At;
  agreedAt: At | null;
  fundedAt: At | null;
  startedAt: At | null;
  dueAt: At | null;
  allProofsAt: At | null;
  /** The hour of the last reminder that was sent. */
  remindedAt: At | null;
  /** Of the last reminder of the deadline that the author was sent. */
  authorRemindedAt: At | null;
  /** Of the price and of the author's fee, what is held for this deal. */
  held: { price: number; fee: number };
  /** Of the price, what the worker was paid, before their fee. */
  paid: number;
  bonus: number;
  /** On the bonus, as they were taken. */
  bonusFees: { author: number; worker: number };
  /** What became of the slot: it counts as taken or used, or is free again. */
  slot: 'NONE' | 'TAKEN' | 'FREED' | 'USED';
  /** `remindedAt`: when the side that has not answered was last warned. */
  cancelRequest: { by: Side; toWorker: number; at: At; remindedAt: At | null } | null;
  /** When each side last asked to stop for nothing. */
  zeroCancels: Readonly<Record<Side, At | null>>;
  changeRequest: { by: Side; change: TermsChange } | null;
  /** The newest. */
  dispute: Dispute | null;
  pastDisputes: readonly Pick<Dispute, 'openedBy' | 'proofId'>[];
  proofs: readonly DealProof[];

  /** Read for each decision, not stored: what the author can spend, and the worker's share for the platform. */
  balance: number;
  workerBps: number;
  job: {
    state: JobState;
    acceptMode: AcceptMode;
    slotsLeft: number;
    /** What a slot of a quick job is worth on the market. */
    price: number;
    /** Where an unpaid slot of a quick job would go. */
    slotGoesTo: SlotWay;
  };
  /**
   * Of who is to work: `isAuthor` until money is held, `unmetRule` and `pause` until the terms are agreed, the rest
   * only where the deal does not exist yet.
   */
  candidate: {
    /** The worker is the author, by this account or by another one of the same person. */
    isAuthor: boolean;
    /** A deal with them on this job is live. */
    isTaken: boolean;
    live: number;
    liveMax: number;
    /** The rule of the job that they do not meet; whom the author chose among applicants was asked when applying. */
    unmetRule: EligibilityRule | null;
    /** The pause after giving up too many slots; null for none. */
    pause: Pause | null;
  };
};

export type DealCommand =
  | Plain<'APPLICATION_ACCEPTED' | 'TAKE' | 'DECLINE' | 'CANCEL' | 'START' | 'GIVE_UP'>
  | { type: 'INIT_BY_AUTHOR'; terms: Terms }
  | { type: 'INIT_PROPOSAL'; terms: Terms }
  | { type: 'ADD_CONDITIONS'; conditions: readonly ConditionInput[] }
  | { type: 'COUNTER'; baseOfferNo: number; terms: Terms }
  /** Of the newest offer, or of the change that is asked for while the work goes on. */
  | { type: 'ACCEPT'; baseOfferNo: number }
  /** Its `conditions` come in addition. */
  | { type: 'CHANGE_ORDER'; change: TermsChange }
  /** `expectTotal`: what the author was shown to pay. */
  | { type: 'APPROVE'; expectTotal?: number }
  | { type: 'COMPLETE'; bonus?: number }
  | { type: 'REQUEST_CANCEL'; toWorker: number }
  | Plain<'ACCEPT_CANCEL' | 'REFUSE_CANCEL' | 'WITHDRAW_DISPUTE'>
  | { type: 'OPEN_DISPUTE'; claimToWorker: number }
  /** Against the rejection of a proof, for all that it is worth. */
  | { type: 'APPEAL'; proofId: string }
  | { type: 'RESPOND_DISPUTE'; toWorker: number }
  /** One side's offer, or the operator's ruling. */
  | { type: 'SETTLE'; toWorker: number }
  | Plain<'WORK_HANDED_IN' | 'ALL_PROOFS_FINAL' | 'PROOF_REFUNDED'>
  | Plain<'FUND_REMINDER' | 'OFFER_TIMEOUT' | 'FUND_TIMEOUT' | 'START_REMINDER' | 'START_TIMEOUT'>
  | Plain<
      | 'DEADLINE_REMINDER'
      | 'AUTHOR_DEADLINE_REMINDER'
      | 'DEADLINE_PASSED'
      | 'AUTO_FINALIZE'
      | 'CANCEL_REMINDER'
      | 'CANCEL_TIMEOUT'
    >
  | Plain<'DISPUTE_LAST_CALL' | 'DISPUTE_TIMEOUT'>;

export type Given<Type extends DealCommand['type']> = Extract<DealCommand, { type: Type }>;
