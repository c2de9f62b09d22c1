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
  // Of an invitation: only its two people see it.
  'PRIVATE',
] as const;
export const jobStateSchema = picklist(jobStates);
export type JobState = InferOutput<typeof jobStateSchema>;
