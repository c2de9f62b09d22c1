import { safeParse } from 'valibot';
import { type CreateJob, type JobView, createJobSchema, jobLimits } from '@keo/core/contract';
import { amountOf } from '../money/amount-of.ts';
import { conditionFormOf, count, emptyCondition, toCondition, typed } from './condition-form.ts';
import type { JobForm } from './job-draft.ts';

export const emptyForm = /* @__PURE__ */ ((): JobForm => ({
  kind: 'QUICK',
  acceptMode: 'INSTANT',
  title: '',
  description: '',
  categorySlug: '',
  place: 'REMOTE',
  conditions: [emptyCondition],
  isByParts: false,
  price: '',
  slots: '1',
  time: '60',
  reviewHours: String(jobLimits.reviewHoursQuick.default),
  revisionsMax: String(jobLimits.revisionsDefault),
  onceEach: true,
  verified: false,
  provinces: [],
  minReliability: 'ANY',
  questions: [],
  files: [],
}))();

/** Switches the kind, with its default times where the other kind's are invalid. */
export const ofKind = (form: JobForm, kind: JobForm['kind']): JobForm =>
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

/** The job to send, and the paths of invalid fields, such as `title` or `conditions.0.title`. */
export function readForm(form: JobForm): { job: CreateJob | null; problems: ReadonlySet<string> } {
  const read = safeParse(createJobSchema, {
    kind: form.kind,
    acceptMode: form.acceptMode,
    title: form.title,
    description: form.description,
    categorySlug: form.categorySlug,
    place: form.place === 'REMOTE' ? { mode: 'REMOTE' } : { mode: 'ONSITE', provinceCode: form.place },
    conditions: form.conditions.map((condition) => toCondition(condition, form.isByParts)),
    releaseMode: form.isByParts ? 'PER_PROOF' : 'ALL',
    price: amountOf(form.price) ?? 0,
    slots: count(form.slots) ?? 0,
    ...(form.kind === 'QUICK'
      ? { timeLimitMin: count(form.time) ?? 0 }
      : { durationHours: (count(form.time) ?? 0) * 24 }),
    // Empty lines are dropped.
    questions: isAsking(form) ? form.questions.filter((question) => question.trim() !== '') : [],
    fileIds: form.files.map(({ id }) => id),
    reviewHours: count(form.reviewHours),
    revisionsMax: count(form.revisionsMax),
    eligibility: {
      onceEach: form.onceEach,
      verified: form.verified,
      provinces: form.provinces,
      minReliability: form.minReliability === 'ANY' ? null : Number(form.minReliability),
    },
  });
  if (read.success) return { job: read.output, problems: new Set() };
  const paths = read.issues.map(({ path = [] }) => path.map(({ key }) => String(key)).join('.'));
  return { job: null, problems: new Set(paths) };
}

/** A stored job as form values. */
export const formOf = (job: JobView): JobForm => ({
  kind: job.kind,
  acceptMode: job.acceptMode,
  title: job.title,
  description: job.description,
  categorySlug: job.categorySlug,
  place: job.place.mode === 'REMOTE' ? 'REMOTE' : (job.place.provinceCode ?? ''),
  conditions: job.conditions.map(conditionFormOf),
  isByParts: job.releaseMode === 'PER_PROOF',
  price: typed(job.price),
  slots: String(job.slots),
  time: String(job.timeLimitMin ?? (job.durationHours ?? 0) / 24),
  reviewHours: String(job.reviewHours),
  revisionsMax: String(job.revisionsMax),
  onceEach: job.eligibility.onceEach,
  verified: job.eligibility.verified,
  provinces: job.eligibility.provinces,
  minReliability: String(job.eligibility.minReliability ?? 'ANY'),
  questions: job.questions,
  files: job.attachments.map(({ id, name }) => ({ id, name })),
});

/** The steps in order, each with the paths of its fields. */
export const steps = ['kind', 'what', 'proofs', 'terms', 'preview'] as const;
export type Step = (typeof steps)[number];

const stepPaths: Record<Step, readonly string[]> = {
  kind: ['kind', 'acceptMode'],
  what: ['title', 'description', 'categorySlug', 'place', 'questions', 'fileIds'],
  proofs: ['conditions'],
  terms: [
    'price',
    'slots',
    'timeLimitMin',
    'durationHours',
    'reviewHours',
    'revisionsMax',
    'releaseMode',
    'eligibility',
  ],
  preview: [],
};

/** Whether an invalid field belongs to this step. Amounts of parts belong to the price. */
export const isOfStep = (path: string, step: Step): boolean => {
  const isOfMoney = path === 'conditions' || path.endsWith('.amount');
  if (isOfMoney) return step === 'terms';
  return stepPaths[step].some((own) => path === own || path.startsWith(`${own}.`));
};
