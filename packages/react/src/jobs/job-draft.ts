import { array, boolean, integer, nullable, number, object, optional, picklist, pipe, string } from 'valibot';
import { provinceSchema } from '@keo/core/contract';
import { readDraft } from '../drafts/read-draft.ts';
import { conditionFormsSchema } from './condition-form.ts';
import { type JobForm, steps } from './job-form.ts';

const draftSchema = object({
  form: object({
    kind: picklist(['QUICK', 'PROJECT']),
    acceptMode: picklist(['INSTANT', 'APPLY']),
    title: string(),
    description: string(),
    categorySlug: string(),
    place: string(),
    conditions: conditionFormsSchema(),
    isByParts: boolean(),
    price: string(),
    slots: string(),
    time: string(),
    reviewHours: string(),
    revisionsMax: string(),
    onceEach: optional(boolean(), false),
    verified: optional(boolean(), false),
    provinces: optional(array(provinceSchema), []),
    minReliability: optional(string(), 'ANY'),
    questions: optional(array(string()), []),
    files: optional(array(object({ id: string(), name: string() })), []),
  }),
  step: picklist(steps),
  /** The stored job on the server, and the form as saved there. */
  saved: nullable(object({ jobId: string(), version: pipe(number(), integer()), form: string() })),
  /** Of a publish request that may be unanswered. */
  requestId: string(),
});

/** Form, step, and the server's state of a draft. */
export type JobDraft = {
  form: JobForm;
  step: (typeof steps)[number];
  saved: { jobId: string; version: number; form: string } | null;
  requestId: string;
};

export const readJobDraft = (kept: string | null): JobDraft | null => readDraft(draftSchema, kept);
