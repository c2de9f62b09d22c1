import { applicationTimers } from '../../src/applications/application.lifecycle.ts';
import { dealTimers } from '../../src/deals/deal.lifecycle.ts';
import { jobTimers } from '../../src/jobs/job.lifecycle.ts';
import { proofTimers } from '../../src/proofs/proof.lifecycle.ts';
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
