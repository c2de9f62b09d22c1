import { type InferOutput, maxLength, object, optional, picklist, pipe, string, trim } from 'valibot';
import { idSchema } from '../http/field.schema.ts';

export const reportTargets = ['USER', 'JOB', 'MESSAGE', 'REVIEW'] as const;
export type ReportTarget = (typeof reportTargets)[number];

/** In the order of display. */
export const reportReasons = [
  'SCAM',
  'PAY_OUTSIDE',
  'HARASSMENT',
  'FALSE_IDENTITY',
  'FORBIDDEN_WORK',
  'SPAM',
  'UNTRUE',
  'OTHER',
] as const;
export type ReportReason = (typeof reportReasons)[number];

export const reportLimits = { noteMax: 1000 } as const;

export const addReportSchema = object({
  target: picklist(reportTargets),
  targetId: idSchema,
  reason: picklist(reportReasons),
  note: optional(pipe(string(), trim(), maxLength(reportLimits.noteMax)), ''),
});
export type AddReport = InferOutput<typeof addReportSchema>;
