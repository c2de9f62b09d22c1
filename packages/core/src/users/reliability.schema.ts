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

/** In the order of display. */
export const reliabilityParts = [
  'completed',
  'late',
  'notStarted',
  'abandoned',
  'notDelivered',
  'rejected',
  'disputeLost',
  'notFunded',
] as const;

/** The score and its parts; those that never happened are left out. */
export const reliabilitySchema = object({
  score: pipe(number(), integer(), minValue(0), maxValue(100)),
  parts: array(
    object({
      name: picklist(reliabilityParts),
      count: countSchema,
      /** What they added, below zero where they took away. */
      points: pipe(number(), integer()),
    }),
  ),
});
export type Reliability = InferOutput<typeof reliabilitySchema>;
