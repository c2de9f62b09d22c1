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
  editedFields,
  jobKinds,
  jobLimits,
  provinceSchema,
  releaseModes,
} from '@keo/core/contract';
import { readDraft } from '../../client/read-draft.ts';
import { parseAmount } from '../../ui/money/parse-amount.ts';
import {
  toConditionForm,
  conditionFormSchema,
  count,
  emptyCondition,
  flag,
  hasMandatory,
  text,
  toCondition,
  typed,
} from './condition-form.ts';

export const steps = ['kind', 'what', 'proofs', 'terms', 'preview'] as const;
export type Step = (typeof steps)[number];

/** The fields of a draft, and their defaults. */
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
    attachments: optional(array(object({ id: string(), name: string() })), []),
    conditions: optional(array(conditionFormSchema), () => [emptyCondition]),
    price: text(),
    slots: text(1),
    releaseMode: optional(picklist(releaseModes), 'ALL'),
    timeLimitMin: text(() => jobLimits.quickTimeDefault),
    /** Of a quick job; empty for no estimate. */
    effortMin: text(),
    /** A project's `durationHours`, in days. */
    durationDays: text(() => jobLimits.projectHoursDefault / 24),
    reviewHours: text(() => jobLimits.reviewHoursQuick.default),
    revisionsMax: text(() => jobLimits.revisionsDefault),
    eligibility: optional(
      object({
        verified: flag(),
        onceEach: flag(true),
        /** Empty for anywhere. */
        provinces: optional(array(provinceSchema), []),
        /** `ANY`, or the minimum. */
        minReliability: text('ANY'),
      }),
      {},
    ),
  }))();
export type JobForm = InferOutput<typeof formSchema>;

const stepByField: Readonly<Record<keyof JobForm, Step>> = {
  kind: 'kind',
  acceptMode: 'kind',
  title: 'what',
  description: 'what',
  categorySlug: 'what',
  place: 'what',
  questions: 'what',
  attachments: 'what',
  conditions: 'proofs',
  price: 'terms',
  slots: 'terms',
  releaseMode: 'terms',
  timeLimitMin: 'terms',
  effortMin: 'terms',
  durationDays: 'terms',
  reviewHours: 'terms',
  revisionsMax: 'terms',
  eligibility: 'terms',
};
const isField = (name: string): name is keyof JobForm => Object.hasOwn(stepByField, name);

const draftSchema = object({
  form: formSchema,
  step: picklist(steps),
  /** The server's draft, and the form (JSON) when it was saved. */
  saved: nullable(object({ jobId: string(), version: pipe(number(), integer()), form: string() })),
  /** Idempotency key of publishing. */
  requestId: string(),
  /** In ms since the epoch. */
  changedAt: optional(number()),
});
export type JobDraft = InferOutput<typeof draftSchema>;

export const readJobDraft = (kept: string | null): JobDraft | null => readDraft(draftSchema, kept);

export const emptyForm = /* @__PURE__ */ (() => parse(formSchema, {}))();

export const withKind = (form: JobForm, kind: JobForm['kind']): JobForm =>
  kind === form.kind
    ? form
    : {
        ...form,
        kind,
        acceptMode: kind === 'QUICK' ? 'INSTANT' : 'APPLY',
        releaseMode: 'ALL',
        timeLimitMin: emptyForm.timeLimitMin,
        effortMin: '',
        durationDays: emptyForm.durationDays,
        reviewHours: String(
          (kind === 'QUICK' ? jobLimits.reviewHoursQuick : jobLimits.reviewHoursProject).default,
        ),
      };

export const isAsking = ({ kind, acceptMode }: Pick<JobForm, 'kind' | 'acceptMode'>) =>
  kind === 'PROJECT' || acceptMode === 'APPLY';

/** Also returns the contract's paths of invalid fields, such as `conditions.0.title`. */
export function readForm(form: JobForm): { job: CreateJob | null; problems: ReadonlySet<string> } {
  const isQuick = form.kind === 'QUICK';
  const read = safeParse(createJobSchema, {
    ...form,
    place: form.place === 'REMOTE' ? { mode: 'REMOTE' } : { mode: 'ONSITE', provinceCode: form.place },
    conditions: form.conditions.map((condition) => toCondition(condition, form.releaseMode)),
    price: parseAmount(form.price) ?? 0,
    slots: count(form.slots) ?? 0,
    timeLimitMin: isQuick ? (count(form.timeLimitMin) ?? 0) : undefined,
    effortMin: isQuick ? count(form.effortMin) : undefined,
    durationHours: isQuick ? undefined : (count(form.durationDays) ?? 0) * 24,
    questions: isAsking(form) ? form.questions.filter((question) => question.trim() !== '') : [],
    fileIds: form.attachments.map(({ id }) => id),
    reviewHours: count(form.reviewHours),
    revisionsMax: count(form.revisionsMax),
    eligibility: {
      ...form.eligibility,
      minReliability:
        form.eligibility.minReliability === 'ANY' ? null : Number(form.eligibility.minReliability),
    },
  });
  if (read.success) return { job: read.output, problems: new Set() };
  const paths = read.issues.map(({ path = [] }) => path.map(({ key }) => String(key)).join('.'));
  return {
    job: null,
    problems: new Set(hasMandatory(form.conditions) ? paths : [...paths, 'conditions.mandatory']),
  };
}

/** Rewritten words of a published job, and what they were before. */
const rewrittenSchema = /* @__PURE__ */ (() => object({ base: formSchema, form: formSchema }))();
type Rewritten = InferOutput<typeof rewrittenSchema>;
export const readRewritten = (kept: string | null): Rewritten | null => readDraft(rewrittenSchema, kept);

const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

export type EditedField = (typeof editedFields)[number];

/** What was rewritten here and on another device, in two ways: saving would replace the other. */
export function findClashes({ base, form }: Rewritten, job: JobView): EditedField[] {
  const now = toForm(job);
  const differ = (one: JobForm, other: JobForm, field: EditedField) => !isEqual(one[field], other[field]);
  return editedFields.filter(
    (field) => differ(form, base, field) && differ(now, base, field) && differ(form, now, field),
  );
}

/** What was rewritten, over the job as it is now: the rest may have been changed on another device. */
export function rebase({ base, form }: Rewritten, job: JobView): JobForm {
  const now = toForm(job);
  const keep = <Field extends keyof JobForm>(field: Field): JobForm[Field] =>
    isEqual(form[field], base[field]) ? now[field] : form[field];
  return {
    ...now,
    title: keep('title'),
    description: keep('description'),
    categorySlug: keep('categorySlug'),
    questions: job.applicants > 0 ? now.questions : keep('questions'),
    attachments: keep('attachments'),
  };
}

export const toForm = (job: JobView): JobForm =>
  parse(formSchema, {
    ...job,
    place: job.place.mode === 'REMOTE' ? 'REMOTE' : (job.place.provinceCode ?? ''),
    conditions: job.conditions.map(toConditionForm),
    price: typed(job.price),
    slots: String(job.slots),
    timeLimitMin: job.timeLimitMin === null ? undefined : String(job.timeLimitMin),
    effortMin: String(job.effortMin ?? ''),
    durationDays: job.durationHours === null ? undefined : String(job.durationHours / 24),
    reviewHours: String(job.reviewHours),
    revisionsMax: String(job.revisionsMax),
    eligibility: {
      ...job.eligibility,
      minReliability: String(job.eligibility.minReliability ?? 'ANY'),
    },
  });

const formNames: Record<string, keyof JobForm> = {
  durationHours: 'durationDays',
  fileIds: 'attachments',
};

export const isOfStep = (path: string, step: Step): boolean => {
  if (path === 'conditions' || path.endsWith('.amount')) return step === 'terms';
  const [name = ''] = path.split('.');
  const field = formNames[name] ?? name;
  return isField(field) && stepByField[field] === step;
};
