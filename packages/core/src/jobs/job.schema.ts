import {
  type GenericSchema,
  type InferOutput,
  array,
  boolean,
  maxLength,
  nullable,
  nullish,
  object,
  optional,
  picklist,
  pipe,
  string,
} from 'valibot';
import { releaseModes } from '../terms/terms.schema.ts';
import { dongSchema } from '../money/dong.schema.ts';
import { rejectPctSchema } from '../users/reject-pct.schema.ts';
import { eligibilitySchema, openToAll } from './eligibility.schema.ts';
import { jobCategories } from './job-categories.schema.ts';
import { countSchema, timestampSchema } from '../http/field.schema.ts';
import { attachmentSchema } from '../uploads/attachment.schema.ts';
import { userCardSchema } from '../users/user-card.schema.ts';
import { actionSchema } from '../terms/action.schema.ts';
import { jobStateSchema } from '../terms/job-state.schema.ts';
import { conditionsSchema, evidenceTypes } from '../terms/condition.schema.ts';

export const jobKinds = ['QUICK', 'PROJECT'] as const;
export const jobKindSchema = picklist(jobKinds);
export type JobKind = InferOutput<typeof jobKindSchema>;

/** `INSTANT`: first come, first served. `APPLY`: the author chooses. */
export const acceptModes = ['INSTANT', 'APPLY'] as const;
export const acceptModeSchema = picklist(acceptModes);
export type AcceptMode = InferOutput<typeof acceptModeSchema>;

export const categorySlugSchema = picklist(jobCategories.map(({ slug }) => slug));
export type CategorySlug = InferOutput<typeof categorySlugSchema>;

export const placeSchema = object({
  mode: picklist(['REMOTE', 'ONSITE']),
  /** Two digits; only for work on site. */
  provinceCode: optional(nullable(pipe(string(), maxLength(2))), null),
});
export type Place = InferOutput<typeof placeSchema>;

const jobListingShape = object({
  id: string(),
  slug: string(),
  kind: jobKindSchema,
  acceptMode: acceptModeSchema,
  state: jobStateSchema,
  title: string(),
  categorySlug: categorySlugSchema,
  /** Per slot of a quick job, or the budget of a project. */
  price: dongSchema,
  /** Paid of it to a worker of the first tier. */
  net: dongSchema,
  slots: countSchema,
  slotsLeft: countSchema,
  /** A quick job's time for one slot. */
  timeLimitMin: nullable(countSchema),
  /** Of that, how long the work takes, as the author of a quick job estimates; null where they do not say. */
  effortMin: optional(nullable(countSchema), null),
  /** A project's time. */
  durationHours: nullable(countSchema),
  place: placeSchema,
  evidenceTypes: array(picklist(evidenceTypes)),
  reviewHours: countSchema,
  author: userCardSchema,
  /** Median time of this author to a verdict; null without enough data. */
  authorReviewHours: nullish(countSchema, null),
  publishedAt: nullable(timestampSchema),
  expiresAt: timestampSchema,
});
export interface JobListing extends InferOutput<typeof jobListingShape> {}
/** A job in a list. Money in đồng. */
export const jobListingSchema: GenericSchema<unknown, JobListing> = jobListingShape;

export const jobRelationSchema = object({
  kind: picklist(['VISITOR', 'STRANGER', 'AUTHOR', 'APPLICANT', 'WORKER']),
  applicationId: nullable(string()),
  dealId: nullable(string()),
});
export type JobRelation = InferOutput<typeof jobRelationSchema>;

export const editedFields = ['title', 'description', 'categorySlug', 'questions', 'attachments'] as const;

/** One time that the author changed words of a published job. Files by their names, one a line, as questions are. */
export const jobEditSchema = object({
  at: timestampSchema,
  changes: array(object({ field: picklist(editedFields), before: string(), after: string() })),
});
export type JobEdit = InferOutput<typeof jobEditSchema>;

const jobViewShape = object({
  ...jobListingShape.entries,
  description: string(),
  conditions: conditionsSchema,
  releaseMode: picklist(releaseModes),
  revisionsMax: countSchema,
  eligibility: optional(eligibilitySchema, openToAll),
  /** For applicants, in order. */
  questions: optional(array(string()), []),
  attachments: optional(array(attachmentSchema), []),
  /** The newest first. A deal keeps the words that were agreed. */
  edits: optional(array(jobEditSchema), []),
  /** The exact number only for its author, for others the lower end of 0, 1–5, 6–20, 21 and more. */
  applicants: countSchema,
  /** Percentage of this author's verdicts in 90 days that are rejections. */
  authorRejectPct: rejectPctSchema,
  /** Slots in progress. */
  taken: countSchema,
  /** Finished slots. */
  done: countSchema,
  myRelation: jobRelationSchema,
  actions: array(actionSchema),
  /** Only for its author, in đồng: held for free slots, and the total cost of publishing. */
  budget: nullable(object({ held: dongSchema, total: dongSchema, fee: dongSchema })),
  /** Only for its author: why it is moderated, came back or was removed. */
  moderationNote: nullable(string()),
  isEditable: boolean(),
  createdAt: timestampSchema,
  version: countSchema,
});
export interface JobView extends InferOutput<typeof jobViewShape> {}
/** A job in full, for its reader. */
export const jobViewSchema: GenericSchema<unknown, JobView> = jobViewShape;

/** An own job, with its pending applications. */
export const ownJobSchema = object({
  ...jobListingShape.entries,
  taken: countSchema,
  done: countSchema,
  /** Pending applications. */
  waiting: countSchema,
  held: dongSchema,
  /** Of its text. */
  updatedAt: timestampSchema,
  actions: array(actionSchema),
});
