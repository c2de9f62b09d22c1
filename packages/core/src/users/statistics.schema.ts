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

/** What public numbers are made of: the newest deals of a role, once so many of them have ended. */
export const statisticsRules = { newestDeals: 50, shownFrom: 3 } as const;

const pctSchema = nullish(pipe(number(), integer(), minValue(0), maxValue(100)), null);
const spanSchema = nullish(countSchema, null);

/** Rejections that are final, and how many of them stood. */
const rejectionsSchema = optional(object({ made: countSchema, upheld: countSchema }), { made: 0, upheld: 0 });

/** A user's numbers as a worker. Everything that is no count is null below three ended deals. */
const workerStatisticsSchema = object({
  ended: countSchema,
  completed: countSchema,
  /** Of what they completed, handed in before the deadline. */
  onTimePct: pctSchema,
  /** Of what they handed in, approved in the end. */
  approvalPct: pctSchema,
  disputeLostPct: pctSchema,
  rejections: rejectionsSchema,
  /** Median time to an answer in conversations. */
  replyMinutes: spanSchema,
});

/** A user's numbers as an author, in the same manner; money in đồng. */
const authorStatisticsSchema = object({
  posted: countSchema,
  ended: countSchema,
  completed: countSchema,
  /** What workers were paid in all, before fees. */
  paidOut: nullish(dongSchema, null),
  /** Median time from what was handed in to a verdict, and to its money. */
  reviewHours: spanSchema,
  paidWithinHours: spanSchema,
  /** Of what was approved, by silence. */
  autoApprovedPct: pctSchema,
  /** Of what was agreed, left without its money. */
  fundFailPct: pctSchema,
  rejections: rejectionsSchema,
  replyMinutes: spanSchema,
});

export const statisticsSchema = object({ worker: workerStatisticsSchema, author: authorStatisticsSchema });
export type WorkerStatistics = InferOutput<typeof workerStatisticsSchema>;
export type AuthorStatistics = InferOutput<typeof authorStatisticsSchema>;
export type Statistics = InferOutput<typeof statisticsSchema>;

/** Of a user who has done nothing yet. */
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
