import {
  type InferOutput,
  integer,
  maxValue,
  minValue,
  nullish,
  number,
  object,
  optional,
  pipe,
} from 'valibot';
import { countSchema } from '../http/field.schema.ts';
import { dongSchema } from '../money/dong.schema.ts';

/** Public numbers count this many newest deals of a role, and need this many ended ones. */
export const statisticsRules = { newestDeals: 50, shownFrom: 3 } as const;

const pctSchema = nullish(pipe(number(), integer(), minValue(0), maxValue(100)), null);
const spanSchema = nullish(countSchema, null);

/** Final rejections, and how many were upheld. */
const rejectionsSchema = optional(object({ made: countSchema, upheld: countSchema }), { made: 0, upheld: 0 });

/** As a worker. Everything but counts is null below three ended deals. */
const workerStatisticsSchema = object({
  ended: countSchema,
  completed: countSchema,
  /** Of completed deals: handed in before the deadline. */
  onTimePct: pctSchema,
  /** Of submitted proofs: approved in the end. */
  approvalPct: pctSchema,
  disputeLostPct: pctSchema,
  rejections: rejectionsSchema,
  /** Median response time in chat. */
  replyMinutes: spanSchema,
});

/** As an author, likewise; money in đồng. */
const authorStatisticsSchema = object({
  posted: countSchema,
  ended: countSchema,
  completed: countSchema,
  /** To workers, before fees. */
  paidOut: nullish(dongSchema, null),
  /** Median hours from a submission to the verdict, and to the payment. */
  reviewHours: spanSchema,
  paidWithinHours: spanSchema,
  /** Of approved proofs: by the timer. */
  autoApprovedPct: pctSchema,
  /** Of agreed deals: never funded. */
  fundFailPct: pctSchema,
  rejections: rejectionsSchema,
  replyMinutes: spanSchema,
});

export const statisticsSchema = object({ worker: workerStatisticsSchema, author: authorStatisticsSchema });
export type WorkerStatistics = InferOutput<typeof workerStatisticsSchema>;
export type AuthorStatistics = InferOutput<typeof authorStatisticsSchema>;
export type Statistics = InferOutput<typeof statisticsSchema>;

export const noStatistics: Statistics = {
  worker: {
    ended: 0,
    completed: 0,
    onTimePct: null,
    approvalPct: null,
    disputeLostPct: null,
    rejections: { made: 0, upheld: 0 },
    replyMinutes: null,
  },
  author: {
    posted: 0,
    ended: 0,
    completed: 0,
    paidOut: null,
    reviewHours: null,
    paidWithinHours: null,
    autoApprovedPct: null,
    fundFailPct: null,
    rejections: { made: 0, upheld: 0 },
    replyMinutes: null,
  },
};
