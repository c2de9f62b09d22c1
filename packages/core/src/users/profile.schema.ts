import {
  type InferOutput,
  integer,
  maxValue,
  minValue,
  nullish,
  number,
  object,
  optional,
  pipe,
} from 'valibot';
import { reliabilitySchema } from '../deals/reliability.schema.ts';
import { publicUserSchema } from './users.schema.ts';

/** What an author's public numbers are made of: verdicts of so many days, once there are so many of them. */
export const authorNumbers = { days: 90, leastJudged: 3 } as const;

/** Of what an author judged in 90 days, the share in percent that they rejected; null while that was too little. */
export const rejectPctSchema = nullish(pipe(number(), integer(), minValue(0), maxValue(100)), null);

/** Somebody's page: who they are, how they work, and how they judge the work of others. */
export const publicProfileSchema = object({
  ...publicUserSchema.entries,
  /** While there is too little to say it is not there. */
  reliability: optional(reliabilitySchema),
  rejectPct: rejectPctSchema,
});
export type PublicProfile = InferOutput<typeof publicProfileSchema>;
