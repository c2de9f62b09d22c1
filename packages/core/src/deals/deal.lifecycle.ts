import { createLaw } from '../law/create-law.ts';
import type { By } from '../law/decision.ts';
import { disputed } from './deal-dispute.lifecycle.ts';
import type { DealCommand, DealFacts } from './deal.facts.ts';
import { agreed, funded } from './deal-funding.lifecycle.ts';
import { draft, negotiating, none } from './deal-offer.lifecycle.ts';
import { inProgress, proofsApproved } from './deal-progress.lifecycle.ts';
import { dealStates } from '../terms/deal-state.schema.ts';

export const dealLaw = createLaw<DealFacts, DealCommand>()(dealStates, {
  NONE: none,
  DRAFT: draft,
  NEGOTIATING: negotiating,
  AGREED: agreed,
  FUNDED: funded,
  IN_PROGRESS: inProgress,
  PROOFS_APPROVED: proofsApproved,
  DISPUTED: disputed,
  COMPLETED: { type: 'final' },
  CANCELLED: { type: 'final' },
  EXPIRED: { type: 'final' },
});

export const permittedDeal = (deal: DealFacts, by: By) => dealLaw.permitted(deal, by);
export const dealTimers = (deal: DealFacts) => dealLaw.timers(deal);
