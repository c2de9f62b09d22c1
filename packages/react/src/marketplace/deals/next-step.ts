import { isPaidUp } from './deal-worth.ts';
import { type ListedDeal, type ListedProof, openDisputeIn } from '@keo/core/contract';
import { lastSpeaker } from './dispute-turn.ts';
import { type Clock, proofClock, timerClock } from './clocks.ts';

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
  /** Its own, and no other's of the deal. */
  clock: Clock | null;
};

/** Also in dispute, which pauses only what it is about. */
export const isAtWork = ({ state }: Pick<ListedDeal, 'state'>): boolean =>
  state === 'IN_PROGRESS' || state === 'DISPUTED';

const getProofs = (deal: ListedDeal, states: readonly ListedProof['state'][]) =>
  isAtWork(deal) ? deal.proofs.filter(({ state }) => states.includes(state)) : [];

/** The timers of the law that this step stops; of other steps the proof has it. */
const stops: Partial<Record<NextStep['key'], readonly string[]>> = {
  dispute: ['D32'],
  cancel: ['D24'],
  fund: ['D9f'],
  complete: ['D18'],
  start: ['D13'],
  offer: ['D9'],
  propose: ['D9'],
  handIn: ['D15'],
};

function getClock(key: NextStep['key'], deal: ListedDeal, [first]: readonly ListedProof[]): Clock | null {
  return timerClock(deal, stops[key] ?? []) ?? (first ? proofClock(deal, first) : null);
}

/** Null if it waits for the other side, a timer or nobody. Of several, the one that blocks most. */
export function getNextStep(deal: ListedDeal): NextStep | null {
  const { myRole, actions, changeRequest } = deal;
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
    clock: getClock(key, deal, proofs),
  });
  const isMyTurn = dispute !== null && lastSpeaker(dispute) === other;
  if (may('RESPOND_DISPUTE') || (isMyTurn && may('SETTLE'))) return say('dispute');
  if (may('ACCEPT_CANCEL')) return say('cancel');
  if (changeRequest?.by === other && may('ACCEPT')) return say('change');

  if (myRole === 'author') {
    const submitted = getProofs(deal, ['SUBMITTED']).toSorted((a, b) =>
      (a.reviewDueAt ?? '').localeCompare(b.reviewDueAt ?? ''),
    );
    if (submitted.length > 0) return say('review', submitted);
  } else {
    const duty = findDuty(deal, say);
    if (duty) return duty;
  }
  if (may('APPROVE')) return say('fund');
  if (may('COMPLETE') && !isPaidUp(deal)) return say('complete');
  if (may('START')) return say('start');
  if (may('ACCEPT')) return say('offer');
  return may('INIT_BY_AUTHOR', 'INIT_PROPOSAL') ? say('propose') : null;
}

/** What the worker must do first; of one time a revision, then a rejection. */
function findDuty(deal: ListedDeal, say: (key: NextStep['key'], proofs: ListedProof[]) => NextStep) {
  const missing = getProofs(deal, ['REQUIRED', 'UPLOADED']);
  const [first = null] = [
    ...getProofs(deal, ['REVISION_REQUESTED']).map((proof) => say('revise', [proof])),
    ...getProofs(deal, ['REJECTED']).map((proof) => say('rejected', [proof])),
    ...(missing.length > 0 ? [say('handIn', missing)] : []),
  ].toSorted(byClock);
  return first;
}

type Timed = { clock: Clock | null };

/** Those without a clock last. */
export const byClock = (a: Timed, b: Timed): number => (a.clock?.at ?? '9').localeCompare(b.clock?.at ?? '9');
