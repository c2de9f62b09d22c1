import {
  type GenericSchema,
  type InferOutput,
  array,
  boolean,
  nullable,
  object,
  optional,
  string,
} from 'valibot';
import { reliabilitySchema } from './reliability.schema.ts';
import { timestampSchema } from '../http/field.schema.ts';
import { rejectPctSchema } from './reject-pct.schema.ts';
import { noStatistics, statisticsSchema } from './statistics.schema.ts';
import { publicUserSchema } from './users.schema.ts';
import { sideSchema } from '../terms/side.schema.ts';

const publicProfileShape = object({
  ...publicUserSchema.entries,
  /** Absent below the minimum of ended deals. */
  reliability: optional(reliabilitySchema),
  rejectPct: rejectPctSchema,
  /** The page shows these roles first. */
  roles: optional(array(sideSchema), []),
  /** From the catalogue, in the user's order. */
  skills: optional(array(string()), []),
  provinceCode: optional(nullable(string()), null),
  /** When they were last here, to the hour. */
  lastActiveAt: optional(nullable(timestampSchema), null),
  statistics: optional(statisticsSchema, noStatistics),
  /** The reader has hired them before, and they completed it. */
  wasHired: optional(boolean(), false),
  isBlocked: optional(boolean(), false),
});
export interface PublicProfile extends InferOutput<typeof publicProfileShape> {}
/** A user's page: who they are, how they work, and how they judge the work of others. */
export const publicProfileSchema: GenericSchema<unknown, PublicProfile> = publicProfileShape;
