import { type InferOutput, array, object, string } from 'valibot';
import { readDraft } from '../drafts/read-draft.ts';

const writtenSchema = object({ letter: string(), bid: string(), answers: array(string()) });

/** An application as it is being written; the bid as it is typed, an answer for each question. */
export type Written = InferOutput<typeof writtenSchema>;

/** What was kept on this device, which for a while was the letter alone. */
export const readApplication = (kept: string | null): Written =>
  readDraft(writtenSchema, kept) ?? { letter: kept ?? '', bid: '', answers: [] };

export const isBlank = ({ letter, bid, answers }: Written): boolean =>
  [letter, bid, ...answers].every((text) => text.trim() === '');
