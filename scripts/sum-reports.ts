/** Of JUnit files: how many tests passed, and the names of those that failed or passed at a second try alone. */
export type ReportSum = { passed: number; failed: string[]; unsteady: string[] };

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const plain = (text: string) => text.replaceAll(/&(\w+);/g, (all, name: string) => entities[name] ?? all);
const getName = (test: string) =>
  ['classname', 'name']
    .map((key) => plain(new RegExp(`\\b${key}="([^"]*)"`).exec(test)?.[1] ?? ''))
    .join(' › ');

export function sumReports(files: readonly string[]): ReportSum {
  const tests = files.flatMap((text) => text.split('<testcase ').slice(1));
  const failed = tests.filter((test) => /<(?:failure|error)\b/.test(test));
  const skipped = tests.filter((test) => /<skipped\b/.test(test));
  const retried = tests.filter((test) => /<flaky|<property name="unsteady"/.test(test));
  return {
    passed: tests.length - failed.length - skipped.length,
    failed: failed.map(getName),
    unsteady: retried.filter((test) => !failed.includes(test)).map(getName),
  };
}
