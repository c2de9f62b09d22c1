import { describe, expect, it } from 'vitest';
import { arrivalOf, isWorkingDay } from './working-days.ts';

const at = (text: string) => new Date(`${text}:00+07:00`);

describe('the arrival of a withdrawal', () => {
  it.each([
    ['a Tuesday morning', '2026-11-17T09:30', '2026-11-18T09:30'],
    ['the last minute before the cut-off', '2026-11-17T15:59', '2026-11-18T15:59'],
    ['the cut-off', '2026-11-17T16:00', '2026-11-19T08:00'],
    ['a Friday morning', '2026-11-20T09:00', '2026-11-23T09:00'],
    ['a Friday evening', '2026-11-20T20:00', '2026-11-25T08:00'],
    ['a Saturday', '2026-11-21T11:40', '2026-11-25T08:00'],
    ['the last day before Tết', '2026-02-13T10:00', '2026-02-23T10:00'],
    ['the middle of Tết', '2027-02-08T10:00', '2027-02-12T08:00'],
    ['the eve of the long weekend of April', '2026-04-29T17:00', '2026-05-05T08:00'],
  ])('asked for on %s', (_name, asked, arrives) => {
    expect(arrivalOf(at(asked)).toISOString()).toBe(at(arrives).toISOString());
  });

  it('knows the days by the clock of Vietnam', () => {
    expect(isWorkingDay(new Date('2026-11-20T16:59:59Z'))).toBe(true);
    expect(isWorkingDay(new Date('2026-11-20T17:00:00Z'))).toBe(false);
  });
});
