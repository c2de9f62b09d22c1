import { useSearch } from '@tanstack/react-router';
import { type GenericSchema, type InferOutput, parse } from 'valibot';

/** Pass the same schema as in `route-table.ts`. */
export function usePageSearch<Schema extends GenericSchema>(schema: Schema): InferOutput<Schema> {
  const search: unknown = useSearch({ strict: false });
  return parse(schema, search);
}
