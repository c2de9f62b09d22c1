import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { systemClock } from '@keo/core';
import { type FakeKeo, createFakeKeo } from '@keo/core/testing';
import { KeoProvider } from '../../client/keo-provider.tsx';
import { clockWords, useTimeLeft } from './use-time-left.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const begin = Date.parse('2026-11-21T03:00:00.000Z');
const minutes = (count: number) => count * 60_000;

let fake: FakeKeo;
beforeEach(() => vi.useFakeTimers({ now: begin }));
afterEach(() => {
  fake.keo.stop();
  vi.useRealTimers();
});

function Left({ until }: { until: number }) {
  return clockWords(useTimeLeft(new Date(until).toISOString()));
}

it.each([
  ['a day behind', -minutes(24 * 60)],
  ['right', 0],
  ['a day ahead', minutes(24 * 60)],
])('shows the time left by the server where the device is %s', async (_, off) => {
  const clock = { ...systemClock, now: () => systemClock.now() + off };
  fake = createFakeKeo({ signedInAs: 'minhanh', ports: { clock } });
  const host = document.createElement('div');
  const root = createRoot(host);
  const show = (input: number) =>
    act(async () =>
      root.render(
        <KeoProvider keo={fake.keo}>
          <Left until={Date.now() + input} />
        </KeoProvider>,
      ),
    );
  await show(minutes(1));
  // The first answer corrects what is on the page.
  await act(async () => vi.advanceTimersByTimeAsync(0));
  expect(host.textContent).toBe('1:00');

  vi.setSystemTime(begin + 999);
  await show(minutes(5));
  expect(host.textContent).toBe('5:00');

  await act(async () => vi.advanceTimersByTimeAsync(minutes(2)));
  expect(host.textContent).toBe('3:00');
  await act(async () => root.unmount());
});
