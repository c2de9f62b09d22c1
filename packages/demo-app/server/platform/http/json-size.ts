import type { GenericSchema } from 'valibot';

type Action = { readonly type: string; readonly requirement?: unknown; readonly pipe?: readonly Action[] };

/** What the schemas of the contract are made of. */
type Shape = {
  readonly type: string;
  readonly pipe?: readonly Action[];
  readonly entries?: Readonly<Record<string, Shape>>;
  readonly options?: readonly unknown[];
  readonly item?: Shape;
  readonly wrapped?: Shape;
  readonly literal?: unknown;
};

/** Of white space around a value, in printed JSON. */
const space = 16;
/** A UTF-16 unit as JSON writes it at its longest: `\u1EEF`. */
const bytesPerUnit = 6;
const longestNumber = 24;

/** In UTF-16 units, where the schema names no longest length. */
const longest: Readonly<Record<string, number>> = { uuid: 36, iso_timestamp: 40 };

/** One repeated class of ASCII characters, such as base64url: nobody escapes those. */
const isPlain = (pattern: unknown) =>
  pattern instanceof RegExp && /^\^\[(?!\^)(?:\\[wdx]|[^\\\]\P{ASCII}])+\]\+\$$/u.test(pattern.source);

function textBytes(actions: readonly Action[], name: string): number {
  const units = actions.flatMap(({ type, requirement }) => {
    if (type === 'max_length' || type === 'length') return [Number(requirement)];
    return longest[type] ?? [];
  });
  if (units.length === 0) throw new Error(`${name} needs a longest length`);
  return (
    2 + Math.min(...units) * (actions.some(({ requirement }) => isPlain(requirement)) ? 1 : bytesPerUnit)
  );
}

/** Also of a pipe in a pipe. */
const getActions = ({ pipe = [] }: Pick<Action, 'pipe'>): readonly Action[] =>
  pipe.flatMap((step) => (step.pipe ? getActions(step) : step));

const isShape = (option: unknown): option is Shape => typeof option === 'object' && option !== null;
const written = (value: unknown) => Buffer.byteLength(JSON.stringify(value) ?? '');

function countBytes(shape: Shape, name: string): number {
  const { type, entries = {}, options = [], item, wrapped, literal } = shape;
  const actions = getActions(shape);
  switch (type) {
    case 'string':
      return textBytes(actions, name);
    case 'number':
      return longestNumber;
    case 'boolean':
      return 5;
    case 'null':
      return 4;
    case 'literal':
      return written(literal);
    case 'picklist':
      return Math.max(...options.map(written));
    case 'union':
    case 'variant':
      return Math.max(...options.filter(isShape).map((option) => countBytes(option, name)));
    case 'optional':
    case 'nullable':
    case 'nullish':
      if (wrapped) return Math.max(4, countBytes(wrapped, name));
      break;
    case 'object':
    case 'strict_object':
      return Object.entries(entries).reduce(
        (sum, [key, inner]) => sum + written(key) + 2 + 2 * space + countBytes(inner, `${name}.${key}`),
        2 + space,
      );
    case 'array': {
      const most = actions.find((action) => action.type === 'max_length')?.requirement;
      if (most === undefined) throw new Error(`${name} needs a largest count`);
      if (item) return 2 + space + Number(most) * (1 + space + countBytes(item, name));
      break;
    }
  }
  throw new Error(`${name} is a ${type}, of which nobody knows how long it gets`);
}

/**
 * How many bytes of JSON a value of the schema has at most, however it is escaped and printed.
 * @throws Error where a text or a list of it has no end.
 */
export const jsonBytes = (schema: GenericSchema, name: string): number => countBytes(schema, name);
