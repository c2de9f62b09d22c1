import { expect, it } from 'vitest';
import { sumReports } from './sum-reports.ts';

const test = (name: string, inner = '') =>
  `<testcase classname="a.test.ts" name="${name}" time="0.1">${inner}</testcase>`;
const report = (...tests: string[]) =>
  `<testsuites><testsuite name="a.test.ts">${tests.join('')}</testsuite></testsuites>`;

it('counts over all files, and names what failed', () => {
  const files = [
    report(test('one'), test('two &gt; three', '<failure message="no"/>')),
    report(test('four'), test('five', '<skipped/>'), test('six', '<error/>')),
  ];
  expect(sumReports(files)).toEqual({
    passed: 2,
    failed: ['a.test.ts › two > three', 'a.test.ts › six'],
    unsteady: [],
  });
});

it('names what passed at the second try alone, by either runner', () => {
  const retried = '<properties><property name="unsteady" value="tried again"></property></properties>';
  const files = [
    report(test('one', retried), test('two', '<flakyFailure/>'), test('three', `${retried}<failure/>`)),
  ];
  expect(sumReports(files)).toEqual({
    passed: 2,
    failed: ['a.test.ts › three'],
    unsteady: ['a.test.ts › one', 'a.test.ts › two'],
  });
});
