/**
 * Replaces valibot: small implementations of the schemas that widgets read. They report only the first issue.
 * `small-valibot.test.ts` compares them with valibot.
 */
import { ISO_TIMESTAMP_REGEX } from 'valibot';

/** For schemas that no widget reads; tree-shaken, which `modules.test.ts` checks. */
export * from 'valibot';

/** `read` returns the output or throws `InvalidValue`. */
type Reader = { read(value: unknown): unknown };
type Schema = Reader & { isOptional?: boolean; otherwise?: unknown };
type Entries = Record<string, Schema>;

class InvalidValue extends Error {}

const fail = (expected: string): never => {
  throw new InvalidValue(`Expected ${expected}`);
};

const check = (expected: string, fits: (value: unknown) => boolean): Reader => ({
  read: (value) => (fits(value) ? value : fail(expected)),
});

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function readEntries(entries: Entries, value: unknown): [known: Record<string, unknown>, whole: object] {
  const whole = isObject(value) ? value : fail('an object');
  const known: Record<string, unknown> = {};
  for (const [key, schema] of Object.entries(entries)) {
    if (key in whole || schema.otherwise !== undefined) known[key] = schema.read(Reflect.get(whole, key));
    else if (!schema.isOptional) fail(key);
  }
  return [known, whole];
}

const unsafe = ['__proto__', 'prototype', 'constructor'];

export const object = (entries: Entries) => ({
  entries,
  read: (value: unknown) => readEntries(entries, value)[0],
});

export const looseObject = (entries: Entries) => ({
  entries,
  read(value: unknown) {
    const [known, whole] = readEntries(entries, value);
    for (const [key, more] of Object.entries(whole))
      if (!Object.hasOwn(entries, key) && !unsafe.includes(key)) known[key] = more;
    return known;
  },
});

const absentIf =
  (isAbsent: (value: unknown) => boolean, isOptional: boolean) =>
  (inner: Schema, otherwise?: unknown): Schema => ({
    isOptional,
    otherwise: isOptional ? otherwise : undefined,
    read(value) {
      const present = isAbsent(value) && otherwise !== undefined ? otherwise : value;
      return isAbsent(present) ? present : inner.read(present);
    },
  });

export const nullable = absentIf((value) => value === null, false);
export const nullish = absentIf((value) => value == null, true);
export const optional = absentIf((value) => value === undefined, true);

export const unknown = () => check('anything', () => true);
export const string = () => check('a string', (value) => typeof value === 'string');
export const boolean = () => check('a boolean', (value) => typeof value === 'boolean');
export const number = () => check('a number', (value) => typeof value === 'number' && !Number.isNaN(value));
export const literal = (only: unknown) => check(String(only), (value) => value === only);
const nothing = () => literal(null);
export { nothing as null_ };
export const picklist = (some: readonly unknown[]) =>
  check(some.join(' | '), (value) => some.includes(value));

export const array = (row: Schema): Reader => ({
  read: (value) => (Array.isArray(value) ? Array.from(value, (one) => row.read(one)) : fail('an array')),
});

export const record = (_name: Schema, entry: Schema): Reader => ({
  read(value) {
    const whole = isObject(value) ? Object.entries(value) : fail('an object');
    return Object.fromEntries(
      whole.filter(([key]) => !unsafe.includes(key)).map(([key, one]) => [key, entry.read(one)]),
    );
  },
});

export const pipe = (...readers: readonly Reader[]): Reader => ({
  read: (value) => readers.reduce((read, reader) => reader.read(read), value),
});

export const union = (some: readonly Schema[]): Reader => ({
  read(value) {
    for (const schema of some) {
      const result = safeParse(schema, value);
      if (result.success) return result.output;
    }
    return fail('one of several');
  },
});

export const transform = (read: (value: unknown) => unknown): Reader => ({ read });
export const integer = () => check('an integer', Number.isInteger);
export const minValue = (least: number) => check(`at least ${least}`, (value) => Number(value) >= least);
export const maxValue = (most: number) => check(`at most ${most}`, (value) => Number(value) <= most);
export const nonEmpty = () => check('some text', (value) => value !== '');
export const regex = (shape: RegExp) => check(`${shape}`, (value) => shape.test(String(value)));
export const isoTimestamp = () => regex(ISO_TIMESTAMP_REGEX);

export function safeParse(schema: Schema, value: unknown) {
  try {
    return { success: true as const, output: schema.read(value) };
  } catch (error) {
    if (error instanceof InvalidValue) return { success: false as const, issues: [error] };
    throw error;
  }
}

export const is = (schema: Schema, value: unknown): boolean => safeParse(schema, value).success;
export const parse = (schema: Schema, value: unknown): unknown => schema.read(value);
