import { afterEach, describe, expect, it, vi } from 'vitest';
import { untilIdle } from './until-idle.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function idlePage() {
  const idle = new Map<number, () => void>();
  const longest: unknown[] = [];
  vi.stubGlobal('requestIdleCallback', (act: () => void, options?: IdleRequestOptions) => {
    longest.push(options?.timeout);
    return idle.set(idle.size + 1, act).size;
  });
  vi.stubGlobal('cancelIdleCallback', (handle: number) => idle.delete(handle));
  return { idle, longest, rest: () => idle.forEach((act) => act()) };
}

const heardBy = (promise: Promise<void>) => {
  const heard = vi.fn<() => void>();
  void promise.then(heard);
  return heard;
};

describe('waiting for an idle page', () => {
  it('ends with its next idle moment, or after three seconds without one', async () => {
    const { rest, longest } = idlePage();
    const heard = heardBy(untilIdle(new AbortController().signal));
    await Promise.resolve();
    expect(heard).not.toHaveBeenCalled();
    expect(longest).toEqual([3000]);
    rest();
    await vi.waitFor(() => expect(heard).toHaveBeenCalledOnce());
  });

  it('leaves nothing behind when it is given up', async () => {
    const { idle } = idlePage();
    const controller = new AbortController();
    const heard = heardBy(untilIdle(controller.signal));
    expect(idle.size).toBe(1);
    controller.abort();
    expect(idle.size).toBe(0);
    await Promise.resolve();
    expect(heard).not.toHaveBeenCalled();
  });

  it('is a short while where the browser has no idle moments, with no timer left after', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('requestIdleCallback', undefined);
    const heard = heardBy(untilIdle(new AbortController().signal));
    await vi.advanceTimersByTimeAsync(200);
    expect(heard).toHaveBeenCalledOnce();
    const controller = new AbortController();
    void untilIdle(controller.signal);
    controller.abort();
    expect(vi.getTimerCount()).toBe(0);
  });
});
