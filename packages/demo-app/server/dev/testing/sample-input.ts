import { toJsonSchema } from '@valibot/to-json-schema';
import { sample, stringMatching } from 'fast-check';
import type { GenericSchema } from 'valibot';

type Json = Readonly<Record<string, unknown>>;

const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const toJsons = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isJson) : []);

const formats: Readonly<Record<string, () => string>> = {
  uuid: () => crypto.randomUUID(),
  email: () => 'somebody@keo.example',
  uri: () => 'https://keo.example/a',
  'date-time': () => '2026-11-20T10:00:00Z',
};

function textLike(schema: Json): string {
  const format = formats[String(schema['format'])];
  if (format) return format();
  const { pattern, minLength, maxLength } = schema;
  if (typeof pattern === 'string')
    return sample(stringMatching(new RegExp(pattern)), { numRuns: 1, seed: 1 })[0] ?? '';
  return 'Chữ '
    .repeat(Math.ceil(Math.max(Number(minLength ?? 0), 4) / 4))
    .trim()
    .padEnd(Number(minLength ?? 0), 'x')
    .slice(0, Number(maxLength ?? Infinity));
}

/** For a JSON schema. */
function valueLike(schema: Json): unknown {
  if ('const' in schema) return schema['const'];
  if (Array.isArray(schema['enum'])) return schema['enum'][0];
  const [choice] = [...toJsons(schema['anyOf']), ...toJsons(schema['oneOf'])];
  if (choice) return valueLike(choice);
  if (toJsons(schema['allOf']).length > 0) return valueLike(Object.assign({}, ...toJsons(schema['allOf'])));
  const { type, items, properties, minimum, multipleOf, minItems } = schema;
  if (type === 'string') return textLike(schema);
  if (type === 'number' || type === 'integer') return Number(minimum ?? multipleOf ?? 1);
  if (type === 'boolean') return true;
  if (type === 'array')
    return isJson(items)
      ? Array.from({ length: Math.max(1, Number(minItems ?? 1)) }, () => valueLike(items))
      : [];
  if (!isJson(properties)) return null;
  return Object.fromEntries(
    Object.entries(properties).map(([name, inner]) => [name, isJson(inner) ? valueLike(inner) : null]),
  );
}

const toSchema = (schema: GenericSchema): unknown =>
  toJsonSchema(schema, { typeMode: 'input', errorMode: 'ignore' });

/** A valid input of a contract's schema, with every optional field. */
export function sampleInput(input: GenericSchema): Record<string, unknown> {
  const schema = toSchema(input);
  const value = isJson(schema) ? valueLike(schema) : {};
  return isJson(value) ? value : {};
}
