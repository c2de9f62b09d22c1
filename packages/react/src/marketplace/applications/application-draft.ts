import { type InferOutput, array, object, string } from 'valibot';
import { readDraft } from '../../client/read-draft.ts';

const writtenSchema = object({ letter: string(), bid: string(), answers: array(string()) });

export type Written = InferOutput<typeof writtenSchema>;

/** Older drafts are the letter alone. */
export const readApplication = (kept: string | null): Written =>
  readDraft(writtenSchema, kept) ?? { letter: kept ?? '', bid: '', answers: [] };

export const isBlank = ({ letter, bid, answers }: Written): boolean =>
  [letter, bid, ...answers].every((text) => text.trim() === '');
