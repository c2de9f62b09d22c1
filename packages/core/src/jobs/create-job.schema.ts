import {
  array,
  forward,
  type GenericSchema,
  type InferInput,
  type InferOutput,
  integer,
  isoTimestamp,
  maxLength,
  maxValue,
  minLength,
  minValue,
  multipleOf,
  number,
  object,
  optional,
  partialCheck,
  picklist,
  pipe,
  string,
} from 'valibot';
import { releaseModes } from '../terms/terms.schema.ts';
import { rule } from '../text/checks.schema.ts';
import { idSchema } from '../http/field.schema.ts';
import { eligibilitySchema, openToAll } from './eligibility.schema.ts';
import { jobLimits as limits } from './job-limits.schema.ts';
import { acceptModeSchema, categorySlugSchema, jobKindSchema, placeSchema } from './job.schema.ts';
import { conditionInputSchema } from '../terms/condition.schema.ts';
import { nameText, saidText } from '../text/words.schema.ts';

const integerWithin = (min: number, max: number) => pipe(number(), integer(), minValue(min), maxValue(max));

/** What its author may still change once a job is published: words and files, nothing that a deal binds. */
export const jobWords = {
  title: nameText(limits.titleMin, limits.titleMax),
  description: saidText(limits.descriptionMin, limits.descriptionMax),
  categorySlug: categorySlugSchema,
  /** For applicants; none for a job that is taken without applying. */
  questions: pipe(array(saidText(limits.questionMin, limits.questionMax)), maxLength(limits.questionsMax)),
  /** The author's files, for signed-in users who may see the job. */
  fileIds: pipe(array(idSchema), maxLength(limits.attachmentsMax)),
};

const fields = object({
  kind: jobKindSchema,
  /** A project is always applied for. */
  acceptMode: optional(acceptModeSchema),
  title: jobWords.title,
  description: jobWords.description,
  categorySlug: jobWords.categorySlug,
  /** In đồng: the reward of one slot of a quick job, or the budget of a project. */
  price: pipe(
    integerWithin(limits.quickRewardMin, limits.projectPriceMax),
    multipleOf(limits.quickRewardStep),
  ),
  slots: optional(integerWithin(1, limits.quickSlotsMax), 1),
  timeLimitMin: optional(integerWithin(limits.quickTimeMin, limits.quickTimeMax)),
  /** How long the work itself takes, as its author estimates; only of a quick job. */
  effortMin: optional(integerWithin(1, limits.quickTimeMax)),
  durationHours: optional(integerWithin(limits.projectHoursMin, limits.projectHoursMax)),
  conditions: pipe(array(conditionInputSchema), minLength(1), maxLength(20)),
  releaseMode: optional(picklist(releaseModes), 'ALL'),
  reviewHours: optional(integerWithin(limits.reviewHoursQuick.min, limits.reviewHoursProject.max)),
  revisionsMax: optional(integerWithin(0, limits.revisionsMax), limits.revisionsDefault),
  place: optional(placeSchema, { mode: 'REMOTE' }),
  eligibility: optional(eligibilitySchema, openToAll),
  questions: optional(jobWords.questions, []),
  fileIds: optional(jobWords.fileIds, []),
  expiresAt: optional(pipe(string(), isoTimestamp())),
});

const fitsPrice = ({ kind, price }: { kind: 'QUICK' | 'PROJECT'; price: number }) =>
  kind === 'QUICK'
    ? price <= limits.quickRewardMax
    : price >= limits.projectPriceMin && price % limits.projectPriceStep === 0;

const fitsSlots = ({ kind, slots }: { kind: 'QUICK' | 'PROJECT'; slots: number }) =>
  slots <= (kind === 'QUICK' ? limits.quickSlotsMax : limits.projectHiresMax);

const fitsReview = ({
  kind,
  reviewHours,
}: {
  kind: 'QUICK' | 'PROJECT';
  reviewHours?: number | undefined;
}) => {
  const { min, max } = kind === 'QUICK' ? limits.reviewHoursQuick : limits.reviewHoursProject;
  return reviewHours === undefined || (reviewHours >= min && reviewHours <= max);
};

const fitsTime = (job: { effortMin?: number | undefined; timeLimitMin?: number | undefined }) =>
  (job.effortMin ?? 0) <= (job.timeLimitMin ?? limits.quickTimeDefault);

type Fields = typeof fields;
type CreateJobInput = InferInput<Fields>;
export interface CreateJob extends InferOutput<Fields> {}

/** Omitted times default to those of the kind. Its type is named: three endpoints would each repeat its 25 kB. */
export const createJobSchema: GenericSchema<CreateJobInput, CreateJob> & Pick<Fields, 'entries'> = pipe(
  fields,
  forward(partialCheck([['kind'], ['price']], fitsPrice, rule('PRICE_OF_KIND')), ['price']),
  forward(partialCheck([['kind'], ['slots']], fitsSlots, rule('SLOTS_OF_KIND')), ['slots']),
  forward(partialCheck([['kind'], ['reviewHours']], fitsReview, rule('REVIEW_OF_KIND')), ['reviewHours']),
  forward(partialCheck([['effortMin'], ['timeLimitMin']], fitsTime, rule('EFFORT_WITHIN_TIME')), [
    'effortMin',
  ]),
  forward(
    partialCheck(
      [['conditions'], ['releaseMode'], ['price']],
      ({ conditions, releaseMode, price }) =>
        releaseMode === 'ALL' ||
        (conditions.every(({ amount = 0 }) => amount >= limits.proofAmountMin) &&
          conditions.reduce((sum, { amount = 0 }) => sum + amount, 0) === price),
      rule('PARTS_OF_PRICE'),
    ),
    ['conditions'],
  ),
  forward(
    partialCheck(
      [['conditions']],
      ({ conditions }) => conditions.some(({ mandatory }) => mandatory),
      rule('MANDATORY_PROOF'),
    ),
    ['conditions'],
  ),
);
