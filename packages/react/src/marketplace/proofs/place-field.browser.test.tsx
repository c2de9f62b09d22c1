import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { createFakeKeo } from '@keo/core/testing';
import { KeoProvider } from '../../client/keo-provider.tsx';
import { PlaceField } from './place-field.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const timedOut = { code: 3, message: '', PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 } as const;

it('a device that finds no place in 20 s says so, and may be tried again', async () => {
  const find = vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation(() => undefined);
  const fake = createFakeKeo({ signedInAs: 'giabao', locale: 'vi' });
  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host);
  await act(async () =>
    root.render(
      <KeoProvider keo={fake.keo}>
        <PlaceField place={null} onChange={() => undefined} />
      </KeoProvider>,
    ),
  );
  const press = () => act(async () => host.querySelector('button')?.click());
  await press();
  const [, onError, options] = find.mock.lastCall ?? [];
  expect(options).toMatchObject({ timeout: 20_000 });
  await act(async () => onError?.(timedOut));
  expect(host.querySelector('[role=alert], .keo-field__error')?.textContent).toBeTruthy();
  await press();
  expect(find).toHaveBeenCalledTimes(2);
  await act(async () => root.unmount());
  fake.keo.stop();
  host.remove();
  find.mockRestore();
});
