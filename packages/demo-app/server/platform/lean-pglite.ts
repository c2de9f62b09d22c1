import type { PGlite, QueryOptions } from '@electric-sql/pglite';

type Queries = Pick<PGlite, 'query'>;

/**
 * The same database for drizzle, without the readers of moments that it sends along with each statement: for them the
 * driver copies its table of some hundred types every time, a third of a small statement's cost. The driver reads a
 * moment as a Date, which drizzle's columns take as well as its text. Rows of raw statements stay as they were.
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
