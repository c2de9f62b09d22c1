import {
  boolean,
  integer,
  maxLength,
  maxValue,
  minValue,
  nonEmpty,
  null_,
  nullable,
  number,
  object,
  optional,
  partial,
  picklist,
  pipe,
  string,
  trim,
  uuid,
} from 'valibot';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { pageSchema, pageQuery, queryBoolean, queryInteger } from '../http/query.schema.ts';
import { dongSchema } from '../money/dong.schema.ts';
import { createJobSchema, jobWords } from './create-job.schema.ts';
import { jobLimits } from './job-limits.schema.ts';
import {
  acceptModeSchema,
  categorySlugSchema,
  jobKindSchema,
  jobListingSchema,
  jobViewSchema,
  ownJobSchema,
} from './job.schema.ts';
import { idSchema } from '../http/field.schema.ts';
import { jobStateSchema } from '../terms/job-state.schema.ts';

const dongQuery = queryInteger({ min: 0, max: jobLimits.searchedNetMax });

/**
 * `pay`: highest pay first. `best`: highest pay for an hour by the author's estimate, then jobs without one. `ending`:
 * closing first.
 */
export const jobSorts = ['newest', 'pay', 'best', 'ending'] as const;

/** All filters of the catalogue, each optional. */
export const jobFilter = {
  /** Words of title, description and category, with or without accents. */
  q: optional(pipe(string(), trim(), maxLength(100))),
  category: optional(categorySlugSchema),
  kind: optional(jobKindSchema),
  acceptMode: optional(acceptModeSchema),
  /** Of `net`, what a worker takes home: the amount that lists show. */
  minPrice: optional(dongQuery),
  maxPrice: optional(dongQuery),
  province: optional(pipe(string(), maxLength(2))),
  remote: optional(queryBoolean),
  /** Published within so many days of 24 hours. */
  postedDays: optional(queryInteger({ min: 1, max: 30 })),
  sort: optional(picklist(jobSorts)),
};

export const jobsList = defineEndpoint({
  method: 'GET',
  path: '/job/jobs-list',
  access: 'anyone',
  summary:
    'The open jobs that match. `next` is the cursor of the next page, given back as `after`. `total` counts no further than 1,000.',
  input: object({ ...jobFilter, ...pageQuery, after: optional(pipe(string(), maxLength(200))) }),
  data: object({ ...pageSchema(jobListingSchema), next: nullable(string()) }),
});

export const jobInfo = defineEndpoint({
  method: 'GET',
  path: '/job/job-info/{slug}',
  access: 'either',
  summary: 'One job, by its slug or its id, with its reader’s relation to it and their actions.',
  input: object({ slug: pipe(string(), nonEmpty(), maxLength(100)) }),
  data: jobViewSchema,
});

export const myJobsList = defineEndpoint({
  method: 'GET',
  path: '/job/jobs-my-list',
  access: 'session',
  summary: 'The own jobs, the newest first.',
  input: object({
    ...pageQuery,
    state: optional(jobStateSchema),
    /** Only drafts, and jobs with pending applications. */
    waiting: optional(queryBoolean),
    /** Without drafts. */
    posted: optional(queryBoolean),
    /** Cursor, a job's id: only older ones. Unlike pages it skips none when others drop out meanwhile. */
    after: optional(idSchema),
  }),
  data: object(pageSchema(ownJobSchema)),
});

export const createJob = defineEndpoint({
  method: 'POST',
  path: '/job/create-job',
  access: 'session',
  summary: 'Stores a new job as a draft, which nobody else sees.',
  input: createJobSchema,
  data: jobViewSchema,
});

export const updateJob = defineEndpoint({
  method: 'POST',
  path: '/job/update-job',
  access: 'session',
  summary: 'Replaces a draft. `version` is the one that was read.',
  input: object({ jobId: idSchema, version: pipe(number(), integer(), minValue(0)), job: createJobSchema }),
  data: jobViewSchema,
});

export const editJob = defineEndpoint({
  method: 'POST',
  path: '/job/edit-job',
  access: 'session',
  summary:
    'Changes words and files of a published job; those who applied are told, and deals keep what was agreed. Questions only change while nobody has applied. `version` is the one that was read.',
  input: object({
    jobId: idSchema,
    version: pipe(number(), integer(), minValue(0)),
    words: partial(object(jobWords)),
  }),
  data: jobViewSchema,
});

export const publishJob = defineEndpoint({
  method: 'POST',
  path: '/job/publish-job',
  access: 'session',
  summary: 'Opens a draft. The whole budget of a quick job is held from now on.',
  input: object({ jobId: idSchema, requestId: pipe(string(), uuid()) }),
  data: jobViewSchema,
  idempotent: true,
});

export const deleteJob = defineEndpoint({
  method: 'POST',
  path: '/job/delete-job',
  access: 'session',
  summary: 'Deletes a draft for good. NOT_ALLOWED for a job that was posted.',
  input: object({ jobId: idSchema, requestId: pipe(string(), uuid()) }),
  data: null_(),
  idempotent: true,
});

const ofJob = object({ jobId: idSchema });

export const pauseJob = defineEndpoint({
  method: 'POST',
  path: '/job/pause-job',
  access: 'session',
  summary: 'Takes a job out of the catalogue; work under way goes on.',
  input: ofJob,
  data: jobViewSchema,
});

export const resumeJob = defineEndpoint({
  method: 'POST',
  path: '/job/resume-job',
  access: 'session',
  summary: 'Resumes a paused job.',
  input: ofJob,
  data: jobViewSchema,
});

export const renewJob = defineEndpoint({
  method: 'POST',
  path: '/job/renew-job',
  access: 'session',
  summary: 'Opens an expired job again; a quick job holds the budget of its free slots again.',
  input: ofJob,
  data: jobViewSchema,
});

export const closeJob = defineEndpoint({
  method: 'POST',
  path: '/job/close-job',
  access: 'session',
  summary: 'Ends a job: applicants are told, and money of free slots is refunded to its author.',
  input: ofJob,
  data: jobViewSchema,
});

export const cloneJob = defineEndpoint({
  method: 'POST',
  path: '/job/clone-job',
  access: 'session',
  summary: 'A new draft with the content of an own job.',
  input: ofJob,
  data: jobViewSchema,
});

export const estimateJobCost = defineEndpoint({
  method: 'POST',
  path: '/job/estimate-job-cost',
  access: 'session',
  summary: 'What a job would cost its author and pay its worker, in đồng, before anything is stored.',
  input: object({
    kind: jobKindSchema,
    price: pipe(number(), integer(), minValue(1), maxValue(jobLimits.projectPriceMax)),
    slots: optional(pipe(number(), integer(), minValue(1), maxValue(jobLimits.quickSlotsMax)), 1),
  }),
  data: object({
    price: dongSchema,
    authorFee: dongSchema,
    /** For all slots. */
    total: dongSchema,
    workerFee: dongSchema,
    workerNet: dongSchema,
    balance: dongSchema,
    /** Missing balance; 0 where it suffices. */
    shortfall: dongSchema,
    /** On publishing; a project's money is held when its deal is approved. */
    isHeldAtOnce: boolean(),
  }),
});
