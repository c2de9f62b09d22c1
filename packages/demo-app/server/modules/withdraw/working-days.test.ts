import { describe, expect, it } from 'vitest';
import { getArrival, isWorkingDay, yearsKnown } from './working-days.ts';

const at = (text: string) => new Date(`${text}:00+07:00`);

describe('the arrival of a withdrawal', () => {
  it.each([
    ['a Tuesday morning', '2026-11-17T09:30', '2026-11-18T09:35'],
    ['the last minute that goes out before the cut-off', '2026-11-17T15:54', '2026-11-18T15:59'],
    ['a minute that can be cancelled until the cut-off', '2026-11-17T15:55', '2026-11-19T08:00'],
    ['the cut-off', '2026-11-17T16:00', '2026-11-19T08:00'],
    ['a Friday morning', '2026-11-20T09:00', '2026-11-23T09:05'],
    ['the last minute of a Friday', '2026-11-20T23:59', '2026-11-25T08:00'],
    ['the last minute of a Sunday', '2026-11-29T23:59', '2026-12-01T00:04'],
    ['a Friday evening', '2026-11-20T20:00', '2026-11-25T08:00'],
    ['a Saturday', '2026-11-21T11:40', '2026-11-25T08:00'],
    ['the last day before Tết', '2026-02-13T10:00', '2026-02-23T10:05'],
    ['the middle of Tết', '2027-02-08T10:00', '2027-02-12T08:00'],
    ['the eve of the long weekend of April', '2026-04-29T17:00', '2026-05-05T08:00'],
  ])('asked for on %s', (_name, start, arrives) => {
    expect(getArrival(at(start)).toISOString()).toBe(at(arrives).toISOString());
  });

  it.each([...yearsKnown])('keeps the holidays of %i that have a date of their own', (year) => {
    const days = ['01-01', '04-30', '05-01', '09-02', '11-24'];
    expect(days.filter((day) => isWorkingDay(at(`${year}-${day}T12:00`)))).toEqual([]);
    // Five more for Tết, one for the Hùng Kings.
    const wholeYear = Array.from({ length: 365 }, (_, day) => new Date(Date.UTC(year, 0, day + 1, 5)));
    expect(wholeYear.filter(isWorkingDay).length).toBeLessThan(254);
  });

  it('knows the holidays of every year that begins within a month', () => {
    const year = new Date(Date.now() + 31 * 86_400_000).getUTCFullYear();
    // Add missing years to working-days.ts, from the notice of the Ministry of Home Affairs on that year's holidays.
    expect([...yearsKnown]).toContain(year);
  });

  it('knows the days by the clock of Vietnam', () => {
    expect(isWorkingDay(new Date('2026-11-20T16:59:59Z'))).toBe(true);
    expect(isWorkingDay(new Date('2026-11-20T17:00:00Z'))).toBe(false);
  });
});
