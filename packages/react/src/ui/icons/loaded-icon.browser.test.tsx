import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createIconSource, systemClock } from '@keo/core';
import { IconsProvider, LoadedIcon } from './loaded-icon.tsx';

const draw = (answers: Record<string, (names: string) => unknown>) => {
  const requests: string[] = [];
  const source = createIconSource({
    hosts: Object.keys(answers),
    clock: systemClock,
    async fetch(input) {
      const address = input instanceof Request ? input.url : `${input}`;
      requests.push(address);
      const host = Object.keys(answers).find((name) => address.startsWith(`${name}/`)) ?? '';
      return Response.json(answers[host]?.(address.split('icons=')[1] ?? ''));
    },
  });
  const load = (prefix: string, names: readonly string[]) => source.load({ type: 'icons', prefix, names });
  const place = document.createElement('div');
  const root = createRoot(place);
  onTestFinished(() => root.unmount());
  root.render(
    <IconsProvider load={load}>
      <LoadedIcon name="lucide:code" />
      <LoadedIcon name="lucide:tags" />
      <LoadedIcon name="lucide:code" />
    </IconsProvider>,
  );
  return { place, requests };
};

const createIconSet = (body: string) => (names: string) => ({
  prefix: 'lucide',
  icons: Object.fromEntries(names.split(',').map((name) => [name, { body }])),
  width: 24,
  height: 24,
});

it('icons that are rendered together are batched into one request', async () => {
  const { place, requests } = draw({ '/api/icons': createIconSet('<path d="M0 0h24"/>') });
  expect(requests).toEqual([]);
  await vi.waitFor(() => expect(place.querySelectorAll('svg[viewBox="0 0 24 24"] > path')).toHaveLength(3));
  expect(requests).toEqual(['/api/icons/lucide.json?icons=code,tags']);
});

it('a host that answers unsafe SVG is skipped', async () => {
  const { place, requests } = draw({
    '/hostile': createIconSet('<image href="x" onerror="globalThis.isHarmed = true"/>'),
    '/sound': createIconSet('<path d="M0 0h24"/>'),
  });
  await vi.waitFor(() => expect(place.querySelectorAll('path')).toHaveLength(3));
  expect(requests).toHaveLength(2);
  expect(place.querySelector('image')).toBeNull();
});
