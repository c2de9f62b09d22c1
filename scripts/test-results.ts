/** Test results from the files of Vitest's and Playwright's reporters. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';

export type TestResult = {
  /** From the root of the repository. */
  file: string;
  project: string;
  name: string;
  state: 'passed' | 'failed' | 'skipped';
  seconds: number;
};

/** A test that failed first and passed on retry. */
export type Unsteady = { file: string; name: string; seconds: [first: number, second: number] };

export type Results = { rows: TestResult[]; unsteady: Unsteady[]; errors: number };

const none: Results = { rows: [], unsteady: [], errors: 0 };
/** Our own reporters' output: not validated. */
const readJson = (file: string) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null);

/** Rows of `resultsReporter`; `errors` counts what failed outside any test. */
export const readVitest = (file: string): Results => ({ ...none, ...readJson(file) });

/** Rows of Playwright's JSON reporter; a retry that passed is an unsteady test. */
export function readPlaywright(file: string): Results {
  const report: JSONReport | null = readJson(file);
  if (report === null) return none;
  const results: Results = { rows: [], unsteady: [], errors: report.errors.length };
  const walk = (suite: JSONReportSuite, titles: readonly string[]) => {
    for (const spec of suite.specs)
      for (const { projectName, results: tries, status } of spec.tests) {
        const where = path.relative(process.cwd(), path.resolve(report.config.rootDir, spec.file));
        const name = [...titles, spec.title, `(${projectName})`].join(' ');
        const seconds = tries.map(({ duration }) => duration / 1000);
        const [first = 0, second = 0] = seconds;
        const state =
          status === 'skipped' ? 'skipped' : status === 'unexpected' ? 'failed' : ('passed' as const);
        results.rows.push({ file: where, project: projectName, name, state, seconds: second || first });
        if (status === 'flaky') results.unsteady.push({ file: where, name, seconds: [first, second] });
      }
    for (const inner of suite.suites ?? []) walk(inner, [...titles, inner.title]);
  };
  for (const suite of report.suites) walk(suite, []);
  return results;
}

/** Browser, multi-node and process tests may be retried in CI; their file names say which they are. */
export const isRetriable = (file: string): boolean =>
  /\.(?:browser|stories|nodes|process|e2e)(?:\.test)?\.tsx?$/.test(file);
