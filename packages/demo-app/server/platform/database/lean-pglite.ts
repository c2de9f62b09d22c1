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
      get(object, name) {
        const value: unknown = Reflect.get(object, name, object);
        if (name === 'query')
          return (sql: string, params?: unknown[], options?: QueryOptions) => {
            const { parsers: _, ...rest } = options ?? {};
            return object.query(sql, params, rest.rowMode === 'array' ? rest : options);
          };
        if (name === 'transaction')
          return (work: (tx: Queries) => Promise<unknown>) => client.transaction((tx) => work(lean(tx)));
        return typeof value === 'function' ? value.bind(object) : value;
      },
    });
  return lean(client);
}
