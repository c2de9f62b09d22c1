import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadWhenOnline } from './load-when-online.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const gone = async (): Promise<string> => {
  throw new Error('no such file');
};

describe('a lazy part of a page', () => {
  it('is loaded once the server is back', async () => {
    let isAway = true;
    const answers = async () => !isAway;
    const part = loadWhenOnline(async () => (isAway ? gone() : 'part'), answers);
    await vi.advanceTimersByTimeAsync(60_000);
    isAway = false;
    await vi.advanceTimersByTimeAsync(60_000);
    await expect(part).resolves.toBe('part');
  });

  it('is loaded if the server was back before the first poll', async () => {
    const answers = [gone(), Promise.resolve('part')];
    for (const answer of answers) answer.catch(() => {});
    await expect(
      loadWhenOnline(
        () => answers.shift() ?? gone(),
        async () => true,
      ),
    ).resolves.toBe('part');
  });

  it('rejects if the server has no such file', async () => {
    await expect(loadWhenOnline(gone, async () => true)).rejects.toThrow('no such file');
  });
});
