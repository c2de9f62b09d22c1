import { describe, expect, it } from 'vitest';
import { toDays, toPeriod, periods } from './periods.ts';

const at = (text: string) => Date.parse(`${text}+07:00`);

describe('a period', () => {
  it.each([
    ['today', '2026-11-21T00:00:00', '2026-11-21', '2026-11-21'],
    ['today', '2026-11-21T23:59:59', '2026-11-21', '2026-11-21'],
    ['last7', '2026-11-21T12:00:00', '2026-11-15', '2026-11-21'],
    ['last30', '2026-11-21T12:00:00', '2026-10-23', '2026-11-21'],
    ['thisMonth', '2026-11-01T00:30:00', '2026-11-01', '2026-11-01'],
    ['lastMonth', '2026-03-01T00:30:00', '2026-02-01', '2026-02-28'],
    ['lastMonth', '2027-01-15T12:00:00', '2026-12-01', '2026-12-31'],
  ] as const)('%s at %s is from %s to %s in Vietnam', (period, now, dateFrom, dateTo) => {
    expect(toDays(period, at(now))).toEqual({ dateFrom, dateTo });
  });

  it('is recognised by its days', () => {
    const now = at('2026-11-21T12:00:00');
    const named = periods.filter((period) => period !== 'custom');
    expect(named.map((period) => toPeriod(toDays(period, now), now))).toEqual(named);
    expect(toPeriod({ dateFrom: '2026-01-02' }, now)).toBe('custom');
  });
});
