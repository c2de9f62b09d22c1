import { expect, it } from 'vitest';
import { markPureCalls, plainNamespaces } from './pure-calls.ts';

const mark = '/* @__PURE__ */ ';

it.each([
  [
    'some.schema.ts',
    'export const user = object({ id: string() });',
    `export const user = ${mark}(() => (${mark}object({ id: ${mark}string() })))();`,
  ],
  [
    'some.schema.ts',
    'const all = { ...user.entries } as const;',
    `const all = ${mark}(() => ({ ...user.entries } as const))();`,
  ],
  ['some.schema.ts', 'const a = 1, b = of(2);', `const a = 1, b = ${mark}(() => (${mark}of(2)))();`],
  [
    'some.schema.ts',
    "const a = 'Rút tiền', b = of('Ví');",
    `const a = 'Rút tiền', b = ${mark}(() => (${mark}of('Ví')))();`,
  ],
  ['some.schema.ts', 'export function sum(a: number) {\n  return Number(a);\n}', undefined],
  ['some.schema.ts', 'const half = (a: bigint, b: number) => (a * BigInt(b)) / BigInt(2);', undefined],
  [
    'some.machine.ts',
    'export const all = setup({}).createMachine({ on: () => act() });',
    `export const all = ${mark}setup({}).createMachine({ on: () => act() });`,
  ],
  [
    'some.tsx',
    'const Row = memo(forwardRef<A, B>((props) => <a {...props} />));',
    `const Row = ${mark}memo(forwardRef<A, B>((props) => <a {...props} />));`,
  ],
  ['some.tsx', 'const x = read();', undefined],
])('in %s: %s', (file, code, marked = code) => {
  expect(markPureCalls(file, code)).toBe(marked);
});

it('leaves files that do more than declare as they are', () => {
  expect(markPureCalls('some.rules.ts', 'const all = object({});')).toBeUndefined();
});

it('gives a namespace getters in place of a call', () => {
  const call = 'var all = {};\n__export(all, {\n  a: () => one,\n  "b": () => two\n});\nuse(all);\n';
  const getters = 'var all = {\n  get a() { return one; },\n  get "b"() { return two; }\n};\nuse(all);\n';
  expect(plainNamespaces(call)).toBe(getters);
});
