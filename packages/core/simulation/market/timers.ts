import { applicationTimers } from '../../src/applications/application.lifecycle.ts';
import { dealLaw, dealTimers } from '../../src/deals/deal.lifecycle.ts';
import { jobTimers } from '../../src/jobs/job.lifecycle.ts';
import { proofLaw, proofTimers } from '../../src/proofs/proof.lifecycle.ts';
import { BrokenPromise } from '../broken-promise.ts';
import { isLive, isOpen } from '../../src/testing/fake-facts.ts';
import type { FakeOrder } from '../../src/testing/fake-law.ts';
import { type World, jobFacts, listProofs } from './world.ts';

export type Ringing = { at: number; order: FakeOrder };

/** A command that is nothing but its name. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the law knows timers only of such commands
export const plain = <Command extends { type: string }>(type: Command['type']) => ({ type }) as Command;

/** The next timer; of several at the same time a proof's, then a deal's, then the job's. */
export function nextTimer(world: World): Ringing | null {
  let next: Ringing | null = null;
  const offer = (at: number, order: () => FakeOrder) => {
    if (next === null || at < next.at) next = { at, order: order() };
  };
  const { facts, rows, getDeal } = world.law;
  for (const proof of listProofs(world).filter(isOpen))
    for (const { at, command } of proofTimers(facts.proofFacts(getDeal(proof), proof)))
      offer(at, () => ({ of: 'proof', proof, command: plain(command) }));
  for (const deal of rows.deals.filter(isLive))
    for (const { at, command } of dealTimers(facts.dealFacts(deal)))
      offer(at, () => ({ of: 'deal', deal, command: plain(command) }));
  for (const application of world.law.waitingOn(world.job))
    for (const { at, command } of applicationTimers(facts.applicationFacts(application)))
      offer(at, () => ({ of: 'application', application, command: plain(command) }));
  for (const { at, command } of jobTimers(jobFacts(world)))
    offer(at, () => ({ of: 'job', command: plain(command) }));
  return next;
}

/** JSON of facts without when who was reminded. */
const unreminded = (facts: object): string =>
  JSON.stringify(facts, (key, value: unknown) => (/remindedAt$/i.test(key) ? null : value));

/** Whatever changes more than a time of reminding is no reminder. */
const check = (facts: object, { id, isReminder }: { id: string; isReminder: boolean }, next: object) => {
  if (isReminder !== (unreminded(facts) === unreminded(next)))
    throw new BrokenPromise(`${id} is ${isReminder ? '' : 'not '}shown as a reminder`);
};

/** A countdown shows what decides. */
export function checkReminders(world: World): void {
  const { law } = world;
  for (const deal of law.rows.deals.filter(isLive)) {
    const facts = law.facts.dealFacts(deal);
    for (const timer of dealTimers(facts)) {
      const decision = dealLaw.decide(facts, plain(timer.command), { party: 'system', now: timer.at });
      if (decision.isLawful) check(facts, timer, decision.next);
    }
  }
  for (const proof of listProofs(world).filter(isOpen)) {
    const facts = law.facts.proofFacts(law.getDeal(proof), proof);
    for (const timer of proofTimers(facts)) {
      const decision = proofLaw.decide(facts, plain(timer.command), { party: 'system', now: timer.at });
      if (decision.isLawful) check(facts, timer, decision.next);
    }
  }
}
