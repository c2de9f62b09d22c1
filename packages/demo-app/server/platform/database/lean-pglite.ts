import type { PGlite, QueryOptions } from '@electric-sql/pglite';

type Queries = Pick<PGlite, 'query'>;

/**
 * Drops the date parsers that drizzle passes with each statement: for them PGlite copies its table of some hundred
 * parsers every time, a third of the cost of a small statement. PGlite then returns a `Date`, which drizzle's columns
 * accept as well. Raw statements are unchanged.
 */
export function leanPglite(client: PGlite): PGlite {
  const lean = <Target extends Queries>(target: Target): Target =>
    new Proxy(target, {
      get(of, name) {
        const value: unknown = Reflect.get(of, name, of);
        if (name === 'query')
          return (sql: string, params?: unknown[], options?: QueryOptions) => {
            const { parsers: _, ...rest } = options ?? {};
            return of.query(sql, params, rest.rowMode === 'array' ? rest : options);
          };
        if (name === 'transaction')
          return (work: (tx: Queries) => Promise<unknown>) => client.transaction((tx) => work(lean(tx)));
        return typeof value === 'function' ? value.bind(of) : value;
      },
    });
  return lean(client);
}
