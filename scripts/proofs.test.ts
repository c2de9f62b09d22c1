import { expect, it } from 'vitest';
import { countUnsteady, formatProofs, parseProofs } from './proofs.ts';
import { mayBeTriedTwice } from './test-results.ts';

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
    longRun: { date: '2026-11-21', commit: 'abc1234', outcome: 'green', minutes: 41 },
    unsteady: twice,
  };
  expect(parseProofs(formatProofs(proofs))).toEqual(proofs);
  expect(parseProofs(formatProofs({ longRun: null, unsteady: [] }))).toEqual({ longRun: null, unsteady: [] });
});

it.each([
  ['src/bell.browser.test.tsx', true],
  ['src/bell.stories.tsx', true],
  ['server/crowd.nodes.test.ts', true],
  ['server/kills.process.test.ts', true],
  ['e2e/pages.e2e.ts', true],
  ['server/law/work.test.ts', false],
  ['src/deals/deal-money.rules.test.ts', false],
])('%s may be tried a second time: %s', (file, may) => {
  expect(mayBeTriedTwice(file)).toBe(may);
});
