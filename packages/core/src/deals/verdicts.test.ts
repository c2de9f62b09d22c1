import { afterEach, expect, it } from 'vitest';
import { createFakeKeo } from '../testing/create-fake-keo.ts';
import { SERVER_ERROR } from '../testing/misbehaviours.ts';
import { createVirtualClock } from '../testing/virtual-clock.ts';
import { changeProof } from './proofs.endpoints.ts';
import { verdictsDomain } from './verdicts.domain.ts';
import {
  type Verdict,
  type VerdictsEmitted,
  selectDecidedProofs,
  selectHeldVerdict,
} from './verdicts.machine.ts';

const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

async function start() {
  const clock = createVirtualClock(Date.parse('2026-11-20T09:00:00Z'));
  const fake = createFakeKeo({ signedInAs: 'minhanh', clock });
  stops.push(() => fake.keo.stop());
  await clock.advance(1000);
  const actor = fake.keo.getActor(verdictsDomain);
  if (!actor) throw new Error('Nobody is signed in');
  const events: VerdictsEmitted[] = [];
  actor.on('*', (event) => void events.push(event));
  const give = (...proofIds: string[]) => {
    const verdict: Verdict = { proofIds, version: 0, action: 'APPROVE' };
    actor.send({ type: 'verdict.give', verdict });
    return verdict;
  };
  const calls = () => fake.server.calls(changeProof.path);
  const decided = () => selectDecidedProofs(actor.getSnapshot());
  const held = () => selectHeldVerdict(actor.getSnapshot());
  return { ...fake, clock, actor, events, give, calls, decided, held };
}

it('sends a verdict after five seconds, and once', async () => {
  const { clock, give, calls, decided, held } = await start();
  const verdict = give('pf_1', 'pf_2');
  expect([held(), decided()]).toEqual([verdict, ['pf_1', 'pf_2']]);
  await clock.advance(4900);
  expect(calls()).toBe(0);
  await clock.advance(200);
  expect([calls(), held()]).toEqual([1, null]);
  await clock.advance(60_000);
  expect(calls()).toBe(1);
  expect(decided()).toEqual([]);
});

it('never sends what was taken back', async () => {
  const { clock, actor, give, calls, decided } = await start();
  give('pf_1');
  actor.send({ type: 'verdict.undo' });
  expect(decided()).toEqual([]);
  await clock.advance(60_000);
  expect(calls()).toBe(0);
});

it('sends at once when the page is left, and no second time', async () => {
  const { clock, page, actor, give, calls } = await start();
  give('pf_1');
  page.hide();
  await clock.advance(100);
  expect(calls()).toBe(1);
  actor.send({ type: 'verdict.sendNow' });
  await clock.advance(60_000);
  expect(calls()).toBe(1);
});

it('sends the one before when another is given, and holds that one anew', async () => {
  const { clock, give, calls, held } = await start();
  give('pf_1');
  await clock.advance(3000);
  const next = give('pf_2');
  await clock.advance(100);
  expect([calls(), held()]).toEqual([1, next]);
  await clock.advance(4800);
  expect(calls()).toBe(1);
  await clock.advance(200);
  expect(calls()).toBe(2);
});

it('is sent when the session of this tab ends before its time', async () => {
  const { clock, keo, give, calls } = await start();
  give('pf_1');
  keo.stop();
  await clock.advance(100);
  expect(calls()).toBe(1);
});

it('says why what was refused is not done, and shows the proof again', async () => {
  const { clock, network, events, give, decided, calls } = await start();
  network.misbehave(SERVER_ERROR);
  const verdict = give('pf_1');
  // With its repeats, which have one request id.
  await clock.advance(30_000);
  expect(events).toEqual([
    { type: 'verdict.failed', verdict, error: expect.objectContaining({ code: 500 }) },
  ]);
  expect(decided()).toEqual([]);
  const before = calls();
  network.misbehave();
  await clock.advance(60_000);
  expect(calls()).toBe(before);
});
