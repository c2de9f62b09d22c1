import { expect, it } from 'vitest';
import { markPureCalls, plainNamespaces } from './pure-calls.ts';

const mark = '/* @__PURE__ */';

it('marks what a file of schemas calls, and neither words nor functions that are written there', () => {
  const code = 'export function sum(a: number) {\n  return Number(a);\n}\nif (true) object({});\n';
  expect(markPureCalls('some.schema.ts', code)).toBe(
    `export function sum(a: number) {\n  return ${mark} Number(a);\n}\nif (true) ${mark} object({});\n`,
  );
  expect(markPureCalls('some.rules.ts', code)).toBeUndefined();
});

it('begins no comment after a division, which a bundler may write without its spaces', () => {
  const code = 'const half = (a: bigint, b: number) => (a * BigInt(b)) / BigInt(2);\n';
  expect(markPureCalls('some.schema.ts', code)?.replaceAll(' ', '')).not.toContain('//');
});

it('gives a namespace getters in place of a call', () => {
  const call = 'var all = {};\n__export(all, {\n  a: () => one,\n  "b": () => two\n});\nuse(all);\n';
  const getters = 'var all = {\n  get a() { return one; },\n  get "b"() { return two; }\n};\nuse(all);\n';
  expect(plainNamespaces(call)).toBe(getters);
});
