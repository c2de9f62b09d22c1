import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { rechargeDomain, selectRecharge } from '@keo/core';
import {
  type FakeKeo,
  type Misbehaviour,
  OFFLINE,
  OVERDUE,
  createFakeKeo,
  fakePassword,
  only,
} from '@keo/core/testing';
import { useRechargeCommands } from './recharge/use-recharge.ts';
import { KeoProvider } from '../client/keo-provider.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const host = document.createElement('div');
let fake: FakeKeo;
let root: ReturnType<typeof createRoot>;

function Page() {
  const { ask } = useRechargeCommands();
  return (
    <button type="button" onClick={() => ask(200_000)}>
      Ask
    </button>
  );
}

const show = (made: FakeKeo) => {
  fake = made;
  root = createRoot(host);
  return act(async () =>
    root.render(
      <KeoProvider keo={fake.keo}>
        <Page />
      </KeoProvider>,
    ),
  );
};
const press = () => act(async () => host.querySelector('button')?.click());
const whose = () => fake.keo.root.getSnapshot().context.userId;
const getRecharge = () => selectRecharge(fake.keo.getActor(rechargeDomain)?.getSnapshot());

afterEach(async () => {
  await act(async () => root.unmount());
  fake.keo.stop();
});

const holding = (behaviour: Misbehaviour) => {
  const letGo: (() => void)[] = [];
  const held = new Promise<void>((resolve) => letGo.push(resolve));
  const misbehaviour: Misbehaviour = {
    name: 'HOLDS',
    answer: async (request, serve) => {
      await held;
      if (!behaviour.answer) throw new TypeError('It has to answer');
      return behaviour.answer(request, serve);
    },
  };
  return { misbehaviour, letGo: () => letGo.forEach((go) => go()) };
};

it('queues events until the stored session is restored', async () => {
  const { misbehaviour, letGo } = holding(only('/nothing', OFFLINE));
  await show(createFakeKeo({ signedInAs: 'minhanh', misbehaviours: [misbehaviour] }));
  await press();
  expect(whose()).toBeNull();
  await act(async () => letGo());
  await vi.waitFor(() => expect(getRecharge().recharge?.amount).toBe(200_000));
});

it('drops queued events of another user', async () => {
  const { misbehaviour, letGo } = holding(OVERDUE);
  await show(createFakeKeo({ signedInAs: 'minhanh', misbehaviours: [misbehaviour] }));
  await press();
  await act(async () => letGo());
  await vi.waitFor(() => expect(fake.keo.auth.getSnapshot().matches('signedOut')).toBe(true));
  await press();
  fake.network.misbehave();
  await act(async () =>
    fake.keo.auth.send({ type: 'auth.signIn', username: 'quochuy', password: fakePassword, remember: false }),
  );
  await vi.waitFor(() => expect(whose()).not.toBeNull());
  await act(async () => {});
  expect(getRecharge()).toMatchObject({ step: 'editing', isBusy: false, recharge: null });
});
