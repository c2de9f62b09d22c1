import { describe, expect, it } from 'vitest';
import { hours } from '../law/decision.ts';
import { activeDealsMax, dealLimits } from './deal-limits.schema.ts';
import { type Abandoned, getPause, getReliability } from './reliability.rules.ts';

const after = (abandoned: number) =>
  activeDealsMax({ completed: 12, reliability: getReliability({ abandoned }).score });

describe('reliability', () => {
  it('is 80 for somebody of whom nothing is known', () => {
    expect(getReliability({})).toEqual({ score: 80, parts: [] });
  });

  it('adds up to what its parts say, in their order', () => {
    const { score, parts } = getReliability({ abandoned: 3, completed: 7, late: 2, rejected: 1 });
    expect(parts).toEqual([
      { name: 'completed', count: 7, points: 7 },
      { name: 'late', count: 2, points: -2 },
      { name: 'abandoned', count: 3, points: -6 },
      { name: 'rejected', count: 1, points: -2 },
    ]);
    expect(score).toBe(80 + 7 - 2 - 6 - 2);
  });

  it('reaches 100 by twenty completed deals and goes no further', () => {
    expect(getReliability({ completed: 19 }).score).toBe(99);
    expect(getReliability({ completed: 20 }).score).toBe(100);
    expect(getReliability({ completed: 50 })).toMatchObject({ score: 100, parts: [{ points: 20 }] });
  });

  it('goes down for given-up slots however much was completed', () => {
    expect(getReliability({ completed: 48, abandoned: 2 }).score).toBe(96);
    expect(getReliability({ completed: 25, abandoned: 25 }).score).toBe(50);
  });

  it('ends at 0', () => {
    expect(getReliability({ disputeLost: 16 }).score).toBe(0);
    expect(getReliability({ disputeLost: 17, abandoned: 9 }).score).toBe(0);
  });

  it('below 50 leaves one live deal', () => {
    expect(after(15)).toBe(dealLimits.activeMax);
    expect(after(16)).toBe(1);
  });
});

describe('a pause', () => {
  const now = Date.UTC(2026, 10, 20, 9);
  const ago = (hoursAgo: number, authorId = 'a'): Abandoned => ({ authorId, at: now - hours(hoursAgo) });

  it('begins with the third slot of one author within a day, and holds for a day', () => {
    expect(getPause([ago(5), ago(1)], 'a', now)).toBeNull();
    const three = [ago(1), ago(5), ago(3)];
    expect(getPause(three, 'a', now)).toEqual({ of: 'AUTHOR', until: now + hours(23) });
    expect(getPause(three, 'a', now + hours(23) - 1)).not.toBeNull();
    expect(getPause(three, 'a', now + hours(23))).toBeNull();
    expect(getPause([ago(25), ago(24), ago(1)], 'a', now)).toBeNull();
  });

  it('is no pause with other authors', () => {
    expect(getPause([ago(1), ago(2), ago(3)], 'b', now)).toBeNull();
  });

  it('is for all after the fifth anywhere', () => {
    const four = [ago(1, 'b'), ago(2, 'c'), ago(3, 'd'), ago(4, 'e')];
    expect(getPause(four, 'a', now)).toBeNull();
    expect(getPause([...four, ago(0, 'f')], 'a', now)).toEqual({ of: 'ALL', until: now + hours(24) });
  });

  it('still runs when only the last of the slots that brought it is less than a day ago', () => {
    expect(getPause([ago(30), ago(29), ago(23)], 'a', now)).toEqual({ of: 'AUTHOR', until: now + hours(1) });
  });
});
