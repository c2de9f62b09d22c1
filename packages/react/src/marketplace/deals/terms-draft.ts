import { type InferOutput, array, object, picklist, safeParse, string } from 'valibot';
import { type Terms, faultsOfTerms, releaseModes, termsSchema } from '@keo/core/contract';
import { readDraft } from '../../client/read-draft.ts';
import {
  toConditionForm,
  conditionFormSchema,
  count,
  hasMandatory,
  toCondition,
  typed,
} from '../jobs/condition-form.ts';
import { parseAmount } from '../../ui/money/parse-amount.ts';

const draftSchema = () =>
  object({
    price: string(),
    /** In hours. */
    time: string(),
    releaseMode: picklist(releaseModes),
    reviewHours: string(),
    revisionsMax: string(),
    scope: string(),
    conditions: array(conditionFormSchema),
    message: string(),
  });

export type TermsDraft = InferOutput<ReturnType<typeof draftSchema>>;

export const toDraft = (terms: Terms): TermsDraft => ({
  price: typed(terms.price),
  time: String(terms.durationHours ?? ''),
  releaseMode: terms.releaseMode,
  reviewHours: String(terms.reviewHours),
  revisionsMax: String(terms.revisionsMax),
  scope: terms.scope,
  conditions: terms.conditions.map(toConditionForm),
  message: '',
});

export const readTermsDraft = (kept: string | null): TermsDraft | null => readDraft(draftSchema(), kept);

/** Also returns the paths of invalid fields, such as `conditions.0.title`. */
export function readTerms(
  draft: TermsDraft,
  { dueAt }: Terms,
  now: number,
): { terms: Terms | null; problems: ReadonlySet<string> } {
  const durationHours = count(draft.time);
  const read = safeParse(termsSchema, {
    price: parseAmount(draft.price) ?? 0,
    ...(durationHours === undefined && dueAt !== undefined
      ? { dueAt }
      : { durationHours: durationHours ?? 0 }),
    releaseMode: draft.releaseMode,
    reviewHours: Number(draft.reviewHours),
    revisionsMax: Number(draft.revisionsMax),
    scope: draft.scope,
    conditions: draft.conditions.map((condition) => toCondition(condition, draft.releaseMode)),
  });
  const problems = new Set(
    read.success
      ? Object.keys(faultsOfTerms(read.output, now))
      : read.issues.map(({ path }) => path?.map(({ key }) => String(key)).join('.') ?? 'conditions'),
  );
  if (!hasMandatory(draft.conditions)) problems.add('conditions.mandatory');
  return { terms: read.success && problems.size === 0 ? read.output : null, problems };
}
