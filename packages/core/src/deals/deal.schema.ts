import {
  type GenericSchema,
  type InferOutput,
  array,
  boolean,
  integer,
  minValue,
  nullish,
  number,
  object,
  optional,
  picklist,
  pipe,
  string,
} from 'valibot';
import { listedProofSchema, proofViewSchema } from '../proofs/proof.schema.ts';
import { dongSchema } from '../money/dong.schema.ts';
import { termsChangeSchema, termsSchema } from '../terms/terms.schema.ts';
import { countSchema, timestampSchema } from '../http/field.schema.ts';
import { sideSchema } from '../terms/side.schema.ts';
import { dealStateSchema } from '../terms/deal-state.schema.ts';
import { userCardSchema } from '../users/user-card.schema.ts';
import { actionSchema } from '../terms/action.schema.ts';

/** Who the work waits for; derived from the proofs. */
export const dealPhases = ['WAIT_WORKER', 'WAIT_REVIEW', 'WAIT_REVISION', 'MIXED'] as const;

export const jobCardSchema = object({
  id: string(),
  slug: string(),
  kind: picklist(['QUICK', 'PROJECT']),
  title: string(),
  price: nullish(dongSchema, null),
});
export type JobCard = InferOutput<typeof jobCardSchema>;

const offerShape = object({
  no: pipe(number(), integer(), minValue(1)),
  by: sideSchema,
  terms: termsSchema,
  note: nullish(string(), null),
  createdAt: timestampSchema,
});
export interface Offer extends InferOutput<typeof offerShape> {}
export const offerSchema: GenericSchema<unknown, Offer> = offerShape;

/**
 * In đồng. The author sees the author's fee and total, once money is held those of what was paid and is held; the
 * worker sees the worker's fee and net of the price without what was refunded.
 */
export const dealMoneySchema = object({
  price: dongSchema,
  authorFee: optional(dongSchema),
  authorTotal: optional(dongSchema),
  workerFee: optional(dongSchema),
  workerNet: optional(dongSchema),
  held: dongSchema,
  released: dongSchema,
  /** Paid to the worker of it, after their fee. */
  releasedNet: optional(dongSchema),
  /** Of the price; the author's fee on it went back as well. */
  refunded: dongSchema,
  bonus: dongSchema,
  /** The reader's fee on the bonus. */
  bonusFee: optional(dongSchema),
  /** The bonus with the author's fee. */
  bonusTotal: optional(dongSchema),
  /** The bonus less the worker's fee. */
  bonusNet: optional(dongSchema),
});

/** A cancel request; `toWorker` is the part of the held money, in đồng, that would go to the worker. */
export const cancelRequestSchema = object({
  by: sideSchema,
  toWorker: dongSchema,
  reason: string(),
  at: timestampSchema,
});
export const changeRequestSchema = object({ by: sideSchema, terms: termsChangeSchema, at: timestampSchema });

export const disputeSchema = object({
  id: string(),
  openedBy: sideSchema,
  openedAt: optional(timestampSchema),
  /** The appealed proof. */
  proofId: nullish(string(), null),
  reasonCode: string(),
  claimToWorker: dongSchema,
  statement: string(),
  /** The other side's statement. */
  answer: nullish(string(), null),
  /** Evidence of who opened it, and of who answered. */
  fileIds: array(string()),
  answerFileIds: optional(array(string())),
  offers: array(object({ by: sideSchema, toWorker: dongSchema, at: timestampSchema })),
  state: picklist(['OPEN', 'NEGOTIATING', 'RULING', 'RESOLVED', 'WITHDRAWN']),
  resolution: nullish(
    object({
      toWorker: dongSchema,
      by: picklist(['AGREEMENT', 'TIMEOUT', 'OPERATOR']),
      note: nullish(string(), null),
    }),
    null,
  ),
});

/** The next timer; amounts in đồng. `timerSentence` words it. */
export const nextTimerSchema = object({
  transition: string(),
  at: timestampSchema,
  outcome: string(),
  amount: optional(dongSchema),
  /** The proof that it is about. */
  proofId: optional(string()),
  /** What each side gets by itself, the worker less their fee; `at` where nobody acts until then. */
  moves: optional(object({ at: timestampSchema, worker: dongSchema, author: dongSchema })),
});
export type NextTimer = InferOutput<typeof nextTimerSchema>;

const dealShape = object({
  id: string(),
  jobId: string(),
  job: jobCardSchema,
  author: userCardSchema,
  worker: userCardSchema,
  myRole: sideSchema,
  state: dealStateSchema,
  phase: nullish(picklist(dealPhases), null),
  /** The side that must answer an open offer. */
  turn: nullish(sideSchema, null),
  offers: array(offerSchema),
  terms: nullish(termsSchema, null),
  /** For a first offer: the job's terms, with the applicant's price and time. */
  openingTerms: nullish(termsSchema, null),
  money: dealMoneySchema,
  startedAt: nullish(timestampSchema, null),
  dueAt: nullish(timestampSchema, null),
  effectiveDueAt: nullish(timestampSchema, null),
  proofs: array(proofViewSchema),
  cancelRequest: nullish(cancelRequestSchema, null),
  changeRequest: nullish(changeRequestSchema, null),
  /** The newest; an ended one stays here. */
  dispute: nullish(disputeSchema, null),
  /** In đồng: what an open dispute is about, the most that the worker can get. */
  contested: optional(dongSchema),
  /** Proofs whose rejection was appealed against; each can be once. */
  appealed: optional(array(string()), []),
  roomId: nullish(string(), null),
  actions: array(actionSchema),
  nextTimer: nullish(nextTimerSchema, null),
  /** What runs beside it, soonest first. */
  laterTimers: optional(array(nextTimerSchema)),
  version: countSchema,
  /** Some of its stored data cannot be read: shown without it, no actions, reported to operators. */
  isDamaged: optional(boolean()),
});
export interface DealView extends InferOutput<typeof dealShape> {}
/** A deal as one of its two sides sees it. */
export const dealViewSchema: GenericSchema<unknown, DealView> = dealShape;

const listedShape = object({ ...dealShape.entries, proofs: array(listedProofSchema) });
export interface ListedDeal extends InferOutput<typeof listedShape> {}
/** For lists: without evidence. */
export const listedDealSchema: GenericSchema<unknown, ListedDeal> = listedShape;
