import { describe, expect, it } from 'vitest';
import { momentWords, readDateBound, startOfDay, startOfMonth, toDay } from './vietnam-day.ts';

describe('readDateBound', () => {
  it('reads a day as Vietnam’s, from its first to its last millisecond', () => {
    const bound = readDateBound('2026-11-20');
    expect(bound?.first.toISOString()).toBe('2026-11-19T17:00:00.000Z');
    expect(bound?.last.toISOString()).toBe('2026-11-20T16:59:59.999Z');
  });

  it('reads a moment as that one millisecond', () => {
    const bound = readDateBound('2026-11-20T16:00:00+07:00');
    expect(bound?.first.toISOString()).toBe('2026-11-20T09:00:00.000Z');
    expect(bound?.last).toEqual(bound?.first);
  });

  it.each([
    '',
    '2026-02-30',
    '2026-13-01',
    '20/11/2026',
    '2026-11-20T16:00',
    '2026-02-30T10:00:00Z',
    '2026-11-20T25:00:00Z',
    '1e9',
    'null',
    '٢٠٢٦-١١-٢٠',
    '2026-11-20 ',
  ])('names nothing for %j', (text) => {
    expect(readDateBound(text)).toBeNull();
  });
});

describe('a moment in Vietnam', () => {
  it.each([
    ['2026-11-20T16:59:59.999Z', '2026-11-19T17:00:00.000Z', '2026-10-31T17:00:00.000Z', '2026-11-20'],
    ['2026-11-20T17:00:00.000Z', '2026-11-20T17:00:00.000Z', '2026-10-31T17:00:00.000Z', '2026-11-21'],
    ['2026-10-31T17:00:00.000Z', '2026-10-31T17:00:00.000Z', '2026-10-31T17:00:00.000Z', '2026-11-01'],
    ['2026-12-31T18:00:00.000Z', '2026-12-31T17:00:00.000Z', '2026-12-31T17:00:00.000Z', '2027-01-01'],
  ])('%s is in the day from %s and the month from %s', (at, fromDay, fromMonth, day) => {
    expect(startOfDay(new Date(at)).toISOString()).toBe(fromDay);
    expect(startOfMonth(new Date(at)).toISOString()).toBe(fromMonth);
    expect(toDay(new Date(at))).toBe(day);
  });

  it('counts months back over the turn of a year', () => {
    expect(startOfMonth(new Date('2026-02-10T00:00:00Z'), 3).toISOString()).toBe('2025-10-31T17:00:00.000Z');
  });

  it('is written as pages write it', () => {
    const at = new Date('2026-09-04T22:05:00Z');
    expect(momentWords('vi', at)).toBe('05:05, 05/09/2026');
    expect(momentWords('en', at)).toBe('05:05, 5 Sep 2026');
  });
});
