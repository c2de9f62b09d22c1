import { moneyLimits } from '@keo/core/contract';
import { toDay, startOfDay } from '../../platform/texts/vietnam-day.ts';

const oneHour = 3_600_000;
const oneDay = 24 * oneHour;
/** Hour of the day: later orders go out on the next working day. */
const cutOffHour = 16;
/** Hour at which delayed orders go out on a working day. */
const openingHour = 8;

/**
 * Public holidays on working days, including those in lieu of a weekend: article 112 of the Labour Code, as the
 * Ministry of Home Affairs announces them in the autumn before. Add a year before it begins.
 */
const holidays: ReadonlySet<string> = new Set([
  '2026-01-01',
  '2026-02-16',
  '2026-02-17',
  '2026-02-18',
  '2026-02-19',
  '2026-02-20',
  '2026-04-27',
  '2026-04-30',
  '2026-05-01',
  '2026-09-01',
  '2026-09-02',
  // Vietnam Culture Day. If a bank works on it after all, money is early.
  '2026-11-24',
  '2027-01-01',
  '2027-02-04',
  '2027-02-05',
  '2027-02-08',
  '2027-02-09',
  '2027-02-10',
  '2027-04-16',
  '2027-04-30',
  '2027-05-03',
  '2027-09-02',
  '2027-09-03',
  '2027-11-24',
]);

/** Other years count as having no holidays. */
export const yearsKnown: ReadonlySet<number> = new Set([...holidays].map((day) => Number(day.slice(0, 4))));

/** By Vietnam's date. */
export function isWorkingDay(at: Date): boolean {
  const weekday = new Date(`${toDay(at)}T00:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !holidays.has(toDay(at));
}

function nextWorkingDay(at: Date): Date {
  let day = new Date(+startOfDay(at) + oneDay);
  while (!isWorkingDay(day)) day = new Date(+day + oneDay);
  return day;
}

/** On a day off it counts from the opening of the next working day. */
export function workingDayAfter(at: Date): Date {
  const begun = isWorkingDay(at) ? at : new Date(+nextWorkingDay(at) + openingHour * oneHour);
  return new Date(+nextWorkingDay(begun) + (+begun - +startOfDay(begun)));
}

/**
 * Latest arrival of money ordered now: one working day after it goes out. It goes out when it can no longer be
 * cancelled, on a working day before 16:00, else at 8:00 on the next one.
 */
export function getArrival(requestedAt: Date): Date {
  const ready = new Date(+requestedAt + moneyLimits.withdrawCancelMinutes * 60_000);
  const goesThatDay = isWorkingDay(ready) && +ready - +startOfDay(ready) < cutOffHour * oneHour;
  const out = goesThatDay ? ready : new Date(+nextWorkingDay(ready) + openingHour * oneHour);
  return workingDayAfter(out);
}
