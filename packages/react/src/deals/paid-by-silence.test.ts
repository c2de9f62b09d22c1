import { expect, it } from 'vitest';
import { paidBySilenceAt } from './paid-by-silence.ts';

type Deal = Parameters<typeof paidBySilenceAt>[1];
const first = '2026-11-20T03:00:00.000Z';
const last = '2026-11-20T04:00:00.000Z';

type Of = readonly ['QUICK' | 'PROJECT', 'ALL' | 'PER_PROOF', readonly string[]];

const deal = ([kind, releaseMode, states]: Of) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the fields that are read
  ({
    job: { kind },
    money: { price: 20_000 },
    terms: { releaseMode },
    proofs: states.map((state, at) => ({
      id: `p${at}`,
      state,
      mandatory: true,
      amount: releaseMode === 'ALL' ? null : 10_000,
      reviewDueAt: state === 'SUBMITTED' ? [first, last][at] : null,
    })),
  }) as unknown as Deal;

const review = { transition: 'P9', at: first, outcome: 'APPROVED', amount: 20_000 };
const end = { transition: 'D18', at: last, outcome: 'COMPLETED' };

it.each([
  [
    'of two proofs the first, when the second is not in',
    review,
    ['QUICK', 'ALL', ['SUBMITTED', 'REQUIRED']],
    null,
  ],
  ['of two proofs that are in, with the later', review, ['QUICK', 'ALL', ['SUBMITTED', 'SUBMITTED']], last],
  ['a part that is paid by itself', review, ['PROJECT', 'PER_PROOF', ['SUBMITTED', 'REQUIRED']], first],
  [
    'a later part, at its own time',
    { ...review, at: last },
    ['PROJECT', 'PER_PROOF', ['SUBMITTED', 'SUBMITTED']],
    last,
  ],
  ['a review of a project that is paid as a whole', review, ['PROJECT', 'ALL', ['SUBMITTED']], null],
  [
    'the end of a project that is paid as a whole',
    { ...end, amount: 20_000 },
    ['PROJECT', 'ALL', ['APPROVED']],
    last,
  ],
  [
    'the end of a project whose parts are all paid',
    { ...end, amount: 0 },
    ['PROJECT', 'PER_PROOF', ['APPROVED']],
    null,
  ],
  ['a deadline', { ...end, transition: 'D15', amount: 20_000 }, ['QUICK', 'ALL', ['REQUIRED']], null],
] as const)('silence pays: %s', (_name, timer, of, at) => {
  expect(paidBySilenceAt(timer, deal(of))).toBe(at);
});
