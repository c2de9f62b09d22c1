import { describe, expect, it } from 'vitest';
import type { ListedDeal, NextTimer } from '@keo/core/contract';
import { headClock, proofClock, timerClock } from './clocks.ts';
import { asAuthor, asWorker, dispute, proof } from './story-deals.tsx';

const at = (hour: number) => new Date(Date.UTC(2026, 10, 21, hour)).toISOString();
const timer = (transition: string, hour: number, proofId?: string): NextTimer => ({
  transition,
  at: at(hour),
  outcome: 'APPROVED',
  ...(proofId !== undefined && { proofId }),
});
const submitted = { ...proof, id: 'pf1', state: 'SUBMITTED' as const, reviewDueAt: at(23) };
const missing = { ...proof, id: 'pf2', state: 'REQUIRED' as const };

/** One of two is handed in, which stops the timer of the deadline in three hours. */
const half: Partial<ListedDeal> = {
  proofs: [submitted, missing],
  nextTimer: timer('P9', 23, 'pf1'),
  effectiveDueAt: at(3),
};

describe('the clock at the head of a deal', () => {
  it('is for a worker the deadline of what is missing, though other work waits for its review', () =>
    expect(headClock({ ...asWorker, ...half })).toEqual({ at: at(3), missing }));

  it('is for an author their review', () =>
    expect(headClock({ ...asAuthor, ...half })).toMatchObject({ timer: { transition: 'P9' } }));

  it("is the reader's own before an earlier one of the other side, and that one where none is theirs", () => {
    const deal = {
      proofs: [],
      nextTimer: timer('P11', 1, 'pf1'),
      laterTimers: [timer('P9', 5, 'pf2'), timer('P9', 6, 'pf3')],
    };
    expect(headClock({ ...asAuthor, ...deal })).toMatchObject({ at: at(5) });
    expect(headClock({ ...asWorker, ...deal })).toMatchObject({ at: at(1) });
    expect(headClock({ ...asWorker, proofs: [], nextTimer: timer('P9', 5) })).toMatchObject({ at: at(5) });
    expect(headClock({ ...asWorker, proofs: [], nextTimer: null })).toBeNull();
  });

  it('is no deadline that a dispute has stopped', () => {
    const nextTimer = timer('D32', 9);
    expect(headClock({ ...asWorker, ...half, state: 'DISPUTED', dispute, nextTimer })).toMatchObject({
      timer: { transition: 'D32' },
    });
  });
});

describe('the clock of a row', () => {
  const deal = {
    ...asWorker,
    ...half,
    laterTimers: [timer('P11', 24, 'pf3'), timer('D32', 30)],
  };

  it('is its own, whichever is next in the deal', () => {
    expect(proofClock(deal, { ...proof, id: 'pf3', state: 'REVISION_REQUESTED' })).toMatchObject({
      at: at(24),
    });
    expect(proofClock(deal, submitted)).toMatchObject({ at: at(23) });
    expect(proofClock(deal, missing)).toEqual({ at: at(3), missing });
    expect(proofClock(deal, { ...proof, id: 'pf4', state: 'APPROVED' })).toBeNull();
  });

  it("is of a dispute the dispute's", () => expect(timerClock(deal, ['D32'])).toMatchObject({ at: at(30) }));
});
