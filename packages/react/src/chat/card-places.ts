import type { DealView } from '@keo/core/contract';
import { isOver } from '../deals/deal-worth.ts';
import type { DealEvent } from '../deals/event-facts.ts';
import type { WaitingDeed } from '../deals/waiting-deed.ts';

/** What a card in a conversation shows as it is now. */
export type CardPlace = {
  kind: 'offer' | 'proof' | 'payment' | 'deal';
  proofId: string | null;
  /** The one thing that waits for the reader is done here. */
  hasDeed: boolean;
};

type Kind = CardPlace['kind'];

const payments: ReadonlySet<string> = new Set(['DEAL_APPROVED', 'PAYMENT_PROCESSED']);
const offers: ReadonlySet<string> = new Set([
  'DEAL_PROPOSAL_CREATED',
  'DEAL_PROPOSAL_UPDATED',
  'DEAL_ACCEPTED',
]);

const proofOf = ({ metadata: { proofId } }: DealEvent) => (typeof proofId === 'string' ? proofId : null);

function kindOf(event: DealEvent): Kind | null {
  if (payments.has(event.action) || event.metadata['reason'] === 'FUND_DEAL') return 'payment';
  if (offers.has(event.action)) return 'offer';
  return proofOf(event) === null ? null : 'proof';
}

const kindOfDeed: Partial<Record<WaitingDeed['key'], Kind>> = {
  offer: 'offer',
  propose: 'offer',
  change: 'offer',
  review: 'proof',
  revise: 'proof',
  rejected: 'proof',
  handIn: 'proof',
  fund: 'payment',
  complete: 'payment',
  start: 'payment',
};

const isHome = ({ kind, proofId }: CardPlace, { key, proofs }: WaitingDeed): boolean =>
  kind === kindOfDeed[key] && (kind !== 'proof' || proofs.some(({ id }) => id === proofId));

/**
 * Where the cards of a deal stand among its events, by the id of the event: the newest of each kind and of each proof.
 * What waits for the reader is done at the card that it is about, or at the newest event. `events` begin with the oldest.
 */
export function cardPlaces(
  events: readonly DealEvent[],
  deal: Pick<DealView, 'state'>,
  deed: WaitingDeed | null,
): Map<string, CardPlace> {
  const places = new Map<string, CardPlace>();
  const seen = new Set<string>();
  for (const event of events.toReversed()) {
    const kind = kindOf(event);
    // Once it is over, what remains to be said is what became of the money.
    if (kind === null || (isOver(deal) && kind !== 'payment')) continue;
    const proofId = kind === 'proof' ? proofOf(event) : null;
    const name = `${kind} ${proofId ?? ''}`;
    if (!seen.has(name)) places.set(event.id, { kind, proofId, hasDeed: false });
    seen.add(name);
  }
  const newest = events.at(-1);
  if (deed === null || !newest) return places;
  const home = [...places].find(([, place]) => isHome(place, deed));
  const [id, place] = home ?? [newest.id, places.get(newest.id) ?? { kind: 'deal', proofId: null }];
  return places.set(id, { ...place, hasDeed: true });
}
