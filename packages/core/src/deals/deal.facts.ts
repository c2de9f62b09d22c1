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

/** Facts of one proof of the deal. */
export type DealProof = {
  id: string;
  state: ProofState;
  /** Mandatory, or with money of its own. */
  isRequired: boolean;
  /** Its own amount; 0 where the deal is paid as a whole. */
  amount: number;
  /** Its draft passes every check. */
  isComplete: boolean;
  /** The deadline of its last revision. */
  revisionDueAt: At | null;
  /** The deadline of an appeal against its rejection. */
  appealUntil: At | null;
  /** Rejected beyond the budget; see `ProofFacts`. */
  isBeyondBudget: boolean;
};

export type Dispute = {
  openedBy: Side;
  /** The appealed proof; null where the dispute is about the deal. */
  proofId: string | null;
  openedAt: At;
  claimToWorker: number;
  answeredAt: At | null;
  offers: readonly { by: Side; toWorker: number }[];
  /** Last warning to the side that has not answered. */
  remindedAt: At | null;
  state: 'OPEN' | 'NEGOTIATING' | 'RESOLVED' | 'WITHDRAWN';
  /** How it was divided, in đồng; null where nothing was. */
  resolution: { toWorker: number; by: 'AGREEMENT' | 'TIMEOUT' | 'OPERATOR' } | null;
};

/** Facts of a deal; `NONE` before it exists. Money in đồng. */
export type DealFacts = {
  state: DealState | 'NONE';
  kind: WorkKind;
  /** The side that must answer the newest offer. */
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
  /** When the last reminder was sent. */
  remindedAt: At | null;
  /** Last deadline reminder to the author. */
  authorRemindedAt: At | null;
  /** Held for this deal, of the price and of the author's fee. */
  held: { price: number; fee: number };
  /** Paid to the worker, of the price, before their fee. */
  paid: number;
  bonus: number;
  /** Fees taken on the bonus. */
  bonusFees: { author: number; worker: number };
  /** TAKEN and USED slots are not offered, a FREED one is. */
  slot: 'NONE' | 'TAKEN' | 'FREED' | 'USED';
  /** `remindedAt`: when the side that has not answered was last warned. */
  cancelRequest: { by: Side; toWorker: number; at: At; remindedAt: At | null } | null;
  /** Last cancel request of each side. */
  lastCancels: Readonly<Record<Side, At | null>>;
  /** Changes that each side asked for within a day and that were not agreed to, oldest first. */
  changeTimes: Readonly<Record<Side, readonly At[]>>;
  changeRequest: { by: Side; change: TermsChange } | null;
  dispute: Dispute | null;
  pastDisputes: readonly Pick<Dispute, 'openedBy' | 'proofId'>[];
  proofs: readonly DealProof[];

  /** Read for each decision, not stored: the author's balance and the worker's fee. */
  balance: number;
  workerBps: number;
  job: {
    state: JobState;
    acceptMode: AcceptMode;
    slotsLeft: number;
    /** Today's price of a slot of a quick job. */
    price: number;
    /** Where an unpaid slot of a quick job would go. */
    slotGoesTo: SlotWay;
  };
  /**
   * Of the worker: `isAuthor` is read until money is held, `unmetRule` and `pause` until the terms are agreed, the rest
   * only before the deal exists.
   */
  candidate: {
    /** The author, or another account of the same person. */
    isAuthor: boolean;
    /** Has a live deal on this job. */
    isTaken: boolean;
    live: number;
    liveMax: number;
    /** The eligibility rule that they do not meet; an accepted applicant was checked when applying. */
    unmetRule: EligibilityRule | null;
    /** The pause after giving up too many slots; null for none. */
    pause: Pause | null;
  };
};

export type DealCommand =
  | Plain<'APPLICATION_ACCEPTED' | 'TAKE' | 'DECLINE' | 'START' | 'GIVE_UP'>
  | { type: 'INIT_BY_AUTHOR'; terms: Terms }
  | { type: 'INIT_PROPOSAL'; terms: Terms }
  | { type: 'ADD_CONDITIONS'; conditions: readonly ConditionInput[] }
  | { type: 'COUNTER'; baseOfferNo: number; terms: Terms }
  /** Accepts the newest offer, or the change that was requested while the work goes on. */
  | { type: 'ACCEPT'; baseOfferNo: number }
  /** `conditions` are added to the agreed ones. */
  | { type: 'CHANGE_ORDER'; change: TermsChange }
  /** `expectTotal`: the total that the author was shown, without a bonus. */
  | { type: 'APPROVE'; expectTotal?: number }
  | { type: 'CANCEL'; expectTotal?: number }
  | { type: 'COMPLETE'; expectTotal?: number; bonus?: number }
  | { type: 'REQUEST_CANCEL'; toWorker: number }
  | Plain<'ACCEPT_CANCEL' | 'REFUSE_CANCEL' | 'WITHDRAW_DISPUTE'>
  | { type: 'OPEN_DISPUTE'; claimToWorker: number }
  /** Against the rejection of a proof, for its full amount. */
  | { type: 'APPEAL'; proofId: string }
  | { type: 'RESPOND_DISPUTE'; toWorker: number }
  /** One side's offer, or the operator's ruling. */
  | { type: 'SETTLE'; toWorker: number }
  | Plain<'WORK_HANDED_IN' | 'ALL_PROOFS_FINAL' | 'PROOF_REFUNDED'>
  /** A part with its own amount was paid, or nothing of it was; in đồng. */
  | { type: 'PART_DECIDED'; paid: number }
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

export type CommandNamed<Type extends DealCommand['type']> = Extract<DealCommand, { type: Type }>;
