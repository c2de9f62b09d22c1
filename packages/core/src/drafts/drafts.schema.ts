import { object, parseJson, pipe, record, string } from 'valibot';

/** What is kept on the device, as text: whose words they are, and the words by the name of their form. */
export const keptDraftsSchema = pipe(
  string(),
  parseJson(),
  object({ userId: string(), drafts: record(string(), string()) }),
);
