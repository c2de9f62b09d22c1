import {
  type InferOutput,
  integer,
  maxValue,
  minValue,
  nullable,
  number,
  object,
  picklist,
  pipe,
  string,
} from 'valibot';
import { countSchema, timestampSchema } from '../http/field.schema.ts';

export const dataExportLimits = {
  /** How long a finished copy can be downloaded. */
  days: 7,
  /** Copies of one user in a day. */
  perDay: 5,
} as const;

export const dataExportStates = ['MAKING', 'READY', 'FAILED'] as const;

/** A copy of everything that one person sees of their own. */
export const dataExportSchema = object({
  id: string(),
  state: picklist(dataExportStates),
  percent: pipe(number(), integer(), minValue(0), maxValue(100)),
  createdAt: timestampSchema,
  /** In bytes, once it is ready. */
  size: nullable(countSchema),
  /** Until when it can be downloaded. */
  expiresAt: nullable(timestampSchema),
  /** Of the ZIP file; works for five minutes. */
  url: nullable(string()),
});
export type DataExport = InferOutput<typeof dataExportSchema>;
