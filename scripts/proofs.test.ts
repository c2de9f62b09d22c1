import { expect, it } from 'vitest';
import { countUnsteady, formatProofs, parseProofs, staleSteps, withLongStep } from './proofs.ts';
import { isRetriable } from './test-results.ts';

const found = {
  file: 'server/a.nodes.test.ts',
  name: 'a crowd | on two nodes',
  seconds: [3.21, 1] as [number, number],
};

it('counts each second try of a test in one row, and reads back what it wrote', () => {
  const once = countUnsteady([], [found], '2026-11-20');
  const twice = countUnsteady(once, [found], '2026-11-21');
  expect(twice).toEqual([
    {
      test: '`server/a.nodes.test.ts` a crowd / on two nodes',
      times: 2,
      date: '2026-11-21',
      tries: '3.2 and 1.0',
    },
  ]);
  const proofs = {
    long: [
      { step: 'walk', outcome: 'green' as const, minutes: 41, date: '2026-11-21', commit: 'abc1234' },
      {
        step: 'pictures',
        outcome: 'red' as const,
        minutes: 9,
        date: '2026-11-20',
        commit: 'abc1233 and changes',
      },
    ],
    unsteady: twice,
  };
  expect(parseProofs(formatProofs(proofs))).toEqual(proofs);
  expect(parseProofs(formatProofs({ long: [], unsteady: [] }))).toEqual({ long: [], unsteady: [] });
});

const row = (step: string, minutes: number) =>
  ({ step, outcome: 'green', minutes, date: '2026-11-21', commit: 'abc1234' }) as const;

it('keeps one row for each step there is, in the order of the steps', () => {
  const rows = [row('gone', 1), row('walk', 2)];
  const steps = ['check', 'walk', 'pictures'];
  expect(withLongStep(rows, row('check', 3), steps)).toEqual([row('check', 3), row('walk', 2)]);
  expect(withLongStep(rows, row('walk', 4), steps)).toEqual([row('walk', 4)]);
});

it('names the steps that were never run or were red', () => {
  const rows = [row('walk', 2), { ...row('pictures', 3), outcome: 'red' as const }];
  expect(staleSteps({ long: rows, unsteady: [] }, ['check', 'walk', 'pictures'], Infinity)).toEqual([
    { step: 'check', why: 'missing' },
    { step: 'pictures', why: 'red' },
  ]);
});

it.each([
  ['src/bell.browser.test.tsx', true],
  ['src/bell.stories.tsx', true],
  ['server/crowd.nodes.test.ts', true],
  ['server/kills.process.test.ts', true],
  ['e2e/pages.e2e.ts', true],
  ['server/modules/market/law/work.test.ts', false],
  ['src/deals/deal-money.rules.test.ts', false],
])('%s may be tried a second time: %s', (file, may) => {
  expect(isRetriable(file)).toBe(may);
});
