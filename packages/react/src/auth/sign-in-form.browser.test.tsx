import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { selectIsAuthenticated } from '@keo/core';
import { createFakeKeo, fakePassword } from '@keo/core/testing';
import { KeoProvider } from '../client/keo-provider.tsx';
import { SignInForm } from './sign-in-form.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const createDevice = () => {
  const kept = new Map<string, unknown>();
  return {
    kept,
    read: async (name: string) => kept.get(name),
    write: async (name: string, value: unknown) => void kept.set(name, value),
    clear: async () => kept.clear(),
  };
};
type Device = ReturnType<typeof createDevice>;

const endings: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0)) await end();
});

async function visit(device: Device) {
  const { keo } = createFakeKeo({ ports: { secrets: device } });
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  endings.push(async () => {
    await act(async () => root.unmount());
    host.remove();
    keo.stop();
  });
  await act(async () =>
    root.render(
      <KeoProvider keo={keo}>
        <SignInForm />
      </KeoProvider>,
    ),
  );
  const field = (name: string) => {
    const input = host.querySelector<HTMLInputElement>(`input[name="${name}"]`);
    if (!input) throw new Error(`There is no field ${name}`);
    return input;
  };
  const values = () => [field('username').value, field('password').value, field('remember').checked];
  return { keo, field, values, host };
}
type Visit = Awaited<ReturnType<typeof visit>>;

async function signIn({ keo, field, host }: Visit, remember: boolean) {
  await act(() => userEvent.fill(field('username'), 'minhanh'));
  await act(() => userEvent.fill(field('password'), fakePassword));
  if (remember) await act(() => userEvent.click(field('remember')));
  await act(async () => host.querySelector<HTMLButtonElement>('button[type="submit"]')?.click());
  await vi.waitFor(() => expect(selectIsAuthenticated(keo.auth.getSnapshot())).toBe(true));
}
const rememberedOn = async (device: Device) => {
  await signIn(await visit(device), true);
  await vi.waitFor(() => expect(device.kept.size).toBe(3));
};

it('is prefilled with remembered credentials', async () => {
  const device = createDevice();
  await rememberedOn(device);
  const { values } = await visit(device);
  await vi.waitFor(() => expect(values()).toEqual(['minhanh', fakePassword, true]));
});

it('is empty without remembered credentials, and after signing out', async () => {
  const device = createDevice();
  await signIn(await visit(device), false);
  expect(device.kept.size).toBe(0);
  const leaving = await visit(device);
  await signIn(leaving, true);
  await vi.waitFor(() => expect(device.kept.size).toBe(3));
  leaving.keo.auth.send({ type: 'auth.signOut' });
  await vi.waitFor(() => expect(device.kept.size).toBe(0));
  const { keo, values } = await visit(device);
  await act(() => keo.remembered());
  expect(values()).toEqual(['', '', false]);
});

it('keeps what is typed while remembered credentials are loading', async () => {
  const device = createDevice();
  await rememberedOn(device);
  const letGo: (() => void)[] = [];
  const held = new Promise<void>((resolve) => letGo.push(resolve));
  const { keo, field, values } = await visit({
    ...device,
    read: async (name) => {
      await held;
      return device.read(name);
    },
  });
  await act(() => userEvent.fill(field('username'), 'quochuy'));
  letGo.forEach((go) => go());
  await act(() => keo.remembered());
  expect(values()).toEqual(['quochuy', '', false]);
});
