import type { DealEvent, DealView } from '@keo/core/contract';
import { isOver } from '../deals/deal-worth.ts';
import type { NextStep } from '../deals/next-step.ts';

export type CardPlace = {
  kind: 'offer' | 'proof' | 'payment' | 'deal';
  proofId: string | null;
  /** Whether the card has the reader's next step. */
  hasNextStep: boolean;
};

type Kind = CardPlace['kind'];

const payments: ReadonlySet<string> = new Set(['DEAL_APPROVED', 'PAYMENT_PROCESSED']);
const offers: ReadonlySet<string> = new Set([
  'DEAL_PROPOSAL_CREATED',
  'DEAL_PROPOSAL_UPDATED',
  'DEAL_ACCEPTED',
]);

const getProof = ({ metadata: { proofId } }: DealEvent) => (typeof proofId === 'string' ? proofId : null);

function getKind(event: DealEvent): Kind | null {
  if (payments.has(event.action) || event.metadata['reason'] === 'FUND_DEAL') return 'payment';
  if (offers.has(event.action)) return 'offer';
  return getProof(event) === null ? null : 'proof';
}

const kindOfStep: Partial<Record<NextStep['key'], Kind>> = {
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

const isHome = ({ kind, proofId }: CardPlace, { key, proofs }: NextStep): boolean =>
  kind === kindOfStep[key] && (kind !== 'proof' || proofs.some(({ id }) => id === proofId));

/**
 * Deal cards by event id, at the newest event of each kind and proof. The next step is on the card that it is about, or
 * on the newest one. `events` are oldest first.
 */
export function cardPlaces(
  events: readonly DealEvent[],
  deal: Pick<DealView, 'state'>,
  step: NextStep | null,
): Map<string, CardPlace> {
  const places = new Map<string, CardPlace>();
  const seen = new Set<string>();
  for (const event of events.toReversed()) {
    const kind = getKind(event);
    if (kind === null || (isOver(deal) && kind !== 'payment')) continue;
    const proofId = kind === 'proof' ? getProof(event) : null;
    const name = `${kind} ${proofId ?? ''}`;
    if (!seen.has(name)) places.set(event.id, { kind, proofId, hasNextStep: false });
    seen.add(name);
  }
  const newest = events.at(-1);
  if (step === null || !newest) return places;
  const home = [...places].find(([, place]) => isHome(place, step));
  const [id, place] = home ?? [newest.id, places.get(newest.id) ?? { kind: 'deal', proofId: null }];
  return places.set(id, { ...place, hasNextStep: true });
}
