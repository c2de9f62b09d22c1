import { type GenericSchema, safeParse } from 'valibot';

type Branch = GenericSchema & { entries: Record<string, GenericSchema> };

const isBranch = (schema: GenericSchema): schema is Branch => 'entries' in schema;
const getBranches = (schema: GenericSchema): Branch[] =>
  schema.type === 'union' && 'options' in schema && Array.isArray(schema.options)
    ? schema.options.filter(isBranch)
    : [];

/**
 * The branch of a union that a value was most likely meant for: with the most of its fields, then with the fewest
 * faults. Itself for any other schema. Its issues name a field, where those of a union name none.
 */
export function closestBranch(schema: GenericSchema, value: object): GenericSchema {
  const input = Object.entries(value).flatMap(([field, one]) => (one === undefined ? [] : [field]));
  const known = ({ entries }: Branch) => input.filter((field) => Object.hasOwn(entries, field)).length;
  const faults = (branch: Branch) => safeParse(branch, value).issues?.length ?? 0;
  const [closest] = getBranches(schema).toSorted((a, b) => known(b) - known(a) || faults(a) - faults(b));
  return closest ?? schema;
}
