import { type InferOutput, array, object, optional, string } from 'valibot';
import { readDraft } from '../../client/read-draft.ts';

const writtenSchema = object({
  letter: string(),
  bid: string(),
  /** Missing in older drafts. */
  days: optional(string(), ''),
  answers: array(string()),
});

export type Written = InferOutput<typeof writtenSchema>;

/** Older drafts are the letter alone. */
export const readApplication = (kept: string | null): Written =>
  readDraft(writtenSchema, kept) ?? { letter: kept ?? '', bid: '', days: '', answers: [] };

export const isBlank = ({ letter, bid, days, answers }: Written): boolean =>
  [letter, bid, days, ...answers].every((text) => text.trim() === '');
