import { describe, expect, it } from 'vitest';
import type { ListedDeal } from '@keo/core/contract';
import { asAuthor, asWorker } from './story-deals.tsx';
import { findBusySide, getBusySide } from './use-busy-side.ts';

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

const read = (...list: ListedDeal[]) => ({ data: { list }, error: null });
describe('a read that failed', () => {
  const failed = { error: new Error('offline') };
  it('leaves the other to decide', () => {
    expect(findBusySide([failed, read(idle(asAuthor, 3))])).toBe('author');
    expect(findBusySide([read(idle(asWorker, 3)), failed])).toBe('worker');
    expect(findBusySide([failed, failed])).toBe('worker');
  });
  it('does not undo what was read before', () => {
    expect(findBusySide([{ ...read(), ...failed }, read(idle(asAuthor, 3))])).toBe('author');
  });
  it('waits for the other', () => {
    expect(findBusySide([failed, { error: null }])).toBeNull();
  });
});
