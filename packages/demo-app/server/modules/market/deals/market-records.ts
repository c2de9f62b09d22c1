import type { Party, Standing } from '@keo/core/contract';
import { hideContacts } from '../../../texts/mask-contacts.ts';

/**
 * Who gives a command: no user for a timer; for an operator the name that the ledger stores. `text` is what they wrote
 * beside it: stored on the rows, and shown with the logs.
 */
export type Actor = {
  party: Party;
  userId: string | null;
  name?: string | undefined;
  text?: string | undefined;
};

/** The clocks, and what follows from other decisions. */
export const system: Actor = { party: 'system', userId: null };

/** Contacts are masked until money is held. */
export const withoutContacts = <Said extends { text?: string | undefined }>(
  said: Said,
  { fundedAt }: { fundedAt: Date | null },
): Said => (said.text !== undefined && fundedAt === null ? { ...said, text: hideContacts(said.text) } : said);

/** The same for the name of a file; its extension stays. */
export function fileNameBefore(name: string): string {
  const end = name.lastIndexOf('.');
  return hideContacts(name.slice(0, end)) + name.slice(end);
}

/** The name of who moved the money, as the ledger stores it. */
export const inLedger = ({ userId, name }: Actor): string => userId ?? name ?? 'timer';

export const markOf = (standing: readonly Standing[], side: Standing['of']) =>
  standing.find(({ of }) => of === side)?.mark ?? null;
