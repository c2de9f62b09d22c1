import { describe, expect, it, vi } from 'vitest';
import { createFakeKeo } from '../testing/create-fake-keo.ts';
import { LOSES_ANSWERS, NEVER_ANSWERS, only } from '../testing/misbehaviours.ts';
import { fakePassword } from '../testing/people.ts';
import { rechargeDomain } from './recharge.domain.ts';
import { selectRecharge } from './recharge.selectors.ts';

const making = 'create-recharge';

async function begin() {
  const fake = createFakeKeo({ signedInAs: 'minhanh' });
  await vi.waitFor(() => expect(fake.keo.root.getSnapshot().context.userId).toBe('u01'));
  return fake;
}

const ask = (fake: Awaited<ReturnType<typeof begin>>) => {
  const recharge = fake.keo.getActor(rechargeDomain);
  recharge?.send({ type: 'recharge.ask', order: { requestId: crypto.randomUUID(), amount: 200_000 } });
  return { recharge, state: () => selectRecharge(recharge?.getSnapshot()) };
};

const getRecharges = ({ server }: Awaited<ReturnType<typeof begin>>, username: string) =>
  server.answer({
    method: 'GET',
    path: '/recharge/recharges-list',
    body: null,
    token: server.open(username).accessToken,
  }).envelope.data;

describe('a recharge that was never answered', () => {
  it('is no order of whoever signs in next on the same device', async () => {
    const fake = await begin();
    fake.network.misbehave(only(making, LOSES_ANSWERS));
    const { state } = ask(fake);
    await vi.waitFor(() => expect(state().isUnsure).toBe(true), 10_000);
    fake.network.misbehave();
    fake.keo.auth.send({ type: 'auth.signOut' });
    await vi.waitFor(() => expect(fake.keo.auth.getSnapshot().matches('signedOut')).toBe(true));
    fake.keo.auth.send({
      type: 'auth.signIn',
      username: 'ducthinh',
      password: fakePassword,
      remember: false,
    });
    await vi.waitFor(() => expect(fake.keo.root.getSnapshot().context.userId).not.toBeNull());
    const theirs = fake.keo.getActor(rechargeDomain);
    expect(selectRecharge(theirs?.getSnapshot())).toMatchObject({
      step: 'editing',
      isBusy: false,
      amount: null,
    });
    expect(getRecharges(fake, 'ducthinh')).toMatchObject({ total: 0 });
    fake.keo.stop();
  });

  it('is still asked for after the client was ended in the middle of the call', async () => {
    const fake = await begin();
    fake.network.misbehave(only(making, NEVER_ANSWERS));
    const { recharge, state } = ask(fake);
    await vi.waitFor(() => expect(state().isBusy).toBe(true));
    fake.keo.stop();
    await vi.waitFor(() => expect(recharge?.getSnapshot().status).toBe('stopped'));
    fake.network.misbehave();
    const { keo } = fake.openTab();
    await vi.waitFor(() => expect(keo.root.getSnapshot().context.userId).toBe('u01'));
    const again = keo.getActor(rechargeDomain);
    await vi.waitFor(() =>
      expect(selectRecharge(again?.getSnapshot())).toMatchObject({
        step: 'watching',
        recharge: { amount: 200_000 },
      }),
    );
    keo.stop();
  });
});

describe('a recharge that is watched', () => {
  it('shows no answer that is older than what it shows', async () => {
    const fake = await begin();
    const { recharge, state } = ask(fake);
    await vi.waitFor(() => expect(state().step).toBe('watching'));
    const shown = state().recharge;
    if (!recharge || !shown) throw new Error('nothing is watched');
    const at = (ms: number) => new Date(Date.parse(shown.now) + ms).toISOString();
    recharge.send({ type: 'recharge.pushed', recharge: { ...shown, state: 'EXPIRED', now: at(60_000) } });
    expect(state().recharge?.state).toBe('EXPIRED');
    recharge.send({ type: 'recharge.pushed', recharge: { ...shown, state: 'PENDING', now: at(1000) } });
    expect(state().recharge?.state).toBe('EXPIRED');
    fake.keo.stop();
  });

  it('that has ended still tells of more money with its code, and of none older', async () => {
    const fake = await begin();
    const { recharge, state } = ask(fake);
    await vi.waitFor(() => expect(state().recharge).not.toBeNull());
    await vi.waitFor(() => expect(fake.server.connections()).toBe(1));
    fake.server.money.transfer('minhanh');
    await vi.waitFor(() => expect(state().step).toBe('settled'));
    fake.server.money.transfer('minhanh', 70_000);
    await vi.waitFor(() =>
      expect(state().recharge).toMatchObject({ paidAmount: 200_000, inSuspense: 70_000 }),
    );
    const shown = state().recharge;
    if (!recharge || !shown) throw new Error('nothing is watched');
    const earlier = new Date(Date.parse(shown.now) - 1000).toISOString();
    recharge.send({ type: 'recharge.pushed', recharge: { ...shown, inSuspense: 0, now: earlier } });
    recharge.send({ type: 'recharge.pushed', recharge: { ...shown, id: 'another', inSuspense: 0 } });
    expect(state()).toMatchObject({ step: 'settled', recharge: { id: shown.id, inSuspense: 70_000 } });
    fake.keo.stop();
  });

  it('that is opened by its id goes on to its end, and another one does not move it', async () => {
    const fake = await begin();
    const { recharge, state } = ask(fake);
    await vi.waitFor(() => expect(state().recharge).not.toBeNull());
    const shown = state().recharge;
    if (!recharge || !shown) throw new Error('nothing is watched');
    recharge.send({ type: 'recharge.again' });
    recharge.send({ type: 'recharge.watch', id: shown.id });
    await vi.waitFor(() => expect(state().recharge?.id).toBe(shown.id));
    recharge.send({ type: 'recharge.pushed', recharge: { ...shown, id: 'another', state: 'SUCCEEDED' } });
    expect(state()).toMatchObject({ step: 'watching', recharge: { state: 'PENDING' } });
    recharge.send({ type: 'recharge.cancel' });
    await vi.waitFor(() =>
      expect(state()).toMatchObject({ step: 'settled', recharge: { state: 'CANCELLED' } }),
    );
    fake.keo.stop();
  });
});
