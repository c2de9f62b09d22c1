import { type InferOutput, array, object, string } from 'valibot';
import { readDraft } from '../drafts/read-draft.ts';

const writtenSchema = object({ letter: string(), bid: string(), answers: array(string()) });

/** An application being written; the bid as typed, one answer for each question. */
export type Written = InferOutput<typeof writtenSchema>;

/** Reads a stored draft; older ones are the letter alone. */
export const readApplication = (kept: string | null): Written =>
  readDraft(writtenSchema, kept) ?? { letter: kept ?? '', bid: '', answers: [] };

export const isBlank = ({ letter, bid, answers }: Written): boolean =>
  [letter, bid, ...answers].every((text) => text.trim() === '');
