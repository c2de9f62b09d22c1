import { expect, it } from 'vitest';
import { paidByApproval, withApprovals } from './paid-by-approval.ts';

type Deal = Parameters<typeof paidByApproval>[0];
type Of = {
  kind?: 'QUICK' | 'PROJECT';
  mode?: 'ALL' | 'PER_PROOF';
  states?: readonly string[];
  optional?: string;
};

const deal = ({ kind = 'QUICK', mode = 'ALL', states = ['SUBMITTED'], optional = '' }: Of) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the fields that are read
  ({
    job: { kind },
    money: { price: 20_000, released: 0 },
    terms: { releaseMode: mode },
    proofs: states.map((state, at) => ({
      id: `p${at}`,
      state,
      mandatory: optional !== `p${at}`,
      amount: mode === 'ALL' ? null : 7_000 + at,
    })),
  }) as unknown as Deal;

it.each([
  ['the only proof of a quick job', {}, ['p0'], 20_000],
  ['one of two', { states: ['SUBMITTED', 'SUBMITTED'] }, ['p0'], 0],
  ['both of two', { states: ['SUBMITTED', 'SUBMITTED'] }, ['p0', 'p1'], 20_000],
  ['the last of two', { states: ['APPROVED', 'SUBMITTED'] }, ['p1'], 20_000],
  ['the one that must be there', { states: ['SUBMITTED', 'REQUIRED'], optional: 'p1' }, ['p0'], 20_000],
  ['none', { states: ['APPROVED'] }, [], 0],
  ['a project that is paid as a whole', { kind: 'PROJECT' }, ['p0'], 0],
  [
    'a part of a project',
    { kind: 'PROJECT', mode: 'PER_PROOF', states: ['SUBMITTED', 'SUBMITTED'] },
    ['p1'],
    7_001,
  ],
  [
    'two parts',
    { kind: 'PROJECT', mode: 'PER_PROOF', states: ['SUBMITTED', 'SUBMITTED'] },
    ['p0', 'p1'],
    14_001,
  ],
] as const)('approving %s pays at once', (_name, what, ids, amount) => {
  expect(paidByApproval(deal(what), ids)).toBe(amount);
});

const two = ['SUBMITTED', 'SUBMITTED'] as const;

it.each([
  ['the last one, after the other', { states: two }, ['p1'], ['p0'], 20_000],
  ['one of three, after another', { states: [...two, 'SUBMITTED'] }, ['p1'], ['p0'], 0],
  ['an optional one, after what pays all', { states: two, optional: 'p1' }, ['p1'], ['p0'], 0],
  [
    'one, after one that the list shows already',
    { states: ['APPROVED', 'SUBMITTED'] },
    ['p1'],
    ['p0'],
    20_000,
  ],
  ['a part, after a part', { kind: 'PROJECT', mode: 'PER_PROOF', states: two }, ['p1'], ['p0'], 7_001],
] as const)('approving %s in the queue, pays at once', (_name, what, ids, queued, amount) => {
  expect(paidByApproval(deal(what), ids, queued)).toBe(amount);
});

it('a deal with approvals on their way has paid them, once', () => {
  const parts = deal({ kind: 'PROJECT', mode: 'PER_PROOF', states: two });
  expect(withApprovals(parts, ['p1']).money.released).toBe(7_001);
  expect(withApprovals(parts, []).money.released).toBe(0);
  const known = deal({ kind: 'PROJECT', mode: 'PER_PROOF', states: ['SUBMITTED', 'APPROVED'] });
  expect(withApprovals(known, ['p1']).money.released).toBe(0);
});
