import {
  type InferOutput,
  array,
  integer,
  nullable,
  number,
  object,
  optional,
  parse,
  picklist,
  pipe,
  safeParse,
  string,
} from 'valibot';
import {
  type CreateJob,
  type JobView,
  acceptModes,
  createJobSchema,
  jobKinds,
  jobLimits,
  provinceSchema,
} from '@keo/core/contract';
import { readDraft } from '../drafts/read-draft.ts';
import { amountOf } from '../money/amount-of.ts';
import {
  conditionFormOf,
  conditionFormSchema,
  count,
  emptyCondition,
  flag,
  text,
  toCondition,
  typed,
} from './condition-form.ts';

export const steps = ['kind', 'what', 'proofs', 'terms', 'preview'] as const;
export type Step = (typeof steps)[number];

/** How the fields are stored while they are written, and their defaults. */
const formSchema = /* @__PURE__ */ (() =>
  object({
    kind: optional(picklist(jobKinds), 'QUICK'),
    acceptMode: optional(picklist(acceptModes), 'INSTANT'),
    title: text(),
    description: text(),
    categorySlug: text(),
    /** `REMOTE`, or a province code. */
    place: text('REMOTE'),
    questions: optional(array(string()), []),
    /** Uploaded files. */
    files: optional(array(object({ id: string(), name: string() })), []),
    conditions: optional(array(conditionFormSchema), () => [emptyCondition]),
    price: text(),
    slots: text(1),
    isByParts: flag(),
    /** Minutes for a quick job, days for a project. */
    time: text(() => jobLimits.quickTimeDefault),
    reviewHours: text(() => jobLimits.reviewHoursQuick.default),
    revisionsMax: text(() => jobLimits.revisionsDefault),
    verified: flag(),
    onceEach: flag(true),
    /** Codes; empty for anywhere. */
    provinces: optional(array(provinceSchema), []),
    /** `ANY`, or the minimum. */
    minReliability: text('ANY'),
  }))();
/** A job being written. */
export type JobForm = InferOutput<typeof formSchema>;

const stepOf: Readonly<Record<keyof JobForm, Step>> = {
  kind: 'kind',
  acceptMode: 'kind',
  title: 'what',
  description: 'what',
  categorySlug: 'what',
  place: 'what',
  questions: 'what',
  files: 'what',
  conditions: 'proofs',
  price: 'terms',
  slots: 'terms',
  isByParts: 'terms',
  time: 'terms',
  reviewHours: 'terms',
  revisionsMax: 'terms',
  verified: 'terms',
  onceEach: 'terms',
  provinces: 'terms',
  minReliability: 'terms',
};
const isField = (name: string): name is keyof JobForm => Object.hasOwn(stepOf, name);

/** Form, step, and the server's state of a draft. */
const draftSchema = object({
  form: formSchema,
  step: picklist(steps),
  /** The stored job on the server, and the form as saved there. */
  saved: nullable(object({ jobId: string(), version: pipe(number(), integer()), form: string() })),
  /** Of a publish request that may be unanswered. */
  requestId: string(),
});
export type JobDraft = InferOutput<typeof draftSchema>;

export const readJobDraft = (kept: string | null): JobDraft | null => readDraft(draftSchema, kept);

export const emptyForm = /* @__PURE__ */ (() => parse(formSchema, {}))();

/** Switches the kind, with its default times where the other kind's are invalid. */
export const withKind = (form: JobForm, kind: JobForm['kind']): JobForm =>
  kind === form.kind
    ? form
    : {
        ...form,
        kind,
        acceptMode: kind === 'QUICK' ? 'INSTANT' : 'APPLY',
        isByParts: false,
        time: String(kind === 'QUICK' ? jobLimits.quickTimeDefault : jobLimits.projectHoursDefault / 24),
        reviewHours: String(
          (kind === 'QUICK' ? jobLimits.reviewHoursQuick : jobLimits.reviewHoursProject).default,
        ),
      };

/** Only applicants are asked questions. */
export const isAsking = ({ kind, acceptMode }: Pick<JobForm, 'kind' | 'acceptMode'>) =>
  kind === 'PROJECT' || acceptMode === 'APPLY';

/** The job to send, and the contract's paths of invalid fields, such as `title` or `conditions.0.title`. */
export function readForm(form: JobForm): { job: CreateJob | null; problems: ReadonlySet<string> } {
  const time = count(form.time) ?? 0;
  const read = safeParse(createJobSchema, {
    ...form,
    place: form.place === 'REMOTE' ? { mode: 'REMOTE' } : { mode: 'ONSITE', provinceCode: form.place },
    conditions: form.conditions.map((condition) => toCondition(condition, form.isByParts)),
    releaseMode: form.isByParts ? 'PER_PROOF' : 'ALL',
    price: amountOf(form.price) ?? 0,
    slots: count(form.slots) ?? 0,
    ...(form.kind === 'QUICK' ? { timeLimitMin: time } : { durationHours: time * 24 }),
    // Empty lines are dropped.
    questions: isAsking(form) ? form.questions.filter((question) => question.trim() !== '') : [],
    fileIds: form.files.map(({ id }) => id),
    reviewHours: count(form.reviewHours),
    revisionsMax: count(form.revisionsMax),
    eligibility: {
      ...form,
      minReliability: form.minReliability === 'ANY' ? null : Number(form.minReliability),
    },
  });
  if (read.success) return { job: read.output, problems: new Set() };
  const paths = read.issues.map(({ path = [] }) => path.map(({ key }) => String(key)).join('.'));
  return { job: null, problems: new Set(paths) };
}

/** A stored job as form values. */
export const formOf = (job: JobView): JobForm =>
  parse(formSchema, {
    ...job,
    ...job.eligibility,
    place: job.place.mode === 'REMOTE' ? 'REMOTE' : (job.place.provinceCode ?? ''),
    conditions: job.conditions.map(conditionFormOf),
    isByParts: job.releaseMode === 'PER_PROOF',
    price: typed(job.price),
    slots: String(job.slots),
    time: String(job.timeLimitMin ?? (job.durationHours ?? 0) / 24),
    reviewHours: String(job.reviewHours),
    revisionsMax: String(job.revisionsMax),
    minReliability: String(job.eligibility.minReliability ?? 'ANY'),
    files: job.attachments,
  });

/** Fields of the contract that the form has under other names. */
const formNames: Record<string, keyof JobForm> = {
  timeLimitMin: 'time',
  durationHours: 'time',
  releaseMode: 'isByParts',
  eligibility: 'verified',
  fileIds: 'files',
};

/** Whether an invalid field belongs to this step. Amounts of parts belong to the price. */
export const isOfStep = (path: string, step: Step): boolean => {
  if (path === 'conditions' || path.endsWith('.amount')) return step === 'terms';
  const [name = ''] = path.split('.');
  const field = formNames[name] ?? name;
  return isField(field) && stepOf[field] === step;
};
