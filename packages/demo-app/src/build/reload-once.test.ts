import { describe, expect, it } from 'vitest';
import { reloadIfGone, reloadOnce } from './reload-once.ts';

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
    pass: (ms: number) => void (now += ms),
    count: () => reloads,
  };
}

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
    expect(reloadOnce(it)).toBe(false);
    expect(it.count()).toBe(1);
  });

  it('happens again after a minute', () => {
    const it = page();
    reloadOnce(it);
    it.pass(60_000);
    expect(reloadOnce(it)).toBe(true);
  });

  it('does not happen where nothing can be remembered', () => {
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

  it('does not happen while the server is away, or has the same files', async () => {
    const it = page();
    expect(await reloadIfGone(it, async () => false)).toBe(false);
    expect(it.count()).toBe(0);
    expect(await reloadIfGone(it, async () => true)).toBe(true);
    expect(it.count()).toBe(1);
  });
});
