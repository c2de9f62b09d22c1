import type { Party, Standing } from '@keo/core/contract';
import { hideContacts } from '../../../texts/mask-contacts.ts';

/**
 * Who gives a command. No user for a timer; `name` of an operator, for the ledger. `text` was written beside the
 * command: stored on the rows and shown with the logs.
 */
export type Actor = {
  party: Party;
  userId: string | null;
  name?: string | undefined;
  text?: string | undefined;
};

/** Timers, and consequences of other decisions. */
export const system: Actor = { party: 'system', userId: null };

/** Masked until money is held. */
export const withoutContacts = <Said extends { text?: string | undefined }>(
  said: Said,
  { fundedAt }: { fundedAt: Date | null },
): Said => (said.text !== undefined && fundedAt === null ? { ...said, text: hideContacts(said.text) } : said);

/** Masks a file name; its extension stays. */
export function fileNameBefore(name: string): string {
  const end = name.lastIndexOf('.');
  return hideContacts(name.slice(0, end)) + name.slice(end);
}

export const ledgerActor = ({ userId, name }: Actor): string => userId ?? name ?? 'timer';

export const markOf = (standing: readonly Standing[], side: Standing['of']) =>
  standing.find(({ of }) => of === side)?.mark ?? null;
