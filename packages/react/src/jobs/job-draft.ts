import {
  type InferOutput,
  array,
  boolean,
  integer,
  nullable,
  number,
  object,
  optional,
  picklist,
  pipe,
  string,
} from 'valibot';
import { provinceSchema } from '@keo/core/contract';
import { readDraft } from '../drafts/read-draft.ts';
import { conditionFormsSchema } from './condition-form.ts';
import { steps } from './job-form.ts';

/** Form, step, and the server's state of a draft. Numbers of the form are as typed. */
const draftSchema = object({
  form: object({
    kind: picklist(['QUICK', 'PROJECT']),
    acceptMode: picklist(['INSTANT', 'APPLY']),
    title: string(),
    description: string(),
    categorySlug: string(),
    /** `REMOTE`, or a province code. */
    place: string(),
    conditions: conditionFormsSchema(),
    isByParts: boolean(),
    price: string(),
    slots: string(),
    /** Minutes for a quick job, days for a project. */
    time: string(),
    reviewHours: string(),
    revisionsMax: string(),
    onceEach: optional(boolean(), false),
    verified: optional(boolean(), false),
    /** Codes; empty for anywhere. */
    provinces: optional(array(provinceSchema), []),
    /** `ANY`, or the minimum. */
    minReliability: optional(string(), 'ANY'),
    questions: optional(array(string()), []),
    /** Uploaded files. */
    files: optional(array(object({ id: string(), name: string() })), []),
  }),
  step: picklist(steps),
  /** The stored job on the server, and the form as saved there. */
  saved: nullable(object({ jobId: string(), version: pipe(number(), integer()), form: string() })),
  /** Of a publish request that may be unanswered. */
  requestId: string(),
});

export type JobDraft = InferOutput<typeof draftSchema>;

/** A job being written. */
export type JobForm = JobDraft['form'];

export const readJobDraft = (kept: string | null): JobDraft | null => readDraft(draftSchema, kept);
