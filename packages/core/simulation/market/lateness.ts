import { BrokenPromise } from '../broken-promise.ts';
import type { Standing } from '../../src/law/decision.ts';
import type { FakeDeal } from '../../src/testing/fake-rows.ts';
import type { World } from './world.ts';

const hour = 3_600_000;

/** Handed in and not decided, or whole and handed in by the deadline itself. */
const waits = ['SUBMITTED', 'REVISION_REQUESTED', 'REJECTED', 'DISPUTED'];
const isNothingWaiting = ({ proofs }: FakeDeal) =>
  proofs.every(
    ({ state, failedChecks }) =>
      !waits.includes(state) && !(state === 'UPLOADED' && failedChecks.length === 0),
  );

function getDue({ facts, proofs }: FakeDeal): number {
  const revisions = proofs.map(({ revisionDueAt }) => revisionDueAt ?? 0);
  return Math.max(facts.dueAt ?? Infinity, ...revisions);
}

/** Once every due timer has acted: only the author's own wish to stop, for two days, keeps a late deal alive. */
export function checkLateness({ law, now }: World): void {
  for (const deal of law.rows.deals.filter(({ facts }) => facts.state === 'IN_PROGRESS')) {
    if (!isNothingWaiting(deal)) continue;
    const { kind, cancelRequest } = deal.facts;
    const grace = kind === 'QUICK' ? 0 : 24 * hour;
    const deadline = cancelRequest?.by === 'author' ? cancelRequest.at + 48 * hour : 0;
    const end = Math.max(getDue(deal) + grace, deadline);
    if (now > end) throw new BrokenPromise(`${deal.id} is alive ${now - end} ms after its deadline`);
  }
}

/** Before a command on a running deal: what its end must say of a worker who is late. */
export function expectMark({ now }: World, deal: FakeDeal): (standing: readonly Standing[]) => void {
  const isLate = deal.facts.state === 'IN_PROGRESS' && now >= getDue(deal) && isNothingWaiting(deal);
  return (standing) => {
    const { state } = deal.facts;
    const ended = ['CANCELLED', 'EXPIRED'].includes(state);
    if (isLate && ended && !standing.some(({ of }) => of === 'worker'))
      throw new BrokenPromise(`${deal.id} was late and ended as ${state} without a mark`);
  };
}
