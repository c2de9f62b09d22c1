import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const packages = new URL('../../../', import.meta.url).pathname;

function sources() {
  const names = globSync('{react,demo-app}/src/**/*.{ts,tsx}', { cwd: packages });
  const own = names.filter((name) => !/\.(stories|test|browser\.test)\.tsx?$/.test(name));
  return own.map((name) => ({ name, text: readFileSync(packages + name, 'utf8') }));
}

const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);

/** `useKeoMutation` tells the failures of `mutate`; these are the ways round it. */
it('no command fails in silence', () => {
  const silent: string[] = [];
  for (const { name, text } of sources()) {
    const report = (why: string) => silent.push(`${name}: ${why}`);
    if (/\bcall\([^;]*\)\s*\.catch\(\(\) =>/.test(text)) report('a call whose failure is caught and dropped');
    if (/\bvoid (?:keo\.)?call\(/.test(text)) report('a call that nobody awaits');
    for (const [made] of text.matchAll(/= useMutation\(\{.*?\n {2}\}\);/gs))
      if (!name.includes('use-keo-query') && !made.includes('onError')) report('a mutation without onError');
    const isNotified = /severity: 'error'|isApiError|setFailure|\berror\b[^;]*= useKeoMutation/.test(text);
    for (const mutation of namesIn(text, /\b(\w+)\.mutateAsync\(/g))
      if (!isNotified && !text.includes(`${mutation}.error`))
        report(`${mutation}.mutateAsync has no reader of its error`);
  }
  expect(silent).toEqual([]);
});
