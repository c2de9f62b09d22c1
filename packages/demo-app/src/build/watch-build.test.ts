import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fewMinutes, isReplaced, watchBuild } from './watch-build.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const manifest = (version: string) => Promise.resolve({ version, builtAt: '2026-11-20T09:00:00Z' });

describe('watching for a new build', () => {
  it('reports another version once', async () => {
    let served = 'a';
    const events: string[] = [];
    watchBuild({ current: 'a', fetchManifest: () => manifest(served), onNewVersion: (v) => events.push(v) });
    await vi.advanceTimersByTimeAsync(fewMinutes * 2);
    expect(events).toEqual([]);
    served = 'b';
    await vi.advanceTimersByTimeAsync(fewMinutes * 5);
    expect(events).toEqual(['b']);
  });

  it('polls again after a failed or invalid answer', async () => {
    const answers = [Promise.reject(new Error('down')), Promise.resolve('<html>'), manifest('b')];
    for (const answer of answers) answer.catch(() => {});
    const events: string[] = [];
    watchBuild({
      current: 'a',
      fetchManifest: () => answers.shift() ?? manifest('b'),
      onNewVersion: (v) => events.push(v),
    });
    await vi.advanceTimersByTimeAsync(fewMinutes * 2);
    expect(events).toEqual([]);
    await vi.advanceTimersByTimeAsync(fewMinutes);
    expect(events).toEqual(['b']);
  });

  it('reports nothing after it was stopped, even with a pending answer', async () => {
    const events: string[] = [];
    const waiting: ((answer: unknown) => void)[] = [];
    const fetchManifest = () => new Promise<unknown>((resolve) => void waiting.push(resolve));
    const stop = watchBuild({ current: 'a', fetchManifest, onNewVersion: (v) => events.push(v) });
    await vi.advanceTimersByTimeAsync(fewMinutes);
    stop();
    for (const answer of waiting) answer({ version: 'b', builtAt: '' });
    await vi.advanceTimersByTimeAsync(fewMinutes * 3);
    expect(events).toEqual([]);
  });

  it('does not poll in development', async () => {
    const fetchManifest = vi.fn<() => Promise<unknown>>(() => manifest('b'));
    watchBuild({ current: '', fetchManifest, onNewVersion: () => {} });
    await vi.advanceTimersByTimeAsync(fewMinutes * 3);
    expect(fetchManifest).not.toHaveBeenCalled();
  });
});

describe('isReplaced', () => {
  it.each([
    ['another is served', 'a', () => manifest('b'), true],
    ['the same is served', 'a', () => manifest('a'), false],
    ['the server is away', 'a', () => Promise.reject(new Error('down')), false],
    ['something else answers', 'a', () => Promise.resolve('<html>'), false],
    ['it was not built at all', '', () => manifest('b'), false],
  ])('%s', async (_, current, fetchManifest, expected) => {
    expect(await isReplaced(current, fetchManifest)).toBe(expected);
  });
});
