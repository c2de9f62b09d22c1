import type { QuietHours } from '@keo/core/contract';
import { sinceMidnight } from './vietnam-day.ts';

const minute = 60_000;
const oneDay = 24 * 60 * minute;

const inDay = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return (hours * 60 + minutes) * minute;
};

/**
 * When a user is told of a reminder that is due `at`: then, or where that lies in their quiet hours at the end of
 * these. If the moment it reminds `of` (null for none) would be over by then, at once. Quiet hours include their first
 * and exclude their last minute.
 * See docs/decisions/0010.
 */
export function whenAwake({ at, of }: { at: number; of: number | null }, quiet: QuietHours | null): number {
  if (quiet === null) return at;
  const time = sinceMidnight(new Date(at));
  const start = inDay(quiet.from);
  const end = inDay(quiet.to);
  const isQuiet = start < end ? start <= time && time < end : start <= time || time < end;
  if (!isQuiet) return at;
  const morning = at + ((end - time + oneDay) % oneDay);
  return of !== null && of <= morning ? at : morning;
}
