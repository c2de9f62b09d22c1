import type { ConditionInput, DealFacts, Move, Offer, Party, ProofCommand } from '@keo/core/contract';
import { hideContacts } from '../chat/mask-contacts.ts';
import type { ProofRow } from './proofs.table.ts';

/** Who gives a command: nobody where a clock does, and of an operator the name that the ledger is to keep. */
export type Actor = { party: Party; userId: string | null; name?: string | undefined };

/** What people write beside a command: kept on the rows, and shown with the logs. */
export type Words = { text?: string | undefined };

/** What people write to each other before money is held leads nowhere else; from then on they may say how to be reached. */
export const withoutContacts = ({ text }: Words, { fundedAt }: { fundedAt: Date | null }): Words => ({
  text: text !== undefined && fundedAt === null ? hideContacts(text) : text,
});

/** The same of the name of a file, whose ending stays. */
export function fileNameBefore(name: string): string {
  const end = name.lastIndexOf('.');
  return hideContacts(name.slice(0, end)) + name.slice(end);
}

/** By what name the ledger keeps who moved its money. */
export const inLedger = ({ userId, name }: Actor): string => userId ?? name ?? 'timer';

export const refundedOf = (money: readonly Move[]): number =>
  money.filter(({ move }) => move === 'REFUND').reduce((sum, { price }) => sum + price, 0);

/** Every offer as it was made, whatever made it: nobody accepts one that is not among them. */
export function offersAfter(
  before: Offer[],
  { offerNo, terms }: DealFacts,
  { party }: Actor,
  { text }: Words,
  now: Date,
): Offer[] {
  if (offerNo <= before.length || terms === null) return before;
  const by = party === 'worker' ? 'worker' : 'author';
  return [...before, { no: offerNo, by, terms, note: text ?? null, createdAt: now.toISOString() }];
}

/** What is kept of a verdict on a proof, with its words. */
export function decisionOf(
  command: ProofCommand,
  { party }: Actor,
  { text }: Words,
  { condition, now }: { condition: Pick<ConditionInput, 'title'>; now: Date },
): ProofRow['decisions'] {
  const verdicts = [
    'APPROVE',
    'REQUEST_REVISION',
    'REJECT',
    'UNDO_REJECT',
    'AUTO_APPROVE',
    'REVISION_TIMEOUT',
  ];
  if (!verdicts.includes(command.type)) return [];
  const by = party === 'author' ? 'author' : party === 'operator' ? 'operator' : 'timer';
  const why =
    command.type === 'REJECT'
      ? { reasonCode: command.reasonCode, condition: condition.title }
      : { reasonCode: null, condition: null };
  return [{ by, action: command.type, ...why, note: text ?? null, at: now.toISOString() }];
}
