import {
  pipe,
  number,
  integer,
  minValue,
  maxValue,
  object,
  array,
  picklist,
  minLength,
  maxLength,
  optional,
  boolean,
  string,
  type GenericSchema,
  type InferOutput,
} from 'valibot';
import { dongSchema } from '../money/dong.schema.ts';
import { nameText } from '../text/words.schema.ts';

const count = (max: number) => pipe(number(), integer(), minValue(0), maxValue(max));

export const evidenceTypes = ['IMAGE', 'VIDEO', 'PDF', 'FILE', 'LINK', 'TEXT', 'CODE', 'GEO'] as const;

/** Whether one of the kinds will do, or each is needed. */
export const evidenceMatches = ['ANY', 'ALL'] as const;

const acceptShape = object({
  types: pipe(array(picklist(evidenceTypes)), minLength(1), maxLength(evidenceTypes.length)),
  /**
   * With several kinds. `ANY`: one of them in full, its minimum included. `ALL`: each. Conditions without it are older:
   * one of the kinds, and every minimum that is set.
   */
  match: optional(picklist(evidenceMatches)),
  minFiles: optional(count(10)),
  maxFiles: optional(count(10)),
  minTextLen: optional(count(5000)),
  /** Captured after the work began. */
  mustBeFresh: optional(boolean()),
  geoRadiusM: optional(pipe(number(), minValue(1), maxValue(100_000))),
});
export interface Accept extends InferOutput<typeof acceptShape> {}
/** What a proof must be made of; checked before it is submitted. */
export const acceptSchema: GenericSchema<Accept> = acceptShape;

/** One thing the worker must prove. `amount` in đồng, where each proof is paid by itself. */
export const conditionInputSchema = object({
  title: nameText(3, 120),
  instructions: optional(pipe(string(), maxLength(2000))),
  mandatory: optional(boolean(), true),
  amount: optional(dongSchema),
  accept: acceptSchema,
});
export type ConditionInput = InferOutput<typeof conditionInputSchema>;

export const conditionsSchema = pipe(array(conditionInputSchema), maxLength(20));
