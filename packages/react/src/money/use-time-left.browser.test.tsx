import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clockWords, useTimeLeft } from './use-time-left.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const begin = Date.parse('2026-11-21T03:00:00.000Z');
const minutes = (count: number) => count * 60_000;
const serverIsAhead = minutes(7);

beforeEach(() => vi.useFakeTimers({ now: begin }));
afterEach(() => vi.useRealTimers());

function Left({ until, now }: { until: number; now: number }) {
  return clockWords(useTimeLeft(new Date(until).toISOString(), new Date(now).toISOString()));
}

it("never shows more than the server's time left", async () => {
  const host = document.createElement('div');
  const root = createRoot(host);
  const show = (given: number) => {
    const now = Date.now() + serverIsAhead;
    return act(async () => root.render(<Left until={now + given} now={now} />));
  };
  await show(minutes(1));
  expect(host.textContent).toBe('1:00');

  vi.setSystemTime(begin + 999);
  await show(minutes(5));
  expect(host.textContent).toBe('5:00');

  await act(async () => vi.advanceTimersByTimeAsync(minutes(2)));
  expect(host.textContent).toBe('3:00');
  await act(async () => root.unmount());
});
