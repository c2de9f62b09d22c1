import { moneyLimits } from '@keo/core/contract';
import { dayOf, startOfDay } from '../../platform/vietnam-day.ts';

const oneHour = 3_600_000;
const oneDay = 24 * oneHour;
/** Orders of a working day go out until then. */
const cutOffHour = 16;
/** What waits for a working day goes out at its beginning. */
const openingHour = 8;

/**
 * Public holidays that fall on working days, those given in lieu of a weekend included: the days that article 112 of
 * the Labour Code names, as the Ministry of Home Affairs announces them in the autumn before. Add a year before it begins.
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
  // Vietnam Culture Day. Where a bank works on it after all, money is early.
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

/** The years whose holidays are known: of any other, arrivals are told as if it had none. */
export const yearsKnown: ReadonlySet<number> = new Set([...holidays].map((day) => Number(day.slice(0, 4))));

/** Whether banks work on the day in Vietnam that `at` belongs to. */
export function isWorkingDay(at: Date): boolean {
  const weekday = new Date(`${dayOf(at)}T00:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !holidays.has(dayOf(at));
}

function nextWorkingDay(at: Date): Date {
  let day = new Date(+startOfDay(at) + oneDay);
  while (!isWorkingDay(day)) day = new Date(+day + oneDay);
  return day;
}

/** One working day after that moment; what comes on a day off counts from the opening of the next working day. */
export function workingDayAfter(at: Date): Date {
  const begun = isWorkingDay(at) ? at : new Date(+nextWorkingDay(at) + openingHour * oneHour);
  return new Date(+nextWorkingDay(begun) + (+begun - +startOfDay(begun)));
}

/**
 * When money that is asked for now is at the bank at the latest: one working day after it goes out, which is once it
 * can no longer be cancelled on a working day before four in the afternoon, and else at eight on the next one.
 */
export function arrivalOf(askedAt: Date): Date {
  const ready = new Date(+askedAt + moneyLimits.withdrawCancelMinutes * 60_000);
  const goesThatDay = isWorkingDay(ready) && +ready - +startOfDay(ready) < cutOffHour * oneHour;
  const out = goesThatDay ? ready : new Date(+nextWorkingDay(ready) + openingHour * oneHour);
  return workingDayAfter(out);
}
