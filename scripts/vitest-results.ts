import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';
import type { TestResult } from './test-results.ts';

const rowsOf = (module: TestModule): TestResult[] => {
  const file = path.relative(process.cwd(), module.moduleId);
  const { name: project } = module.project;
  const tests = [...module.children.allTests()].map((test): TestResult => {
    const { state } = test.result();
    const seconds = (test.diagnostic()?.duration ?? 0) / 1000;
    return { file, project, name: test.fullName, state: state === 'pending' ? 'skipped' : state, seconds };
  });
  const isFailed = module.state() === 'failed' && tests.every(({ state }) => state !== 'failed');
  // A file that fails to load, or whose hook fails, has no failed test.
  return isFailed
    ? [...tests, { file, project, name: 'the file itself', state: 'failed', seconds: 0 }]
    : tests;
};

/** Vitest reporter: writes one row for each test to a JSON file. */
export const resultsReporter = (file: string): Reporter => ({
  onTestRunEnd(modules, errors) {
    const rows = modules.flatMap(rowsOf);
    writeFileSync(file, JSON.stringify({ rows, errors: errors.length }));
  },
});
