import { expect } from 'vitest';
import { reconcile } from '../../modules/wallet/reconcile.service.ts';
import { isLong } from '../testing/long-run.ts';
import type { Next } from './choose.ts';
import type { Life } from './life.ts';
import { ofModel, ofServer } from './likeness.ts';
import type { Mirror } from './mirror.ts';
import { readsOfAll, readsOfDeal } from './reads.ts';
import type { Stage } from './stage.ts';

/** Each screen is read once in so many steps; the changed deal after each, by its sides in turn. */
const rotation = isLong ? 5 : 30;
/** All invariants are checked once in so many steps; those of the job's deals after each. */
const between = 250;

/** Expects the server to equal the model: stored rows, every reader's answers, and the invariants of all money. */
export async function compare(
  life: Life,
  mirror: Mirror,
  stage: Stage,
  step: number,
  last: Next,
): Promise<void> {
  const { world } = life;
  await mirror.look();
  expect(ofServer(world, mirror.rows, mirror.ties)).toEqual(ofModel(world, mirror.ties));
  const deal = last === 'ring' ? undefined : getDeal(life, last);
  const reads = [
    ...(deal ? readsOfDeal(world, mirror, deal).filter((_, index) => index === step % 2) : []),
    ...readsOfAll(world, mirror).filter((_, index) => index % rotation === step % rotation),
  ];
  await Promise.all(reads.map((read) => read()));
  if (step % between !== 0) return;
  const { invariants } = await reconcile(stage.app.platform.db, stage.app.platform.clock);
  expect(invariants.filter(({ ok }) => !ok)).toEqual([]);
}

function getDeal({ world }: Life, { order }: Exclude<Next, 'ring'>) {
  const id = order.of === 'deal' ? order.deal.id : order.of === 'proof' ? order.proof.dealId : null;
  return world.law.rows.deals.find((deal) => deal.id === id);
}
