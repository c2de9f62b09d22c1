import { isPaidUp } from './deal-worth.ts';
import { type ListedDeal, type ListedProof, lastDisputeOffer, openDisputeIn } from '@keo/core/contract';

export const steps = [
  'dispute',
  'cancel',
  'change',
  'review',
  'revise',
  'rejected',
  'fund',
  'complete',
  'start',
  'offer',
  'propose',
  'handIn',
] as const;

export type NextStep = {
  key: (typeof steps)[number];
  deal: ListedDeal;
  /** By due time. */
  proofs: ListedProof[];
  timer: ListedDeal['nextTimer'];
};

/** Also in dispute, which pauses only what it is about. */
export const isAtWork = ({ state }: Pick<ListedDeal, 'state'>): boolean =>
  state === 'IN_PROGRESS' || state === 'DISPUTED';

const proofsOf = (deal: ListedDeal, states: readonly ListedProof['state'][]) =>
  isAtWork(deal) ? deal.proofs.filter(({ state }) => states.includes(state)) : [];

/** Null if it waits for the other side, a timer or nobody. Of several, the one that blocks most. */
export function nextStepOf(deal: ListedDeal): NextStep | null {
  const { myRole, actions, changeRequest, nextTimer: timer } = deal;
  const dispute = openDisputeIn(deal);
  const may = (...keys: string[]) =>
    actions.some(
      ({ key, enabled, reason }) => keys.includes(key) && (enabled || reason === 'INSUFFICIENT_BALANCE'),
    );
  const other = myRole === 'author' ? 'worker' : 'author';
  const say = (key: NextStep['key'], proofs: ListedProof[] = []): NextStep => ({
    key,
    deal,
    proofs,
    timer,
  });
  const isOffered = dispute !== null && lastDisputeOffer(dispute, other) !== null;
  if (may('RESPOND_DISPUTE') || (may('SETTLE') && isOffered)) return say('dispute');
  if (may('ACCEPT_CANCEL')) return say('cancel');
  if (changeRequest?.by === other && may('ACCEPT')) return say('change');

  if (myRole === 'author') {
    const submitted = proofsOf(deal, ['SUBMITTED']).toSorted((a, b) =>
      (a.reviewDueAt ?? '').localeCompare(b.reviewDueAt ?? ''),
    );
    if (submitted.length > 0) return say('review', submitted);
  } else {
    const [revised] = proofsOf(deal, ['REVISION_REQUESTED']);
    if (revised) return say('revise', [revised]);
    const [rejected] = proofsOf(deal, ['REJECTED']);
    if (rejected) return say('rejected', [rejected]);
  }
  if (may('APPROVE')) return say('fund');
  if (may('COMPLETE') && !isPaidUp(deal)) return say('complete');
  if (may('START')) return say('start');
  if (may('ACCEPT')) return say('offer');
  if (may('INIT_BY_AUTHOR', 'INIT_PROPOSAL')) return say('propose');
  const missing = myRole === 'worker' ? proofsOf(deal, ['REQUIRED', 'UPLOADED']) : [];
  return missing.length > 0 ? say('handIn', missing) : null;
}

/** Next timer first, those without a timer last. */
export const byTimer = (a: Pick<NextStep, 'timer'>, b: Pick<NextStep, 'timer'>): number =>
  (a.timer?.at ?? '9').localeCompare(b.timer?.at ?? '9');
