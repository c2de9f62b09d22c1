import { object, parseJson, pipe, record, string } from 'valibot';

/** The stored drafts and their owner. */
export const keptDraftsSchema = pipe(
  string(),
  parseJson(),
  object({ userId: string(), drafts: record(string(), string()) }),
);
