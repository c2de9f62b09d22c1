import { expect, it } from 'vitest';
import { markConstants } from './pure-constants.ts';

const pure = (value: string) => `/* @__PURE__ */ (() => (${value}))()`;

it.each([
  [
    'export const user = object({ id: string() });',
    `export const user = ${pure('object({ id: string() })')};`,
  ],
  ['const all = { ...user.entries } as const;', `const all = ${pure('{ ...user.entries } as const')};`],
  [
    "const a = 'Rút tiền', b = of('Ví'), c = of(2);",
    `const a = 'Rút tiền', b = ${pure("of('Ví')")}, c = ${pure('of(2)')};`,
  ],
])('marks what bundlers take for a side effect: %s', (code, marked) => {
  expect(markConstants(code)).toBe(marked);
});

it.each([
  'export function sum(a: number) {\n  return Number(a);\n}',
  'const half = (a: bigint, b: number) => (a * BigInt(b)) / BigInt(2);',
  "const codes = ['A', 'B'] as const;",
])('leaves the rest as it is: %s', (code) => {
  expect(markConstants(code)).toBe(code);
});
