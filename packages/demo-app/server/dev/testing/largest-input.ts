import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';

type Json = Readonly<Record<string, unknown>>;

const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const toJsons = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isJson) : []);

const formats: Readonly<Record<string, string>> = {
  uuid: crypto.randomUUID(),
  'date-time': '2026-11-20T10:00:00.123456789+07:00',
};
/** Three bytes in UTF-8, six when escaped. */
const letter = 'ữ';
const getLongest = (values: readonly unknown[]): unknown =>
  values.toSorted((a, b) => JSON.stringify(b).length - JSON.stringify(a).length)[0];

function getText({ format, maxLength, pattern }: Json): string {
  const set = formats[String(format)];
  if (set !== undefined) return set;
  if (typeof maxLength !== 'number') throw new Error('A text without an end has no longest one');
  const isAscii =
    typeof pattern === 'string' && !pattern.includes('//') && new RegExp(pattern).test('a'.repeat(maxLength));
  return (isAscii ? 'a' : letter).repeat(maxLength);
}

/** For a JSON schema. */
function toLargest(schema: Json): unknown {
  if ('const' in schema) return schema['const'];
  if (Array.isArray(schema['enum'])) return getLongest(schema['enum']);
  const choices = [...toJsons(schema['anyOf']), ...toJsons(schema['oneOf'])];
  if (choices.length > 0) return getLongest(choices.map(toLargest));
  if (toJsons(schema['allOf']).length > 0) return toLargest(Object.assign({}, ...toJsons(schema['allOf'])));
  const { type, items, properties, maximum, maxItems } = schema;
  if (type === 'string') return getText(schema);
  if (type === 'number' || type === 'integer') return Number(maximum ?? Number.MAX_SAFE_INTEGER);
  if (type === 'boolean') return false;
  if (type === 'array' && isJson(items))
    return Array.from({ length: Number(maxItems) }, () => toLargest(items));
  if (!isJson(properties)) return null;
  return Object.fromEntries(
    Object.entries(properties).map(([name, inner]) => [name, isJson(inner) ? toLargest(inner) : null]),
  );
}

/** With every field as long as the schema allows, though the values together may break a rule. */
export function largestInput(input: GenericSchema): unknown {
  const { $schema: _, ...schema } = toJsonSchema(input, { typeMode: 'input', errorMode: 'ignore' });
  return toLargest(schema);
}
