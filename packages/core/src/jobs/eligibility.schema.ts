import {
  type InferOutput,
  array,
  boolean,
  integer,
  maxLength,
  maxValue,
  minValue,
  nullable,
  number,
  object,
  optional,
  pipe,
} from 'valibot';
import { provinceSchema } from './provinces.schema.ts';

/** All of them. */
export const provincesMax = 34;

/** What a job asks of its workers. */
export const eligibilitySchema = object({
  /** One deal for each person, ever. */
  onceEach: optional(boolean(), false),
  /** A verified e-mail or phone. */
  verified: optional(boolean(), false),
  /** Lives in one of these; empty for anywhere. */
  provinces: optional(pipe(array(provinceSchema), maxLength(provincesMax)), []),
  minReliability: optional(nullable(pipe(number(), integer(), minValue(1), maxValue(100))), null),
});
export type Eligibility = InferOutput<typeof eligibilitySchema>;

export const openToAll: Eligibility = {
  onceEach: false,
  verified: false,
  provinces: [],
  minReliability: null,
};

/** `rule` beside the reason NOT_ELIGIBLE, in the order of checking. */
export const eligibilityRules = ['ONCE_EACH', 'VERIFY_ACCOUNT', 'PROVINCE', 'RELIABILITY'] as const;
export type EligibilityRule = (typeof eligibilityRules)[number];
