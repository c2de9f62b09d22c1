import { hideContacts } from '../chat/mask-contacts.ts';
import type { JobRow, MaskedPosting } from './jobs.table.ts';

type Texts = Pick<JobRow, 'description' | 'conditions'>;

/** The long texts of a job as shown before money is held. See docs/decisions/0012. */
export const maskedPostingOf = ({ description, conditions }: Texts): MaskedPosting => ({
  description: hideContacts(description),
  instructions: conditions.map(({ instructions }) =>
    instructions === undefined ? null : hideContacts(instructions),
  ),
});

/** Replaces the texts of a job by the masked ones. */
export function withoutContacts(row: JobRow): Pick<JobRow, 'description' | 'conditions'> {
  const { description, instructions } = row.masked ?? maskedPostingOf(row);
  const conditions = row.conditions.map((condition, index) => {
    const shown = instructions[index] ?? null;
    return { ...condition, ...(shown !== null && { instructions: shown }) };
  });
  return { description, conditions };
}
