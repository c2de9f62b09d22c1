import {
  type InferOutput,
  array,
  integer,
  maxValue,
  minValue,
  number,
  object,
  picklist,
  pipe,
} from 'valibot';
import { countSchema } from '../http/field.schema.ts';

/** What reliability is made of, in the order in which it is told. */
export const reliabilityParts = [
  'completed',
  'late',
  'notStarted',
  'givenUp',
  'notDelivered',
  'rejected',
  'disputeLost',
  'notFunded',
] as const;

/** How far a user can be relied on, with what it is made of; parts that never happened are left out. */
export const reliabilitySchema = object({
  score: pipe(number(), integer(), minValue(0), maxValue(100)),
  parts: array(
    object({
      name: picklist(reliabilityParts),
      count: countSchema,
      /** What they changed, below zero where it went down. */
      points: pipe(number(), integer()),
    }),
  ),
});
export type Reliability = InferOutput<typeof reliabilitySchema>;
