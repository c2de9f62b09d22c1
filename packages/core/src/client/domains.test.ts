import { describe, expect, it, vi } from 'vitest';
import { createFakeKeo } from '../testing/create-fake-keo.ts';
import { notificationsDomain } from '../notifications/notifications.domain.ts';
import { selectIsLoading, selectUnread } from '../notifications/notifications.selectors.ts';
import { rechargeDomain } from '../recharge/recharge.domain.ts';
import { rechargeOutcome, selectRecharge } from '../recharge/recharge.selectors.ts';
import { walletDomain } from '../wallet/wallet.domain.ts';
import { selectWallet } from '../wallet/wallet.machine.ts';
import { withdrawDomain } from '../withdraw/withdraw.domain.ts';
import { selectWithdraw } from '../withdraw/withdraw.selectors.ts';
import { LOSES_ANSWERS, NEVER_ANSWERS, SERVER_ERROR, only } from '../testing/misbehaviours.ts';
import { fakeCode } from '../testing/people.ts';

const signedIn = async (options: Parameters<typeof createFakeKeo>[0] = {}) => {
  const fake = createFakeKeo({ signedInAs: 'minhanh', ...options });
  await vi.waitFor(() => expect(fake.keo.root.getSnapshot().context.userId).toBe('u01'));
  await vi.waitFor(() => expect(fake.server.connections()).toBe(1));
  return fake;
};
const order = (amount = 200_000) => ({ requestId: crypto.randomUUID(), amount });

describe('a domain', () => {
  it('is there for whoever is signed in, the same each time, and ends with them', async () => {
    const { keo } = await signedIn();
    const wallet = keo.getActor(walletDomain);
    expect(wallet).toBeDefined();
    expect(keo.getActor(walletDomain)).toBe(wallet);
    keo.auth.send({ type: 'auth.signOut' });
    await vi.waitFor(() => expect(wallet?.getSnapshot().status).toBe('stopped'));
    expect(keo.getActor(walletDomain)).toBeUndefined();
    keo.stop();
  });
});

describe('the notifications', () => {
  it('are counted by what is known of the person until their list is read', async () => {
    const { keo, server } = createFakeKeo({
      signedInAs: 'minhanh',
      misbehaviours: [only('/jobdeallog/', NEVER_ANSWERS)],
    });
    await vi.waitFor(() => expect(keo.getActor(notificationsDomain)).toBeDefined());
    const state = keo.getActor(notificationsDomain)?.getSnapshot();
    expect(selectIsLoading(state)).toBe(true);
    expect(selectUnread(state)).toBe(server.unread('minhanh'));
    expect(selectUnread(state)).toBeGreaterThan(0);
    keo.stop();
  });
});

describe('the wallet', () => {
  it('shows what the socket tells at once, and never an older record after it', async () => {
    const { keo, server } = await signedIn();
    const wallet = keo.getActor(walletDomain);
    const read = () => selectWallet(wallet?.getSnapshot()).wallet;
    await vi.waitFor(() => expect(read()?.balance).toBe(1_950_000));
    server.money.happened('minhanh', 'RECHARGE', 50_000);
    await vi.waitFor(() => expect(read()).toMatchObject({ balance: 2_000_000 }));
    const { balance = 0, version = 0 } = read() ?? {};
    wallet?.send({
      type: 'wallet.pushed',
      balances: { balance: 1, held: 0, withdrawing: 0, version: version - 1 },
    });
    expect(read()?.balance).toBe(balance);
    keo.stop();
  });

  it('keeps what it showed where it cannot be read, and hides amounts in every tab', async () => {
    const fake = await signedIn();
    const { keo, network } = fake;
    const wallet = keo.getActor(walletDomain);
    const state = () => selectWallet(wallet?.getSnapshot());
    await vi.waitFor(() => expect(state().wallet).not.toBeNull());
    const other = fake.openTab();
    await vi.waitFor(() => expect(other.keo.root.getSnapshot().context.userId).toBe('u01'));
    const theirs = other.keo.getActor(walletDomain);
    wallet?.send({ type: 'wallet.toggleMask' });
    await vi.waitFor(() => expect(selectWallet(theirs?.getSnapshot()).masked).toBe(true));
    network.misbehave(SERVER_ERROR);
    wallet?.send({ type: 'wallet.refresh' });
    await vi.waitFor(() => expect(state().error).not.toBeNull(), 20_000);
    expect(state().wallet?.balance).toBe(1_950_000);
    other.keo.stop();
    keo.stop();
  });
});

describe('a recharge', () => {
  it('goes from its amount to its money, told by the socket', async () => {
    const { keo, server } = await signedIn();
    const recharge = keo.getActor(rechargeDomain);
    const state = () => selectRecharge(recharge?.getSnapshot());
    recharge?.send({ type: 'recharge.ask', order: order() });
    await vi.waitFor(() =>
      expect(state()).toMatchObject({ step: 'watching', recharge: { amount: 200_000 } }),
    );
    server.money.transfer('minhanh', 150_000);
    await vi.waitFor(() => expect(state().step).toBe('settled'));
    const paid = state().recharge;
    expect(paid && rechargeOutcome(paid)).toBe('SHORT');
    recharge?.send({ type: 'recharge.again' });
    expect(state()).toMatchObject({ step: 'editing', recharge: null });
    keo.stop();
  });

  it('whose answer is lost is asked for again by the same id, also after a reload', async () => {
    const fake = await signedIn();
    const { keo, network, server } = fake;
    network.misbehave(LOSES_ANSWERS);
    const recharge = keo.getActor(rechargeDomain);
    recharge?.send({ type: 'recharge.ask', order: order() });
    await vi.waitFor(() => expect(selectRecharge(recharge?.getSnapshot()).isUnsure).toBe(true), 30_000);
    keo.stop();
    network.misbehave();
    const { keo: next } = fake.openTab();
    await vi.waitFor(() => expect(next.root.getSnapshot().context.userId).toBe('u01'), 30_000);
    const again = next.getActor(rechargeDomain);
    await vi.waitFor(() => expect(selectRecharge(again?.getSnapshot()).step).toBe('watching'), 30_000);
    const { data } = server.answer({
      method: 'GET',
      path: '/recharge/recharges-list',
      body: null,
      token: server.open('minhanh').accessToken,
    }).envelope;
    expect(data).toMatchObject({ total: 1 });
    next.stop();
  });
});

describe('a withdrawal', () => {
  it('asks for the code, refuses a wrong one, and is watched until it is paid', async () => {
    const { keo, server } = await signedIn();
    const card = server.money.addCard('minhanh');
    const withdraw = keo.getActor(withdrawDomain);
    const state = () => selectWithdraw(withdraw?.getSnapshot());
    withdraw?.send({ type: 'withdraw.ask', order: { ...order(), cardId: card.id } });
    await vi.waitFor(() => expect(state().step).toBe('coding'));
    withdraw?.send({ type: 'withdraw.confirm', otp: '000000' });
    await vi.waitFor(() => expect(state().error?.reason).toBe('OTP_WRONG'));
    expect(state().step).toBe('coding');
    withdraw?.send({ type: 'withdraw.confirm', otp: fakeCode });
    await vi.waitFor(() =>
      expect(state()).toMatchObject({ step: 'watching', withdraw: { state: 'REQUESTED' } }),
    );
    server.money.payout('minhanh', 'FAILED');
    await vi.waitFor(() => expect(state().withdraw?.state).toBe('FAILED'));
    keo.stop();
  });

  it('without the money goes back to its amount and says what is missing', async () => {
    const { keo, server } = await signedIn();
    const card = server.money.addCard('minhanh');
    const withdraw = keo.getActor(withdrawDomain);
    withdraw?.send({ type: 'withdraw.ask', order: { ...order(2_000_000), cardId: card.id } });
    const state = () => selectWithdraw(withdraw?.getSnapshot());
    await vi.waitFor(() => expect(state().error?.reason).toBe('INSUFFICIENT_BALANCE'));
    expect(state().step).toBe('editing');
    keo.stop();
  });
});
