import { describe, expect, it } from 'vitest';
import { ApiError } from '../http/http.errors.ts';
import { createFakeKeo } from '../testing/create-fake-keo.ts';
import { createFakePage } from '../testing/fake-page.ts';
import { LOSES_ANSWERS, type Misbehaviour, only, toResponse } from '../testing/misbehaviours.ts';
import { fakeCode } from '../testing/people.ts';
import { createVirtualClock } from '../testing/virtual-clock.ts';
import { rechargeDomain } from '../recharge/recharge.domain.ts';
import { withdrawDomain } from '../withdraw/withdraw.domain.ts';
import { type PollResult, poll, pollDelay } from './poll.ts';

const minute = 60_000;
const getGaps = (moments: readonly number[]) =>
  moments.slice(1).map((moment, index) => moment - (moments[index] ?? 0));
const grows = (gaps: readonly number[]) =>
  gaps.every((gap, index) => gap >= (gaps[index - 1] ?? 0)) && (gaps.at(-1) ?? 0) > (gaps[0] ?? 0);

it.each([0, 0.5, 0.999])(
  'a pause grows from three seconds to half a minute and no further (%d)',
  (random) => {
    const pauses = Array.from({ length: 12 }, (_, emptyPolls) => pollDelay(emptyPolls, random));
    expect(pauses[0]).toBeGreaterThanOrEqual(3000);
    expect(pauses[0]).toBeLessThan(4000);
    expect(grows(pauses)).toBe(true);
    expect(pauses.at(-1)).toBe(30_000);
  },
);

function begin() {
  const clock = createVirtualClock(0);
  const page = createFakePage();
  const looks: number[] = [];
  const signals: AbortSignal[] = [];
  const answers: { next: PollResult | Error } = { next: { state: 'PENDING', isSlow: false } };
  const opened = new Set<() => void>();
  const ports = { clock, page, random: () => 0 };
  const missing: ApiError[] = [];
  const stop = poll(
    {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- of the world it needs these alone
      ports: ports as never,
      onOpened: (listener) => {
        opened.add(listener);
        return () => void opened.delete(listener);
      },
    },
    async (signal) => {
      looks.push(clock.now());
      signals.push(signal);
      if (answers.next instanceof Error) throw answers.next;
      return answers.next;
    },
    (error) => void missing.push(error),
  );
  return { missing, clock, page, looks, signals, answers, opened, stop };
}

describe('polling', () => {
  it('ends where the server knows no such thing, and says so once', async () => {
    const { clock, page, looks, answers, missing } = begin();
    const error = new ApiError('refused', '', { code: 10_000, refusal: { reason: 'NOT_FOUND' } });
    answers.next = error;
    await clock.advance(15 * minute);
    page.goOnline();
    await clock.advance(15 * minute);
    expect(looks).toHaveLength(1);
    expect(missing).toEqual([error]);
    expect(page.listeners()).toBe(0);
  });

  it('begins at once and polls less often while nothing changes', async () => {
    const { clock, looks, stop } = begin();
    await clock.advance(15 * minute);
    const gaps = getGaps(looks);
    expect([looks[0], gaps[0]]).toEqual([0, 3000]);
    expect(grows(gaps)).toBe(true);
    expect(gaps.at(-1)).toBe(30_000);
    expect(looks.length).toBeLessThan(40);
    stop();
  });

  it('begins anew with every change', async () => {
    const { clock, looks, answers, stop } = begin();
    await clock.advance(5 * minute);
    answers.next = { state: 'ANOTHER', isSlow: false };
    await clock.advance(minute);
    expect(getGaps(looks).filter((gap) => gap === 3000)).toHaveLength(2);
    stop();
  });

  it('polls rarely what changes rarely', async () => {
    const { clock, looks, answers, stop } = begin();
    answers.next = { state: 'EXPIRED', isSlow: true };
    await clock.advance(5 * minute);
    expect(new Set(getGaps(looks))).toEqual(new Set([30_000]));
    stop();
  });

  it('polls less often while nobody answers, and waits as long as it is asked to', async () => {
    const { clock, looks, answers, stop } = begin();
    answers.next = new ApiError('generic', '', { code: 500 });
    await clock.advance(5 * minute);
    expect(grows(getGaps(looks))).toBe(true);
    answers.next = new ApiError('rate-limited', '', { code: 429, retryAfter: 90_000 });
    await clock.advance(5 * minute);
    expect(getGaps(looks).at(-1)).toBe(90_000);
    stop();
  });

  it.each([
    ['the page is seen again', ({ page }: ReturnType<typeof begin>) => page.show()],
    ['the network is back', ({ page }: ReturnType<typeof begin>) => page.goOnline()],
    ['the socket opens', ({ opened }: ReturnType<typeof begin>) => opened.forEach((listener) => listener())],
  ])('happens at once, and once, when %s', async (_what, happen) => {
    const world = begin();
    const { clock, looks, stop } = world;
    await clock.advance(5 * minute + 1);
    const before = looks.length;
    happen(world);
    happen(world);
    await clock.advance(0);
    expect(looks).toHaveLength(before + 1);
    expect(looks.at(-1)).toBe(5 * minute + 1);
    await clock.advance(4500);
    expect(looks).toHaveLength(before + 2);
    stop();
  });

  it('does not happen at once when the page is left or the network goes', async () => {
    const { clock, page, looks, stop } = begin();
    await clock.advance(0);
    page.hide();
    page.goOffline();
    await clock.advance(0);
    expect(looks).toEqual([0]);
    stop();
  });

  it.each([
    ['between two polls', () => undefined],
    ['in the middle of a poll', ({ page }: ReturnType<typeof begin>) => page.show()],
  ])('leaves nothing behind where it stops %s', async (_, act) => {
    const world = begin();
    const { clock, page, opened, signals, stop } = world;
    await clock.advance(minute);
    act(world);
    stop();
    await clock.advance(0);
    expect([clock.waiting(), page.listeners(), opened.size]).toEqual([0, 0, 0]);
    expect(signals.at(-1)?.aborted).toBe(true);
  });
});

const noting = (part: string, moments: number[], now: () => number): Misbehaviour => ({
  name: 'NOTING',
  async answer({ path }, serve) {
    if (path.includes(part)) moments.push(now());
    return toResponse(serve());
  },
});

const signedIn = async () => {
  const clock = createVirtualClock(Date.parse('2026-11-20T09:00:00Z'));
  const fake = createFakeKeo({ signedInAs: 'minhanh', clock });
  await clock.advance(3000);
  const order = { requestId: crypto.randomUUID(), amount: 200_000 };
  return { clock, fake, order };
};

describe('waiting for money', () => {
  it('polls a recharge less and less often', async () => {
    const { clock, fake, order } = await signedIn();
    const looks: number[] = [];
    fake.network.misbehave(noting('recharge-info', looks, () => clock.now()));
    fake.keo.getActor(rechargeDomain)?.send({ type: 'recharge.ask', order });
    await clock.advance(14 * minute);
    expect(grows(getGaps(looks))).toBe(true);
    expect(looks.length).toBeGreaterThan(20);
    expect(looks.length).toBeLessThan(40);
    fake.keo.stop();
  });

  it('of a recharge or a withdrawal that is none goes back to the form, with the reason', async () => {
    const { clock, fake } = await signedIn();
    const recharge = fake.keo.getActor(rechargeDomain);
    const withdraw = fake.keo.getActor(withdrawDomain);
    recharge?.send({ type: 'recharge.watch', id: 'none' });
    withdraw?.send({ type: 'withdraw.watch', id: 'none' });
    await clock.advance(minute);
    const missing = { value: 'editing', context: { id: null, error: { reason: 'NOT_FOUND' } } };
    expect(recharge?.getSnapshot()).toMatchObject(missing);
    expect(withdraw?.getSnapshot()).toMatchObject(missing);
    fake.keo.stop();
  });

  it('asks for a recharge without an answer by the same id, less and less often', async () => {
    const { clock, fake, order } = await signedIn();
    fake.network.misbehave(only('create-recharge', LOSES_ANSWERS));
    const recharge = fake.keo.getActor(rechargeDomain);
    const unsure: number[] = [];
    recharge?.subscribe(({ value }) => value === 'unsure' && unsure.push(clock.now()));
    recharge?.send({ type: 'recharge.ask', order });
    await clock.advance(5 * minute);
    expect(unsure.length).toBeGreaterThan(5);
    expect(grows(getGaps(unsure))).toBe(true);
    fake.network.misbehave();
    await clock.advance(minute);
    expect(recharge?.getSnapshot()).toMatchObject({ value: 'watching', context: { tries: 0 } });
    fake.keo.stop();
  });

  it('asks for a withdrawal without an answer by the same id, less and less often', async () => {
    const { clock, fake, order } = await signedIn();
    const card = fake.server.money.addCard('minhanh');
    const withdraw = fake.keo.getActor(withdrawDomain);
    withdraw?.send({ type: 'withdraw.ask', order: { ...order, cardId: card.id } });
    await clock.advance(1000);
    fake.network.misbehave(only('create-withdraw', LOSES_ANSWERS));
    const unsure: number[] = [];
    withdraw?.subscribe(({ value }) => value === 'unsure' && unsure.push(clock.now()));
    withdraw?.send({ type: 'withdraw.confirm', otp: fakeCode });
    await clock.advance(5 * minute);
    expect(unsure.length).toBeGreaterThan(5);
    expect(grows(getGaps(unsure))).toBe(true);
    fake.network.misbehave();
    await clock.advance(minute);
    expect(withdraw?.getSnapshot()).toMatchObject({ value: 'watching' });
    fake.keo.stop();
  });
});
