import type { ReviewFacts, Side } from '@keo/core/contract';
import { toTime } from '../../platform/database/moments.ts';
import type { ReviewRow } from './reviews.table.ts';

export const otherSide = (side: Side): Side => (side === 'author' ? 'worker' : 'author');

/** From when it counts for the other side; null before it is written. */
export const countsAt = ({ openUntil, writtenAt }: ReviewRow): number | null =>
  toTime(openUntil ?? writtenAt);

/** From when both of the two count; null while one is missing. */
function getBothAt(pair: readonly ReviewRow[]): number | null {
  const times = pair.map(countsAt);
  return times.reduce(
    (latest, time) => (latest === null || time === null ? null : Math.max(latest, time)),
    0,
  );
}

/** `pair`: both reviews of the deal. */
export const reviewFacts = (
  row: ReviewRow,
  pair: readonly ReviewRow[],
  isSamePerson: boolean,
): ReviewFacts => ({
  state: row.state,
  by: otherSide(row.of),
  endedAt: +row.endedAt,
  isDelivered: true,
  isSamePerson,
  openUntil: toTime(row.openUntil),
  bothAt: getBothAt(pair),
  remindedAt: toTime(row.remindedAt),
  hasReply: row.reply !== null,
});

/** Where the sides were not asked for reviews. */
export const factsBefore = (
  by: Side,
  {
    endedAt,
    isDelivered,
    isSamePerson,
  }: { endedAt: Date | null; isDelivered: boolean; isSamePerson: boolean },
): ReviewFacts => ({
  state: 'NONE',
  by,
  endedAt: toTime(endedAt),
  isDelivered,
  isSamePerson,
  openUntil: null,
  bothAt: null,
  remindedAt: null,
  hasReply: false,
});
