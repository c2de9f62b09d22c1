import { hideContacts } from '../../../platform/texts/mask-contacts.ts';
import { type JobRow, type LongText, type MaskedJob, longTexts } from './jobs.table.ts';

type Texts = Pick<JobRow, LongText | 'conditions'>;

const eachLong = (read: (name: LongText) => string) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an entry for each of the names
  Object.fromEntries(longTexts.map((name) => [name, read(name)])) as Record<LongText, string>;

/** As shown before money is held. See docs/decisions/0012. */
export const toMaskedJob = (texts: Texts): MaskedJob => ({
  ...eachLong((name) => hideContacts(texts[name])),
  instructions: texts.conditions.map(({ instructions }) =>
    instructions === undefined ? null : hideContacts(instructions),
  ),
});

export function withoutContacts(row: JobRow): Texts {
  const masked = row.masked ?? toMaskedJob(row);
  const conditions = row.conditions.map((condition, index) => {
    const shown = masked.instructions[index] ?? null;
    return { ...condition, ...(shown !== null && { instructions: shown }) };
  });
  return { ...eachLong((name) => masked[name] ?? hideContacts(row[name])), conditions };
}
