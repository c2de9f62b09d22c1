import { type InferOutput, array, boolean, object, optional, parse, picklist, string } from 'valibot';
import { cleanEntry, formatDong } from '@keo/core';
import {
  type ConditionInput,
  type Terms,
  conditionInputSchema,
  evidenceMatches,
  evidenceTypes,
} from '@keo/core/contract';
import { parseAmount } from '../../ui/money/parse-amount.ts';

export type ReleaseMode = Terms['releaseMode'];
export type EvidenceType = (typeof evidenceTypes)[number];

/** A text or number as typed. */
export const text = /* @__NO_SIDE_EFFECTS__ */ (begin: string | number | (() => number) = '') =>
  optional(string(), () => String(typeof begin === 'function' ? begin() : begin));
export const flag = /* @__NO_SIDE_EFFECTS__ */ (begin = false) => optional(boolean(), begin);

/** A condition as stored in a draft. */
export const conditionFormSchema = /* @__PURE__ */ (() =>
  object({
    title: text(),
    instructions: text(),
    types: optional(array(picklist(evidenceTypes)), ['IMAGE']),
    /** Empty: an older condition, which has none. */
    match: optional(picklist([...evidenceMatches, '']), 'ANY'),
    minFiles: text(),
    minTextLen: text(),
    mustBeFresh: flag(),
    amount: text(),
    /** The original, with fields that the form does not have. */
    origin: optional(conditionInputSchema),
  }))();
export type ConditionForm = InferOutput<typeof conditionFormSchema>;

export const emptyCondition = /* @__PURE__ */ (() => parse(conditionFormSchema, {}))();

const getFiles: readonly EvidenceType[] = ['IMAGE', 'VIDEO', 'PDF', 'FILE'];
export const hasFiles = ({ types }: Pick<ConditionForm, 'types'>) =>
  types.some((type) => getFiles.includes(type));
/** Pictures or videos, which show when they were made. */
export const isCaptured = ({ types }: Pick<ConditionForm, 'types'>) =>
  types.includes('IMAGE') || types.includes('VIDEO');
export const hasText = ({ types }: Pick<ConditionForm, 'types'>) => types.includes('TEXT');

/** Empty means no limit; invalid input becomes NaN, which fails validation. */
export const count = (typed: string) => (cleanEntry(typed) === '' ? undefined : Number(cleanEntry(typed)));
export const typed = (amount: number | undefined) => (amount ? formatDong(amount).slice(0, -1) : '');

const getFields = ({ title, instructions = '', accept }: ConditionInput) => ({
  title,
  instructions,
  types: accept.types,
  match: accept.match ?? ('' as const),
  minFiles: String(accept.minFiles ?? ''),
  minTextLen: String(accept.minTextLen ?? ''),
  mustBeFresh: accept.mustBeFresh ?? false,
});

export const toConditionForm = (origin: ConditionInput): ConditionForm => ({
  ...getFields(origin),
  amount: typed(origin.amount),
  origin,
});

/** Ignores the amount, which is edited beside the price. */
function isUntouched(form: ConditionForm, origin: ConditionInput): boolean {
  const { title, instructions, types, match, minFiles, minTextLen, mustBeFresh } = form;
  const fields = { title, instructions, types, match, minFiles, minTextLen, mustBeFresh };
  return JSON.stringify(fields) === JSON.stringify(getFields(origin));
}

/** A condition that was written here is mandatory. */
export const hasMandatory = (forms: readonly ConditionForm[]) =>
  forms.some(({ origin }) => origin?.mandatory ?? true);

export function toCondition(form: ConditionForm, releaseMode: ReleaseMode): ConditionInput {
  const { origin } = form;
  const match = form.types.length > 1 ? form.match || undefined : undefined;
  const amount = releaseMode === 'PER_PROOF' ? (parseAmount(form.amount) ?? 0) : undefined;
  if (origin && isUntouched(form, origin)) return { ...origin, amount };
  return {
    title: form.title,
    instructions: form.instructions.trim() === '' ? undefined : form.instructions,
    mandatory: origin?.mandatory ?? true,
    amount,
    accept: {
      ...origin?.accept,
      types: form.types,
      match,
      minFiles: hasFiles(form) ? (count(form.minFiles) ?? (match ? undefined : 1)) : undefined,
      minTextLen: hasText(form) ? count(form.minTextLen) : undefined,
      mustBeFresh: (form.mustBeFresh && isCaptured(form)) || undefined,
    },
  };
}
