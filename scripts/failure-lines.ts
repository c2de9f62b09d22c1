import type { TestResult } from './test-results.ts';

const uncoloured = (output: string) =>
  output.replaceAll(new RegExp(`${String.fromCodePoint(27)}\\[[0-9;]*m`, 'g'), '');

/** The heading of each failed test, as Vitest and Playwright print it, with the first lines of its reason. */
export function failureLines(output: string, rows: readonly TestResult[]): string {
  const lines = uncoloured(output).split('\n');
  const headings = new Map(
    lines.flatMap((line, at) => {
      const heading = /^ *(?:FAIL {2}.+|\d+\) \[.+)$/.exec(line)?.[0].trim();
      return heading === undefined ? [] : [[heading, at] as const];
    }),
  );
  if (headings.size === 0 || rows.every(({ state }) => state !== 'failed'))
    return lines.slice(-30).join('\n');
  return [...headings]
    .flatMap(([heading, at]) => [
      heading,
      ...lines
        .slice(at + 1, at + 40)
        .filter((line) => line.trim() !== '')
        .slice(0, 12)
        .map((line) => `    ${line.trim().slice(0, 200)}`),
    ])
    .join('\n');
}
