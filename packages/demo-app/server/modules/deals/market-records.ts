import type {
  ConditionInput,
  DealFacts,
  Move,
  Offer,
  Party,
  ProofCommand,
  Standing,
} from '@keo/core/contract';
import { hideContacts } from '../chat/mask-contacts.ts';
import type { ProofRow } from './proofs.table.ts';

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

export const refundedOf = (money: readonly Move[]): number =>
  money.filter(({ move }) => move === 'REFUND').reduce((sum, { price }) => sum + price, 0);

export const markOf = (standing: readonly Standing[], side: Standing['of']) =>
  standing.find(({ of }) => of === side)?.mark ?? null;

/** Every offer of both sides: only a stored one can be accepted. */
export function offersAfter(
  before: Offer[],
  { offerNo, terms }: DealFacts,
  { party, text }: Actor,
  now: Date,
): Offer[] {
  if (offerNo <= before.length || terms === null) return before;
  const by = party === 'worker' ? 'worker' : 'author';
  return [...before, { no: offerNo, by, terms, note: text ?? null, createdAt: now.toISOString() }];
}

/** What is stored of a decision on a proof, with its text. */
export function decisionOf(
  command: ProofCommand,
  { party, text }: Actor,
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
