import { type InferOutput, array, boolean, object, optional, parse, picklist, string } from 'valibot';
import { formatDong } from '@keo/core';
import { type ConditionInput, conditionInputSchema, evidenceTypes } from '@keo/core/contract';
import { amountOf } from '../money/amount-of.ts';

export type EvidenceType = (typeof evidenceTypes)[number];

/** A text or number as typed, and what it begins with. */
export const text = /* @__NO_SIDE_EFFECTS__ */ (begin: string | number | (() => number) = '') =>
  optional(string(), () => String(typeof begin === 'function' ? begin() : begin));
export const flag = /* @__NO_SIDE_EFFECTS__ */ (begin = false) => optional(boolean(), begin);

/** A condition as it is stored while it is written, and what a new one begins with. */
export const conditionFormSchema = /* @__PURE__ */ (() =>
  object({
    title: text(),
    instructions: text(),
    types: optional(array(picklist(evidenceTypes)), ['IMAGE']),
    minFiles: text(),
    minTextLen: text(),
    mustBeFresh: flag(),
    amount: text(),
    /** The stored condition, with fields that the form does not have. */
    origin: optional(conditionInputSchema),
  }))();
/** A condition being written; numbers as typed. */
export type ConditionForm = InferOutput<typeof conditionFormSchema>;

export const emptyCondition = /* @__PURE__ */ (() => parse(conditionFormSchema, {}))();

const filesOf: readonly EvidenceType[] = ['IMAGE', 'VIDEO', 'PDF', 'FILE'];
export const hasFiles = ({ types }: Pick<ConditionForm, 'types'>) =>
  types.some((type) => filesOf.includes(type));
export const hasText = ({ types }: Pick<ConditionForm, 'types'>) => types.includes('TEXT');

/** An empty field sets no limit; invalid input becomes NaN, which fails validation. */
export const count = (typed: string) => (typed.trim() === '' ? undefined : Number(typed));
/** Formats an amount as typed. */
export const typed = (amount: number | undefined) => (amount ? formatDong(amount).slice(0, -1) : '');

const fieldsOf = ({ title, instructions = '', accept }: ConditionInput) => ({
  title,
  instructions,
  types: accept.types,
  minFiles: String(accept.minFiles ?? ''),
  minTextLen: String(accept.minTextLen ?? ''),
  mustBeFresh: accept.mustBeFresh ?? false,
});

/** A stored condition as form values. */
export const conditionFormOf = (origin: ConditionInput): ConditionForm => ({
  ...fieldsOf(origin),
  amount: typed(origin.amount),
  origin,
});

/** Compares all but the amount, which is asked for beside the price. */
function isUntouched(form: ConditionForm, origin: ConditionInput): boolean {
  const { title, instructions, types, minFiles, minTextLen, mustBeFresh } = form;
  const fields = { title, instructions, types, minFiles, minTextLen, mustBeFresh };
  return JSON.stringify(fields) === JSON.stringify(fieldsOf(origin));
}

/** The condition to send; an untouched one stays unchanged. */
export function toCondition(form: ConditionForm, isByParts: boolean): ConditionInput {
  const { origin } = form;
  const amount = isByParts ? (amountOf(form.amount) ?? 0) : undefined;
  if (origin && isUntouched(form, origin)) return { ...origin, amount };
  return {
    title: form.title,
    instructions: form.instructions.trim() === '' ? undefined : form.instructions,
    mandatory: origin?.mandatory ?? true,
    amount,
    accept: {
      ...origin?.accept,
      types: form.types,
      minFiles: hasFiles(form) ? (count(form.minFiles) ?? 1) : undefined,
      minTextLen: hasText(form) ? count(form.minTextLen) : undefined,
      mustBeFresh: form.mustBeFresh || undefined,
    },
  };
}
