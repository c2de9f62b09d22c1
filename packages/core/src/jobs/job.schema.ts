import {
  type InferOutput,
  array,
  boolean,
  nullable,
  nullish,
  object,
  optional,
  picklist,
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

/** `INSTANT`: taken at once by the first who comes. `APPLY`: the author chooses. */
export const acceptModes = ['INSTANT', 'APPLY'] as const;
export const acceptModeSchema = picklist(acceptModes);
export type AcceptMode = InferOutput<typeof acceptModeSchema>;

export const categorySlugSchema = picklist(jobCategories.map(({ slug }) => slug));
export type CategorySlug = InferOutput<typeof categorySlugSchema>;

export const placeSchema = object({
  mode: picklist(['REMOTE', 'ONSITE']),
  /** Two digits, where the work is done on site. */
  provinceCode: optional(nullable(string()), null),
});
export type Place = InferOutput<typeof placeSchema>;

/** A job in a list. Money in đồng. */
export const jobListingSchema = object({
  id: string(),
  slug: string(),
  kind: jobKindSchema,
  acceptMode: acceptModeSchema,
  state: jobStateSchema,
  title: string(),
  categorySlug: categorySlugSchema,
  /** Of one slot of a quick job, or the budget of a project. */
  price: dongSchema,
  /** What a worker of the first tier gets of it. */
  net: dongSchema,
  slots: countSchema,
  slotsLeft: countSchema,
  /** A quick job's time for one slot. */
  timeLimitMin: nullable(countSchema),
  /** A project's time. */
  durationHours: nullable(countSchema),
  place: placeSchema,
  evidenceTypes: array(picklist(evidenceTypes)),
  reviewHours: countSchema,
  author: userCardSchema,
  /** Hours in which this author usually judges what is handed in; null while there is too little to say. */
  authorReviewHours: nullish(countSchema, null),
  publishedAt: nullable(timestampSchema),
  expiresAt: timestampSchema,
});
export type JobListing = InferOutput<typeof jobListingSchema>;

/** The reader's relation to a job. */
export const jobRelationSchema = object({
  kind: picklist(['VISITOR', 'STRANGER', 'AUTHOR', 'APPLICANT', 'WORKER']),
  applicationId: nullable(string()),
  dealId: nullable(string()),
});
export type JobRelation = InferOutput<typeof jobRelationSchema>;

/** A job in full, for its reader. */
export const jobViewSchema = object({
  ...jobListingSchema.entries,
  description: string(),
  conditions: conditionsSchema,
  releaseMode: picklist(releaseModes),
  revisionsMax: countSchema,
  /** What it asks of its workers. */
  eligibility: optional(eligibilitySchema, openToAll),
  /** Asked of those who apply, in their order. */
  questions: optional(array(string()), []),
  attachments: optional(array(attachmentSchema), []),
  /** How many have applied: the number for its author, else the lower end of 0, 1–5, 6–20, 21 and more. */
  applicants: countSchema,
  /** Of what its author judged in 90 days, the share in percent that they rejected. */
  authorRejectPct: rejectPctSchema,
  /** Slots that are worked on now. */
  taken: countSchema,
  /** Slots that are done. */
  done: countSchema,
  myRelation: jobRelationSchema,
  actions: array(actionSchema),
  /** For its author alone, in đồng: held for slots nobody has taken, and all that publishing costs. */
  budget: nullable(object({ held: dongSchema, total: dongSchema, fee: dongSchema })),
  /** Why it waits, came back or was taken down; for its author alone. */
  moderationNote: nullable(string()),
  isEditable: boolean(),
  createdAt: timestampSchema,
  version: countSchema,
});
export type JobView = InferOutput<typeof jobViewSchema>;
