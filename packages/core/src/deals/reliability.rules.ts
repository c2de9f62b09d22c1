import { type At, type Pause, hours } from '../law/decision.ts';
import { dealLimits } from './deal-limits.schema.ts';
import { type Reliability, reliabilityParts } from '../users/reliability.schema.ts';
import { standingChanges } from '../law/standing.schema.ts';

/** Counts over the newest deals of the last 90 days. */
export type ReliabilityCounts = Partial<Record<(typeof reliabilityParts)[number], number>>;

const getPoints = (name: (typeof reliabilityParts)[number], count: number): number =>
  name === 'completed'
    ? Math.min(count * standingChanges.completed, dealLimits.reliabilityCreditMax)
    : count * standingChanges[name];

/** The initial score plus the points of each event, between 0 and 100. See docs/decisions/0011. */
export function getReliability(counts: ReliabilityCounts): Reliability {
  const parts = reliabilityParts.flatMap((name) => {
    const count = counts[name] ?? 0;
    return count > 0 ? [{ name, count, points: getPoints(name, count) }] : [];
  });
  const sum = parts.reduce<number>((so, { points }) => so + points, dealLimits.reliabilityStart);
  return { score: Math.max(0, Math.min(100, sum)), parts };
}

/** A slot that a worker gave up. */
export type Abandoned = { authorId: string; at: At };

/** The end of the last pause that so many given-up slots within `pauseHours` started. */
function getEnd(times: readonly At[], after: number): At | null {
  const sorted = times.toSorted((a, b) => a - b);
  const last = sorted.findLastIndex((at, index) => {
    const first = sorted[index - after + 1];
    return first !== undefined && at - first < hours(dealLimits.pauseHours);
  });
  const at = sorted[last];
  return at === undefined ? null : at + hours(dealLimits.pauseHours);
}

/** The worker's current pause with that author, or null. */
export function getPause(abandoned: readonly Abandoned[], authorId: string, now: At): Pause | null {
  const theirs = abandoned.filter((one) => one.authorId === authorId);
  const ends = [
    { of: 'ALL', until: getEnd(getTimes(abandoned), dealLimits.pauseAfterOfAll) },
    { of: 'AUTHOR', until: getEnd(getTimes(theirs), dealLimits.pauseAfterOfAuthor) },
  ] as const;
  const running = ends.flatMap(({ of, until }) => (until !== null && until > now ? [{ of, until }] : []));
  return running[0] ?? null;
}

const getTimes = (abandoned: readonly Abandoned[]) => abandoned.map(({ at }) => at);
