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
    files: optional(array(object({ id: string(), name: string() })), []),
    conditions: optional(array(conditionFormSchema), () => [emptyCondition]),
    price: text(),
    slots: text(1),
    isByParts: flag(),
    /** In minutes for a quick job, days for a project. */
    time: text(() => jobLimits.quickTimeDefault),
    reviewHours: text(() => jobLimits.reviewHoursQuick.default),
    revisionsMax: text(() => jobLimits.revisionsDefault),
    verified: flag(),
    onceEach: flag(true),
    /** Empty for anywhere. */
    provinces: optional(array(provinceSchema), []),
    /** `ANY`, or the minimum. */
    minReliability: text('ANY'),
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
const isField = (name: string): name is keyof JobForm => Object.hasOwn(stepByField, name);

const draftSchema = object({
  form: formSchema,
  step: picklist(steps),
  /** The server's draft, and the form (JSON) when it was saved. */
  saved: nullable(object({ jobId: string(), version: pipe(number(), integer()), form: string() })),
  /** Idempotency key of publishing. */
  requestId: string(),
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
        isByParts: false,
        time: String(kind === 'QUICK' ? jobLimits.quickTimeDefault : jobLimits.projectHoursDefault / 24),
        reviewHours: String(
          (kind === 'QUICK' ? jobLimits.reviewHoursQuick : jobLimits.reviewHoursProject).default,
        ),
      };

export const isAsking = ({ kind, acceptMode }: Pick<JobForm, 'kind' | 'acceptMode'>) =>
  kind === 'PROJECT' || acceptMode === 'APPLY';

/** Also returns the contract's paths of invalid fields, such as `conditions.0.title`. */
export function readForm(form: JobForm): { job: CreateJob | null; problems: ReadonlySet<string> } {
  const time = count(form.time) ?? 0;
  const read = safeParse(createJobSchema, {
    ...form,
    place: form.place === 'REMOTE' ? { mode: 'REMOTE' } : { mode: 'ONSITE', provinceCode: form.place },
    conditions: form.conditions.map((condition) => toCondition(condition, form.isByParts)),
    releaseMode: form.isByParts ? 'PER_PROOF' : 'ALL',
    price: parseAmount(form.price) ?? 0,
    slots: count(form.slots) ?? 0,
    ...(form.kind === 'QUICK' ? { timeLimitMin: time } : { durationHours: time * 24 }),
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
  return {
    job: null,
    problems: new Set(hasMandatory(form.conditions) ? paths : [...paths, 'conditions.mandatory']),
  };
}

export const toForm = (job: JobView): JobForm =>
  parse(formSchema, {
    ...job,
    ...job.eligibility,
    place: job.place.mode === 'REMOTE' ? 'REMOTE' : (job.place.provinceCode ?? ''),
    conditions: job.conditions.map(toConditionForm),
    isByParts: job.releaseMode === 'PER_PROOF',
    price: typed(job.price),
    slots: String(job.slots),
    time: String(job.timeLimitMin ?? (job.durationHours ?? 0) / 24),
    reviewHours: String(job.reviewHours),
    revisionsMax: String(job.revisionsMax),
    minReliability: String(job.eligibility.minReliability ?? 'ANY'),
    files: job.attachments,
  });

const formNames: Record<string, keyof JobForm> = {
  timeLimitMin: 'time',
  durationHours: 'time',
  releaseMode: 'isByParts',
  eligibility: 'verified',
  fileIds: 'files',
};

export const isOfStep = (path: string, step: Step): boolean => {
  if (path === 'conditions' || path.endsWith('.amount')) return step === 'terms';
  const [name = ''] = path.split('.');
  const field = formNames[name] ?? name;
  return isField(field) && stepByField[field] === step;
};
