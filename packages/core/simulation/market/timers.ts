import { applicationTimers } from '../../src/applications/application.lifecycle.ts';
import { dealLaw, dealTimers } from '../../src/deals/deal.lifecycle.ts';
import { jobTimers } from '../../src/jobs/job.lifecycle.ts';
import { proofLaw, proofTimers } from '../../src/proofs/proof.lifecycle.ts';
import { BrokenPromise } from '../broken-promise.ts';
import type { Order } from './carry-out.ts';
import { type World, applicationFacts, dealFacts, isLive, isOpen, jobFacts, proofFacts } from './world.ts';

export type Ringing = { at: number; order: Order };

/** A command that is nothing but its name. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the law knows timers only of such commands
export const plain = <Command extends { type: string }>(type: Command['type']) => ({ type }) as Command;

/** The next timer; of several at the same time a proof's, then a deal's, then the job's. */
export function nextTimer(world: World): Ringing | null {
  let next: Ringing | null = null;
  const offer = (at: number, order: () => Order) => {
    if (next === null || at < next.at) next = { at, order: order() };
  };
  const job = jobFacts(world);
  for (const proof of world.proofs.filter(isOpen))
    for (const { at, command } of proofTimers(proofFacts(world, proof)))
      offer(at, () => ({ of: 'proof', proof, command: plain(command) }));
  for (const deal of world.deals.filter(isLive))
    for (const { at, command } of dealTimers(dealFacts(world, deal, job)))
      offer(at, () => ({ of: 'deal', deal, command: plain(command) }));
  for (const application of world.applications.filter(({ state }) => state === 'SUBMITTED'))
    for (const { at, command } of applicationTimers(applicationFacts(world, application, job)))
      offer(at, () => ({ of: 'application', application, command: plain(command) }));
  for (const { at, command } of jobTimers(job)) offer(at, () => ({ of: 'job', command: plain(command) }));
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
  const job = jobFacts(world);
  for (const deal of world.deals.filter(isLive)) {
    const facts = dealFacts(world, deal, job);
    for (const timer of dealTimers(facts)) {
      const decision = dealLaw.decide(facts, plain(timer.command), { party: 'system', now: timer.at });
      if (decision.isLawful) check(facts, timer, decision.next);
    }
  }
  for (const proof of world.proofs.filter(isOpen)) {
    const facts = proofFacts(world, proof);
    for (const timer of proofTimers(facts)) {
      const decision = proofLaw.decide(facts, plain(timer.command), { party: 'system', now: timer.at });
      if (decision.isLawful) check(facts, timer, decision.next);
    }
  }
}
