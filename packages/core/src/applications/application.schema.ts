import {
  type InferOutput,
  array,
  boolean,
  integer,
  maxLength,
  maxValue,
  minLength,
  minValue,
  nonEmpty,
  nullable,
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
import { timestampSchema } from '../http/field.schema.ts';
import { userCardSchema } from '../users/user-card.schema.ts';

export const applicationStates = ['SUBMITTED', 'ACCEPTED', 'REJECTED', 'CANCELLED', 'EXPIRED'] as const;
export const applicationStateSchema = picklist(applicationStates);
export type ApplicationState = InferOutput<typeof applicationStateSchema>;

/** Of those who applied: the marked first and then the oldest, the lowest price first, the newest first. */
export const applicationSorts = ['MARKED', 'PRICE', 'NEWEST'] as const;
export const applicationSortSchema = picklist(applicationSorts);
export type ApplicationSort = InferOutput<typeof applicationSortSchema>;

/** What a user says for themselves. */
export const applyJobSchema = object({
  jobId: pipe(string(), nonEmpty(), maxLength(64)),
  /** Another price for a project, in đồng. */
  bid: optional(pipe(number(), integer(), minValue(jobLimits.projectPriceMin))),
  durationHours: optional(
    pipe(number(), integer(), minValue(jobLimits.projectHoursMin), maxValue(jobLimits.projectHoursMax)),
  ),
  coverLetter: pipe(
    string(),
    trim(),
    minLength(jobLimits.coverLetterMin),
    maxLength(jobLimits.coverLetterMax),
  ),
  /** One for each question of the job, in order. */
  answers: optional(
    pipe(array(pipe(string(), trim(), maxLength(jobLimits.answerMax))), maxLength(jobLimits.questionsMax)),
    [],
  ),
});
export type ApplyJob = InferOutput<typeof applyJobSchema>;

/** An application, for its worker or the job's author. */
export const applicationSchema = object({
  id: string(),
  jobId: string(),
  worker: userCardSchema,
  /** Of the worker, for the author alone; while there is too little to say it is not there. */
  reliability: optional(reliabilitySchema),
  /** The hour in which the worker was last here, for the author alone; not there where nothing is known of it. */
  lastSeenAt: optional(timestampSchema),
  state: applicationStateSchema,
  bid: nullable(dongSchema),
  durationHours: nullable(pipe(number(), integer(), minValue(1))),
  coverLetter: string(),
  answers: array(string()),
  /** For the author alone; the worker reads `false`. */
  shortlisted: boolean(),
  createdAt: timestampSchema,
  updatedAt: timestampSchema,
});
export type Application = InferOutput<typeof applicationSchema>;

/** The user's own application with its job. */
export const ownApplicationSchema = object({ ...applicationSchema.entries, job: jobListingSchema });
export type OwnApplication = InferOutput<typeof ownApplicationSchema>;
