import { type InferOutput, array, object, safeParse, string } from 'valibot';

const writtenSchema = object({ letter: string(), bid: string(), answers: array(string()) });

/** An application as it is being written; the bid as it is typed, an answer for each question. */
export type Written = InferOutput<typeof writtenSchema>;

/** What was kept on this device, which for a while was the letter alone. */
export function readWritten(kept: string | null): Written {
  const letter = { letter: kept ?? '', bid: '', answers: [] };
  try {
    const read = safeParse(writtenSchema, JSON.parse(kept ?? 'null'));
    return read.success ? read.output : letter;
  } catch {
    return letter;
  }
}

export const isBlank = ({ letter, bid, answers }: Written): boolean =>
  [letter, bid, ...answers].every((text) => text.trim() === '');
