import { BrokenPromise } from '../broken-promise.ts';
import type { Standing } from '../../src/law/decision.ts';
import { type StoredDeal, type World, proofsOf } from './world.ts';

const hour = 3_600_000;

/** Handed in and not decided, or whole and handed in by the deadline itself. */
const waits = ['SUBMITTED', 'REVISION_REQUESTED', 'REJECTED', 'DISPUTED'];
const isNothingWaiting = (world: World, deal: StoredDeal) =>
  proofsOf(world, deal).every(
    ({ state, failedChecks }) =>
      !waits.includes(state) && !(state === 'UPLOADED' && failedChecks.length === 0),
  );

function dueOf(world: World, deal: StoredDeal): number {
  const revisions = proofsOf(world, deal).map(({ revisionDueAt }) => revisionDueAt ?? 0);
  return Math.max(deal.dueAt ?? Infinity, ...revisions);
}

/** Once every due timer has acted: only the author's own wish to stop, for two days, keeps a late deal alive. */
export function checkLateness(world: World): void {
  for (const deal of world.deals.filter(({ state }) => state === 'IN_PROGRESS')) {
    if (!isNothingWaiting(world, deal)) continue;
    const grace = deal.kind === 'QUICK' ? 0 : 24 * hour;
    const asked = deal.cancelRequest?.by === 'author' ? deal.cancelRequest.at + 48 * hour : 0;
    const end = Math.max(dueOf(world, deal) + grace, asked);
    if (world.now > end)
      throw new BrokenPromise(`${deal.id} is alive ${world.now - end} ms after its deadline`);
  }
}

/** Before a command on a running deal: what its end must say of a worker who is late. */
export function expectMark(world: World, deal: StoredDeal): (standing: readonly Standing[]) => void {
  const isLate =
    deal.state === 'IN_PROGRESS' && world.now >= dueOf(world, deal) && isNothingWaiting(world, deal);
  return (standing) => {
    const ended = ['CANCELLED', 'EXPIRED'].includes(deal.state);
    if (isLate && ended && !standing.some(({ of }) => of === 'worker'))
      throw new BrokenPromise(`${deal.id} was late and ended as ${deal.state} without a mark`);
  };
}
