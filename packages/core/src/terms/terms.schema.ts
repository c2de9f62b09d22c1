import {
  type GenericSchema,
  type InferInput,
  type InferOutput,
  array,
  forward,
  integer,
  isoTimestamp,
  maxLength,
  maxValue,
  minLength,
  minValue,
  number,
  object,
  optional,
  partial,
  partialCheck,
  picklist,
  pipe,
  string,
} from 'valibot';
import { rule } from '../text/checks.schema.ts';
import { conditionsSchema } from './condition.schema.ts';

const integerWithin = (min: number, max: number) => pipe(number(), integer(), minValue(min), maxValue(max));

/** `ALL`: paid when everything is approved. `PER_PROOF`: each proof pays its own amount. */
export const releaseModes = ['ALL', 'PER_PROOF'] as const;

export const termsShape = object({
  /** In đồng, before the worker's fee. */
  price: integerWithin(1, 200_000_000),
  /** Counted from the start of the work; or else `dueAt`. */
  durationHours: optional(integerWithin(1, 2160)),
  dueAt: optional(pipe(string(), isoTimestamp())),
  releaseMode: picklist(releaseModes),
  /** After this time a proof is approved by its timer. */
  reviewHours: integerWithin(24, 336),
  revisionsMax: integerWithin(0, 5),
  scope: pipe(string(), maxLength(5000)),
  conditions: conditionsSchema,
});

export interface Terms extends InferOutput<typeof termsShape> {}
export interface TermsInput extends InferInput<typeof termsShape> {}
/** What both sides agree on; fixed from then on. */
export const termsSchema: GenericSchema<TermsInput, Terms> = pipe(
  termsShape,
  forward(
    partialCheck(
      [['releaseMode'], ['price'], ['conditions']],
      ({ releaseMode, price, conditions }) =>
        releaseMode === 'ALL' ||
        conditions.length === 0 ||
        conditions.reduce((sum, { amount = 0 }) => sum + amount, 0) === price,
      rule('PARTS_OF_PRICE'),
    ),
    ['conditions'],
  ),
);

export const someTermsSchema = partial(termsShape);

/**
 * A change request: `conditions` are added, `raises` increase parts of a deal that is paid by proof, by the number of
 * their proof.
 */
export const termsChangeSchema = object({
  ...someTermsSchema.entries,
  raises: optional(
    pipe(
      array(object({ no: integerWithin(1, 20), amount: integerWithin(1, 200_000_000) })),
      minLength(1),
      maxLength(20),
    ),
  ),
});
export type TermsChange = InferOutput<typeof termsChangeSchema>;
