import {
  type GenericSchema,
  type InferOutput,
  array,
  boolean,
  integer,
  maxLength,
  maxValue,
  minValue,
  nonEmpty,
  nullable,
  nullish,
  number,
  object,
  optional,
  picklist,
  pipe,
  string,
  trim,
} from 'valibot';
import { reliabilitySchema } from '../users/reliability.schema.ts';
import { jobLimits } from '../jobs/job-limits.schema.ts';
import { jobListingSchema } from '../jobs/job.schema.ts';
import { dongSchema } from '../money/dong.schema.ts';
import { countSchema, timestampSchema } from '../http/field.schema.ts';
import { userCardSchema } from '../users/user-card.schema.ts';
import { saidText } from '../text/words.schema.ts';

export const applicationStates = ['SUBMITTED', 'ACCEPTED', 'REJECTED', 'CANCELLED', 'EXPIRED'] as const;
export const applicationStateSchema = picklist(applicationStates);
export type ApplicationState = InferOutput<typeof applicationStateSchema>;

/** `MARKED`: shortlisted first, then the oldest. `PRICE`: lowest first. */
export const applicationSorts = ['MARKED', 'PRICE', 'NEWEST'] as const;
export const applicationSortSchema = picklist(applicationSorts);
export type ApplicationSort = InferOutput<typeof applicationSortSchema>;

export const applyJobSchema = object({
  jobId: pipe(string(), nonEmpty(), maxLength(64)),
  /** The applicant's price for a project, in đồng. */
  bid: optional(pipe(number(), integer(), minValue(jobLimits.projectPriceMin))),
  durationHours: optional(
    pipe(number(), integer(), minValue(jobLimits.projectHoursMin), maxValue(jobLimits.projectHoursMax)),
  ),
  coverLetter: saidText(jobLimits.coverLetterMin, jobLimits.coverLetterMax),
  /** One for each question of the job, in order. */
  answers: optional(
    pipe(array(pipe(string(), trim(), maxLength(jobLimits.answerMax))), maxLength(jobLimits.questionsMax)),
    [],
  ),
  /** The job's, as the applicant read them: STALE where they were changed since. A masked contact may lengthen one. */
  questions: optional(
    pipe(array(pipe(string(), maxLength(2 * jobLimits.questionMax))), maxLength(jobLimits.questionsMax)),
  ),
});
export type ApplyJob = InferOutput<typeof applyJobSchema>;

const applicationShape = object({
  id: string(),
  jobId: string(),
  worker: userCardSchema,
  /** Of the worker; only for the author, absent below the minimum of ended deals. */
  reliability: optional(reliabilitySchema),
  /** When the worker was last active, to the hour; only for the author, absent if unknown. */
  lastSeenAt: optional(timestampSchema),
  /** Of the worker's published reviews; only for the author, absent while there are too few. */
  rating: optional(number()),
  /** Median minutes until the worker answers a message; only for the author, absent without enough. */
  replyMinutes: optional(countSchema),
  state: applicationStateSchema,
  bid: nullable(dongSchema),
  durationHours: nullable(pipe(number(), integer(), minValue(1))),
  coverLetter: string(),
  answers: array(string()),
  /** Only for the author; the worker reads `false`. */
  shortlisted: boolean(),
  createdAt: timestampSchema,
  updatedAt: timestampSchema,
});
export interface Application extends InferOutput<typeof applicationShape> {}
/** An application, for its worker or the job's author. */
export const applicationSchema: GenericSchema<unknown, Application> = applicationShape;

const ownApplicationShape = object({
  ...applicationShape.entries,
  job: jobListingSchema,
  /** The job's, in the order of `answers`. */
  questions: optional(array(string()), []),
  /** When the job's author first had it on their screen. */
  authorReadAt: nullish(timestampSchema, null),
  /** What it became once it was accepted. */
  dealId: nullish(string(), null),
});
export interface OwnApplication extends InferOutput<typeof ownApplicationShape> {}
/** The user's own application with its job. */
export const ownApplicationSchema: GenericSchema<unknown, OwnApplication> = ownApplicationShape;
