import { describe, expect, it } from 'vitest';
import { reloadOnce, reloadIf } from './reload-once.ts';

function page(start = 1_000_000) {
  let now = start;
  let reloads = 0;
  const kept = new Map<string, string>();
  return {
    now: () => now,
    storage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => void kept.set(key, text),
    },
    reload: () => void (reloads += 1),
    isLeft: () => false,
    pass: (ms: number) => void (now += ms),
    count: () => reloads,
  };
}

const isWorthIt = async () => true;

describe('reload after a failed page file', () => {
  it('happens at the first failure', () => {
    const it = page();
    expect(reloadOnce(it)).toBe(true);
    expect(it.count()).toBe(1);
  });

  it('does not happen again within a minute', () => {
    const it = page();
    reloadOnce(it);
    it.pass(59_999);
    expect(reloadOnce({ ...it })).toBe(false);
    expect(it.count()).toBe(1);
  });

  it('happens again after a minute', () => {
    const it = page();
    reloadOnce(it);
    it.pass(60_000);
    expect(reloadOnce({ ...it })).toBe(true);
    expect(it.count()).toBe(2);
  });

  it('counts for every failed file until the page unloads', () => {
    const it = page();
    reloadOnce(it);
    expect(reloadOnce(it)).toBe(true);
    expect(it.count()).toBe(1);
  });

  it('does not happen without storage', () => {
    const closed = {
      getItem: () => null,
      setItem: () => {
        throw new Error('closed');
      },
    };
    const it = page();
    expect(reloadOnce({ ...it, storage: closed })).toBe(false);
    expect(it.count()).toBe(0);
  });

  it('happens only if it would help', async () => {
    const it = page();
    expect(await reloadIf(async () => false, it)).toBe(false);
    expect(it.count()).toBe(0);
    expect(await reloadIf(async () => true, it)).toBe(true);
    expect(it.count()).toBe(1);
  });

  it('does not happen on the way to another page, which it would take back', async () => {
    const it = page();
    expect(await reloadIf(isWorthIt, { ...it, isLeft: () => true })).toBe(false);
    expect(it.count()).toBe(0);
    expect(await reloadIf(isWorthIt, it)).toBe(true);
  });
});
