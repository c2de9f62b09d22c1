import { expect, it } from 'vitest';
import { scoreOf, withScores } from './mutant-scores.ts';

it('counts what no test reaches as survived, and what could not be tried not at all', () => {
  const statuses = ['Killed', 'Killed', 'Timeout', 'Survived', 'NoCoverage', 'CompileError', 'Ignored'];
  expect(scoreOf(statuses)).toEqual({ killed: 3, survived: 2, percent: 60 });
});

it('passes no bar by rounding', () => {
  const statuses = [
    ...Array.from({ length: 8499 }, () => 'Killed'),
    ...Array.from({ length: 1501 }, () => 'Survived'),
  ];
  expect(scoreOf(statuses).percent).toBe(84.9);
});

it('writes the score of a group in place of its earlier one, and touches nothing else', () => {
  const page = '# Mutants\n\n| Group | … |\n| --- | --- |\n| law | old |\n\nArgued: law.\n';
  const score = { group: 'law', date: '2026-11-26', commit: 'abc1234', killed: 9, survived: 1, percent: 90 };
  const row = '| law | 2026-11-26 | abc1234 | 9 | 1 | 90 % |';
  expect(withScores(page, score)).toBe(page.replace('| law | old |', row));
  const added = withScores(page, { ...score, group: 'money' });
  expect(added).toBe(page.replace('| law | old |', `| law | old |\n${row.replace('law', 'money')}`));
});
