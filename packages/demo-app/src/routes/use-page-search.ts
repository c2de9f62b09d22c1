import { useSearch } from '@tanstack/react-router';
import { type GenericSchema, type InferOutput, parse } from 'valibot';

/** The URL's parameters, typed by the page's schema, which is the one of its table row. */
export function usePageSearch<Schema extends GenericSchema>(schema: Schema): InferOutput<Schema> {
  const search: unknown = useSearch({ strict: false });
  return parse(schema, search);
}
