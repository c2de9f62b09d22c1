import { useSearch } from '@tanstack/react-router';
import { type GenericSchema, type InferOutput, parse } from 'valibot';

/** The address's parameters as the page's schema types them. The schema is the one of the page's table row. */
export function usePageSearch<Schema extends GenericSchema>(schema: Schema): InferOutput<Schema> {
  const search: unknown = useSearch({ strict: false });
  return parse(schema, search);
}
