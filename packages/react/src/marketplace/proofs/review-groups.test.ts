import { expect, it } from 'vitest';
import type { ListedDeal } from '@keo/core/contract';
import { asAuthor, person, proof } from '../deals/story-deals.tsx';
import { groupByWorker, takeFirst } from './review-groups.ts';

const bao = person('u04', 'Phạm Gia Bảo');
const truc = person('u05', 'Lý Thanh Trúc');
const submitted = (id: string, hour: number) => ({
  ...proof,
  id,
  state: 'SUBMITTED' as const,
  reviewDueAt: `2026-11-20T0${hour}:00:00.000Z`,
});
const deal = (worker: ListedDeal['worker'], ...proofs: ListedDeal['proofs']): ListedDeal => ({
  ...asAuthor,
  worker,
  proofs,
});
const deals = [
  deal(bao, submitted('b1', 5), { ...proof, id: 'b0' }),
  deal(truc, submitted('t1', 4)),
  deal(bao, submitted('b2', 2), { ...submitted('b3', 9), reviewDueAt: null }),
];
const ids = (groups: ReturnType<typeof groupByWorker>) =>
  groups.map(({ worker, waiting }) => [worker.id, ...waiting.map(({ proof: { id } }) => id)].join(' '));

it('proofs of one worker stand together over their deals, the nearest clock first', () => {
  expect(ids(groupByWorker(deals, []))).toEqual(['u04 b2 b1 b3', 'u05 t1']);
});

it('what was decided is left out, and moves its group', () => {
  expect(ids(groupByWorker(deals, ['b2']))).toEqual(['u05 t1', 'u04 b1 b3']);
  expect(groupByWorker(deals, ['b1', 'b2', 'b3', 't1'])).toEqual([]);
});

it('the first are taken over the groups', () => {
  const groups = groupByWorker(deals, []);
  expect(ids(takeFirst(groups, 2))).toEqual(['u04 b2 b1']);
  expect(takeFirst(groups, 2).map(({ total }) => total)).toEqual([3]);
  expect(ids(takeFirst(groups, 4))).toEqual(['u04 b2 b1 b3', 'u05 t1']);
});
