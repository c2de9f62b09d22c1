import type { At, Move, Party } from '../law/decision.ts';
import type { DealFacts } from '../deals/deal.facts.ts';
import type { Offer } from '../deals/deal.schema.ts';

/** Who gave a command, and their note. */
type Said = { party: Party; text?: string | undefined };

const iso = (at: At) => new Date(at).toISOString();

export const getRefunded = (money: readonly Move[]): number =>
  money.filter(({ move }) => move === 'REFUND').reduce((sum, { price }) => sum + price, 0);

/** All offers are stored: only a stored one can be accepted. */
export function offersAfter(before: Offer[], { offerNo, terms }: DealFacts, said: Said, now: At): Offer[] {
  if (offerNo <= before.length || terms === null) return before;
  const by = said.party === 'worker' ? 'worker' : 'author';
  return [...before, { no: offerNo, by, terms, note: said.text ?? null, createdAt: iso(now) }];
}
