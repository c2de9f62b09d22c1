import { describe, expect, it } from 'vitest';
import type { ListedDeal } from '@keo/core/contract';
import { asAuthor, asWorker } from './story-deals.tsx';
import { getBusySide } from './use-busy-side.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 10, 21, hour)).toISOString();
const start = { key: 'START', enabled: true, endpoint: '/x' };
const idle = (deal: ListedDeal, hour: number | null): ListedDeal => ({
  ...deal,
  proofs: [],
  actions: [],
  nextTimer: hour === null ? null : { transition: 'D13', at: at(hour), outcome: 'EXPIRED' },
});
const waiting = (deal: ListedDeal, hour: number): ListedDeal => ({ ...idle(deal, hour), actions: [start] });

describe('the side that is opened first', () => {
  it.each<[string, ListedDeal[], 'author' | 'worker']>([
    ['nothing runs', [], 'worker'],
    ['only a worker’s runs', [idle(asWorker, 9)], 'worker'],
    ['only an author’s runs', [idle(asAuthor, null)], 'author'],
    ['both run: whose clock is first', [idle(asWorker, 9), idle(asAuthor, 3)], 'author'],
    ['both wait for the reader: what is due first', [waiting(asAuthor, 9), waiting(asWorker, 3)], 'worker'],
    ['a step of the reader before a clock of others', [idle(asWorker, 1), waiting(asAuthor, 9)], 'author'],
  ])('%s', (_, deals, side) => {
    expect(getBusySide(deals)).toBe(side);
  });
});
