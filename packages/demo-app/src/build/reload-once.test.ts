import { describe, expect, it, vi } from 'vitest';
import { loadPageFile, reloadOnce, reloadWhere } from './reload-once.ts';

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

  it('is under way for every file that is lost until the page is gone', () => {
    const it = page();
    reloadOnce(it);
    expect(reloadOnce(it)).toBe(true);
    expect(it.count()).toBe(1);
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

  it('happens only where it is worth it', async () => {
    const it = page();
    expect(await reloadWhere(async () => false, it)).toBe(false);
    expect(it.count()).toBe(0);
    expect(await reloadWhere(async () => true, it)).toBe(true);
    expect(it.count()).toBe(1);
  });
});

const lostTimes = (times: number) => {
  let left = times;
  return async () => {
    if (left-- > 0) throw new Error('lost');
    return 'the file';
  };
};

describe('the file of a page', () => {
  it('comes at the second time where it was lost on its way', async () => {
    const reload = vi.fn<() => Promise<boolean>>();
    expect(await loadPageFile(lostTimes(1), reload)).toBe('the file');
    expect(reload).not.toHaveBeenCalled();
  });

  it('that does not come reloads the page, and is waited for until then', async () => {
    const outcome = loadPageFile(lostTimes(2), async () => true);
    const later = new Promise((resolve) => setTimeout(resolve, 0, 'waiting'));
    expect(await Promise.race([outcome, later])).toBe('waiting');
  });

  it('that does not come where a reload would be in vain is an error in words of its own', async () => {
    const outcome = loadPageFile(lostTimes(2), async () => false);
    await expect(outcome).rejects.toThrow('The page could not be loaded.');
  });
});
