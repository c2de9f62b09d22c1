import type { ReviewFacts, Side } from '@keo/core/contract';
import { timeOf } from '../../platform/moments.ts';
import type { ReviewRow } from './reviews.table.ts';

export const otherSide = (side: Side): Side => (side === 'author' ? 'worker' : 'author');

/** When the second of the two was written; null before. */
function bothAtOf(pair: readonly ReviewRow[]): number | null {
  const times = pair.map(({ writtenAt }) => timeOf(writtenAt));
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
  bothAt: bothAtOf(pair),
  remindedAt: timeOf(row.remindedAt),
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
  endedAt: timeOf(endedAt),
  isDelivered,
  isSamePerson,
  bothAt: null,
  remindedAt: null,
  hasReply: false,
});
