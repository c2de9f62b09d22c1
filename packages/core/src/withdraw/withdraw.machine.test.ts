import { describe, expect, it, vi } from 'vitest';
import { createFakeKeo } from '../testing/create-fake-keo.ts';
import { LOSES_ANSWERS, NEVER_ANSWERS, SERVER_ERROR, only } from '../testing/misbehaviours.ts';
import { fakeCode } from '../testing/people.ts';
import { withdrawDomain } from './withdraw.domain.ts';
import { selectWithdraw } from './withdraw.selectors.ts';

const placing = 'create-withdraw';

async function begin() {
  const fake = createFakeKeo({ signedInAs: 'minhanh' });
  await vi.waitFor(() => expect(fake.keo.root.getSnapshot().context.userId).toBe('u01'));
  return { ...fake, card: fake.server.money.addCard('minhanh') };
}
type Fake = Awaited<ReturnType<typeof begin>>;

const open = (keo: Fake['keo']) => {
  const withdraw = keo.getActor(withdrawDomain);
  if (!withdraw) throw new Error('nobody is signed in');
  return { withdraw, state: () => selectWithdraw(withdraw.getSnapshot()) };
};

const order = (cardId: string, amount = 200_000) => ({
  type: 'withdraw.ask' as const,
  order: { requestId: crypto.randomUUID(), amount, cardId },
});

const getWithdrawals = ({ server }: Fake) =>
  server.answer({
    method: 'GET',
    path: '/withdraw/withdraws-list',
    body: null,
    token: server.open('minhanh').accessToken,
  }).envelope.data;

/** Up to the code, with the next answers lost or late. */
async function toTheCode(fake: Fake) {
  const { withdraw, state } = open(fake.keo);
  withdraw.send(order(fake.card.id));
  await vi.waitFor(() => expect(state().step).toBe('coding'));
  return { withdraw, state };
}

async function inANewTab(fake: Fake) {
  const { keo } = fake.openTab();
  await vi.waitFor(() => expect(keo.root.getSnapshot().context.userId).toBe('u01'));
  return { keo, ...open(keo) };
}

describe('a withdrawal whose answer is lost', () => {
  it('is found again after a reload, and placed once', async () => {
    const fake = await begin();
    const { withdraw, state } = await toTheCode(fake);
    fake.network.misbehave(only(placing, LOSES_ANSWERS));
    withdraw.send({ type: 'withdraw.confirm', otp: fakeCode });
    await vi.waitFor(() => expect(state().isUnsure).toBe(true), 10_000);
    fake.keo.stop();
    fake.network.misbehave();
    const { keo, state: later } = await inANewTab(fake);
    await vi.waitFor(() =>
      expect(later()).toMatchObject({ step: 'watching', withdraw: { state: 'REQUESTED' } }),
    );
    expect(getWithdrawals(fake)).toMatchObject({ total: 1 });
    keo.stop();
    const { keo: third, state: then } = await inANewTab(fake);
    expect(then().step).toBe('editing');
    third.stop();
  });

  it('asks for a new code after a reload where it never arrived', async () => {
    const fake = await begin();
    const { withdraw, state } = await toTheCode(fake);
    fake.network.misbehave(only(placing, NEVER_ANSWERS));
    withdraw.send({ type: 'withdraw.confirm', otp: fakeCode });
    expect(state().isBusy).toBe(true);
    fake.keo.stop();
    await vi.waitFor(() => expect(withdraw.getSnapshot().status).toBe('stopped'));
    fake.network.misbehave();
    const { keo, state: later } = await inANewTab(fake);
    await vi.waitFor(() =>
      expect(later()).toMatchObject({
        step: 'coding',
        isBusy: false,
        order: { amount: 200_000 },
        error: null,
      }),
    );
    expect(getWithdrawals(fake)).toMatchObject({ total: 0 });
    keo.stop();
  });
});

describe('a code that is sent again', () => {
  it('keeps the step, and says why where it was not sent', async () => {
    const fake = await begin();
    const { withdraw, state } = await toTheCode(fake);
    fake.network.misbehave(only(placing, SERVER_ERROR));
    withdraw.send({ type: 'withdraw.resend' });
    expect(state()).toMatchObject({ step: 'coding', isBusy: false, error: null });
    await vi.waitFor(() => expect(state()).toMatchObject({ step: 'coding', error: { code: 500 } }));
    fake.network.misbehave();
    withdraw.send({ type: 'withdraw.resend' });
    await vi.waitFor(() => expect(withdraw.getSnapshot().value).toBe('coding'));
    expect(state().error).toBeNull();
    fake.keo.stop();
  });

  it('does not hinder an older one', async () => {
    const fake = await begin();
    const { withdraw, state } = await toTheCode(fake);
    withdraw.send({ type: 'withdraw.resend' });
    withdraw.send({ type: 'withdraw.confirm', otp: fakeCode });
    await vi.waitFor(() => expect(state().step).toBe('watching'));
    fake.keo.stop();
  });
});

describe('an order to withdraw', () => {
  it('stays the same while amount and card do, and is another with another amount', async () => {
    const fake = await begin();
    const { withdraw, state } = await toTheCode(fake);
    const first = state().order?.requestId;
    withdraw.send({ type: 'withdraw.back' });
    withdraw.send(order(fake.card.id));
    expect(state().order?.requestId).toBe(first);
    await vi.waitFor(() => expect(state().isBusy).toBe(false));
    withdraw.send({ type: 'withdraw.back' });
    withdraw.send(order(fake.card.id, 300_000));
    expect(state().order).toMatchObject({ amount: 300_000 });
    expect(state().order?.requestId).not.toBe(first);
    fake.keo.stop();
  });

  it('is a new one after the last was placed, also for the same amount', async () => {
    const fake = await begin();
    const { withdraw, state } = await toTheCode(fake);
    const first = state().order?.requestId;
    withdraw.send({ type: 'withdraw.confirm', otp: fakeCode });
    await vi.waitFor(() => expect(state().step).toBe('watching'));
    withdraw.send({ type: 'withdraw.again' });
    withdraw.send(order(fake.card.id));
    expect(state().order?.requestId).not.toBe(first);
    fake.keo.stop();
  });
});

describe('a withdrawal that is watched', () => {
  it('shows no state that is older than what it shows', async () => {
    const fake = await begin();
    const { withdraw, state } = await toTheCode(fake);
    withdraw.send({ type: 'withdraw.confirm', otp: fakeCode });
    await vi.waitFor(() => expect(state().withdraw).not.toBeNull());
    const shown = state().withdraw;
    if (!shown) throw new Error('nothing is watched');
    const updatedAt = new Date(Date.parse(shown.updatedAt) + 60_000).toISOString();
    withdraw.send({ type: 'withdraw.pushed', withdraw: { ...shown, state: 'SUCCEEDED', updatedAt } });
    withdraw.send({ type: 'withdraw.pushed', withdraw: { ...shown, state: 'PROCESSING' } });
    expect(state().withdraw?.state).toBe('SUCCEEDED');
    fake.keo.stop();
  });

  it('is taken back and gives the money back', async () => {
    const fake = await begin();
    const { withdraw, state } = await toTheCode(fake);
    withdraw.send({ type: 'withdraw.confirm', otp: fakeCode });
    await vi.waitFor(() => expect(state().step).toBe('watching'));
    withdraw.send({ type: 'withdraw.cancel' });
    await vi.waitFor(() => expect(state().withdraw?.state).toBe('CANCELLED'));
    fake.keo.stop();
  });
});
