import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { steadySignals } from './page-signals.ts';
import { watchCookies } from './watch-cookies.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('tells once of a cookie that changed and that the browser said nothing of, while the page is seen', () => {
  const events: string[] = [];
  const document = { cookie: 'token=a' };
  let isVisible = true;
  const page = { ...steadySignals, isVisible: () => isVisible };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as much of a window as is looked at
  const window = { document, setInterval, clearInterval } as unknown as Window;
  const stop = watchCookies(page, window).subscribe((signal) => events.push(signal));
  vi.advanceTimersByTime(60_000);
  expect(events).toEqual([]);
  document.cookie = '';
  vi.advanceTimersByTime(60_000);
  expect(events).toEqual(['cookies']);
  isVisible = false;
  document.cookie = 'token=b';
  vi.advanceTimersByTime(60_000);
  expect(events).toEqual(['cookies']);
  isVisible = true;
  vi.advanceTimersByTime(60_000);
  expect(events).toEqual(['cookies', 'cookies']);
  stop();
  document.cookie = '';
  vi.advanceTimersByTime(60_000);
  expect(events).toHaveLength(2);
});

it('tells nothing, and throws nothing, where cookies may not be read', () => {
  const document = {
    get cookie(): string {
      throw new Error('a sandboxed frame');
    },
  };
  const events: string[] = [];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as much of a window as is looked at
  const window = { document, setInterval, clearInterval } as unknown as Window;
  const stop = watchCookies(steadySignals, window).subscribe((signal) => events.push(signal));
  vi.advanceTimersByTime(60_000);
  expect(events).toEqual([]);
  stop();
});
