import { picklist, type InferOutput } from 'valibot';

export const jobStates = [
  'DRAFT',
  'IN_MODERATION',
  'OPEN',
  'PAUSED',
  'FILLED',
  'EXPIRED',
  'CLOSED',
  'REMOVED',
] as const;
export const jobStateSchema = picklist(jobStates);
export type JobState = InferOutput<typeof jobStateSchema>;
