import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import { type GenericSchema, type InferOutput, parse } from 'valibot';

/** Pass the same schema as in `search.schema.ts`. */
export function usePageSearch<Schema extends GenericSchema>(schema: Schema): InferOutput<Schema> {
  const search: unknown = useSearch({ strict: false });
  return parse(schema, search);
}

type Turning = {
  /** No entry of its own in the history. */
  replace?: boolean;
  /** Changes what is named, and leaves the rest. */
  keep?: boolean;
  toTop?: boolean;
};

/**
 * Opens the same page with another query. Its type is what the page reads: the router drops all else without a word.
 */
export function useTurnPage<Schema extends GenericSchema<unknown, object>>() {
  const navigate = useNavigate();
  return useCallback(
    (
      search: InferOutput<Schema>,
      { replace = false, keep = false, toTop = false }: Turning = {},
    ): Promise<void> =>
      navigate({
        to: '.',
        search: keep ? (before: object) => ({ ...before, ...search }) : search,
        replace,
        resetScroll: toTop,
      }),
    [navigate],
  );
}
