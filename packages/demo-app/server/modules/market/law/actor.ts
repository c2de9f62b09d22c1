import type { Party } from '@keo/core/contract';

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

export const ledgerActor = ({ userId, name }: Actor): string => userId ?? name ?? 'timer';
