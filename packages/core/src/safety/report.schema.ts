import {
  type InferOutput,
  maxLength,
  nullable,
  object,
  optional,
  picklist,
  pipe,
  string,
  trim,
} from 'valibot';
import { idSchema, timestampSchema } from '../http/field.schema.ts';

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

/** What is offered for each kind of thing. The server takes every reason for all of them. */
export const reasonsByTarget: Readonly<Record<ReportTarget, readonly ReportReason[]>> = {
  USER: reportReasons,
  JOB: ['SCAM', 'PAY_OUTSIDE', 'FORBIDDEN_WORK', 'UNTRUE', 'SPAM', 'OTHER'],
  MESSAGE: ['SCAM', 'PAY_OUTSIDE', 'HARASSMENT', 'FORBIDDEN_WORK', 'SPAM', 'OTHER'],
  REVIEW: ['UNTRUE', 'HARASSMENT', 'SPAM', 'OTHER'],
};

export const reportLimits = { noteMax: 1000 } as const;

const reasonSchema = picklist(reportReasons);

export const reportedThingSchema = object({ target: picklist(reportTargets), targetId: idSchema });

export const addReportSchema = object({
  ...reportedThingSchema.entries,
  reason: reasonSchema,
  note: optional(pipe(string(), trim(), maxLength(reportLimits.noteMax)), ''),
});
export type AddReport = InferOutput<typeof addReportSchema>;

/** Null where nothing of theirs is open. */
export const openReportSchema = object({
  report: nullable(object({ reason: reasonSchema, note: string(), createdAt: timestampSchema })),
});
export type OpenReport = InferOutput<typeof openReportSchema>;
