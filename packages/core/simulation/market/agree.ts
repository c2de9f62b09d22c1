import type { Random } from '../random.ts';
import { playOrder } from './play-order.ts';
import { randomTerms } from './commands.ts';
import type { World } from './world.ts';

/** Skips negotiation, so that more of each run is spent where more can go wrong. */
export function agree(world: World, random: Random): void {
  if (world.job.kind === 'QUICK' && world.job.acceptMode === 'APPLY') return;
  const [worker] = world.workers;
  if (!worker) return;
  const deal = world.law.newDeal(world.job, worker);
  if (world.job.kind === 'QUICK') playOrder(world, { of: 'deal', deal, command: { type: 'TAKE' } }, 'worker');
  else {
    playOrder(
      world,
      { of: 'deal', deal, command: { type: 'INIT_BY_AUTHOR', terms: randomTerms(random) } },
      'author',
    );
    playOrder(world, { of: 'deal', deal, command: { type: 'ACCEPT', baseOfferNo: 1 } }, 'worker');
    playOrder(world, { of: 'deal', deal, command: { type: 'APPROVE' } }, 'author');
    playOrder(world, { of: 'deal', deal, command: { type: 'START' } }, 'worker');
  }
}
