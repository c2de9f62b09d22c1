import { type ListedDeal, type ListedProof, type NextTimer, toTimerNote } from '@keo/core/contract';

/**
 * A time by which somebody must act: a timer of the law, or the deadline of a proof that is missing, which has no timer
 * of its own.
 */
export type Clock = { at: string; timer: NextTimer } | { at: string; missing: ListedProof };

const byTime = (a: Clock, b: Clock) => a.at.localeCompare(b.at);
const ofTimer = (timer: NextTimer): Clock => ({ at: timer.at, timer });

/** Running timers, soonest first. */
const getTimers = ({ nextTimer, laterTimers = [] }: ListedDeal): NextTimer[] =>
  nextTimer ? [nextTimer, ...laterTimers] : [];

/** The timer of one of these transitions. */
export function timerClock(deal: ListedDeal, transitions: readonly string[]): Clock | null {
  const timer = getTimers(deal).find(({ transition }) => transitions.includes(transition));
  return timer ? ofTimer(timer) : null;
}

export const isMissing = ({ state }: Pick<ListedProof, 'state'>): boolean =>
  state === 'REQUIRED' || state === 'UPLOADED';

/** The deadline; a dispute stops it. */
function getDeadline({ state, effectiveDueAt }: ListedDeal, proof: ListedProof): Clock | null {
  return state === 'IN_PROGRESS' && isMissing(proof) && effectiveDueAt !== null
    ? { at: effectiveDueAt, missing: proof }
    : null;
}

/** Of one proof, and of no other. */
export function proofClock(deal: ListedDeal, proof: ListedProof): Clock | null {
  const timer = getTimers(deal).find(({ proofId }) => proofId === proof.id);
  return timer ? ofTimer(timer) : getDeadline(deal, proof);
}

/**
 * The earliest by which the reader must act; of one who waits, the next timer. Work that is handed in stops the timer
 * of the deadline, not the deadline of the rest.
 */
export function headClock(deal: ListedDeal): Clock | null {
  const timers = getTimers(deal);
  const mine = timers.filter((timer) => toTimerNote(deal, timer).actor !== 'theirs').map(ofTimer);
  const isTimed = timers.some(({ transition }) => transition === 'D15');
  const missing =
    deal.myRole === 'worker' && !isTimed
      ? deal.proofs.filter(({ mandatory }) => mandatory).flatMap((proof) => getDeadline(deal, proof) ?? [])
      : [];
  const [first] = [...mine, ...missing].toSorted(byTime);
  return first ?? timers.map(ofTimer)[0] ?? null;
}
