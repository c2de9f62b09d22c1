import { type InferOutput, array, boolean, nullable, object, optional, string } from 'valibot';
import { reliabilitySchema } from './reliability.schema.ts';
import { timestampSchema } from '../http/field.schema.ts';
import { rejectPctSchema } from './reject-pct.schema.ts';
import { noStatistics, statisticsSchema } from './statistics.schema.ts';
import { publicUserSchema } from './users.schema.ts';
import { sideSchema } from '../terms/side.schema.ts';

/** A user's page: who they are, how they work, and how they judge the work of others. */
export const publicProfileSchema = object({
  ...publicUserSchema.entries,
  /** While there is too little to say it is not there. */
  reliability: optional(reliabilitySchema),
  rejectPct: rejectPctSchema,
  /** Why they are here; the page shows these roles first. */
  roles: optional(array(sideSchema), []),
  /** Of the catalogue, in their own order. */
  skills: optional(array(string()), []),
  provinceCode: optional(nullable(string()), null),
  /** When they were last here, to the hour. */
  lastActiveAt: optional(nullable(timestampSchema), null),
  statistics: optional(statisticsSchema, noStatistics),
  /** The reader has hired them before, and they completed it. */
  wasHired: optional(boolean(), false),
  /** The reader has blocked them. */
  isBlocked: optional(boolean(), false),
});
export type PublicProfile = InferOutput<typeof publicProfileSchema>;
