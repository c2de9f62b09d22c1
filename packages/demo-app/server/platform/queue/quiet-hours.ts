import type { QuietHours } from '@keo/core/contract';
import { sinceMidnight } from '../texts/vietnam-day.ts';

const minute = 60_000;
const oneDay = 24 * 60 * minute;

const inDay = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return (hours * 60 + minutes) * minute;
};

/**
 * When a reminder due `at` is sent: at the end of quiet hours if it falls into them, or at once if the moment that it
 * reminds `of` (null for none) would have passed by then. Quiet hours include their first minute and exclude their
 * last. See docs/decisions/0010.
 */
export function afterQuietHours(
  { at, of }: { at: number; of: number | null },
  quiet: QuietHours | null,
): number {
  if (quiet === null) return at;
  const time = sinceMidnight(new Date(at));
  const start = inDay(quiet.from);
  const end = inDay(quiet.to);
  const isQuiet = start < end ? start <= time && time < end : start <= time || time < end;
  if (!isQuiet) return at;
  const morning = at + ((end - time + oneDay) % oneDay);
  return of !== null && of <= morning ? at : morning;
}
