import type { Pool, PoolClient } from 'pg';

/** PostgreSQL keeps the plans of each connection in memory, so their number is bounded. */
const mostNames = 500;

/** `in ($1, $2` or a second row of values: such a text changes with the length of its list. */
const list = /in \(\$\d+, \$\d+|\), \(/;

/** A name for each text, for as long as the pool lives; undefined for texts that seldom come again. */
function createNames(): (text: string) => string | undefined {
  const names = new Map<string, string>();
  return (text) => {
    const known = names.get(text);
    if (known !== undefined || names.size === mostNames || list.test(text)) return known;
    const name = `keo_${names.size}`;
    names.set(text, name);
    return name;
  };
}

type Query = (config: unknown, values?: unknown, ...rest: unknown[]) => unknown;

/**
 * Names the statements of the pool's connections: PostgreSQL parses and plans a named one once for each connection,
 * which takes longer than to execute a short one. See docs/decisions/0007.
 */
export function prepareStatements(pool: Pool): void {
  const getName = createNames();
  pool.on('connect', (client: PoolClient) => {
    const query: Query = client.query.bind(client);
    const named: Query = (config, values, ...rest) => {
      const { name, text } = Object(config);
      const isPlain =
        typeof text === 'string' && name === undefined && Array.isArray(values) && values.length > 0;
      return query(isPlain ? { ...Object(config), name: getName(text) } : config, values, ...rest);
    };
    Object.assign(client, { query: named });
  });
}
