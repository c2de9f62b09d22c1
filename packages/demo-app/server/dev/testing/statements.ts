import { AsyncLocalStorage } from 'node:async_hooks';
import { Client } from 'pg';
import { vi } from 'vitest';

/**
 * Records the statements that a piece of work sends to PostgreSQL, as text, without those of the server's own clocks.
 * Call before the server starts.
 */
export function recordStatements(): <T>(
  work: () => Promise<T>,
) => Promise<{ answer: T; statements: readonly string[] }> {
  const requests = new AsyncLocalStorage<string[]>();
  const query: unknown = Reflect.get(Client.prototype, 'query');
  vi.spyOn(Client.prototype, 'query').mockImplementation(function (this: Client, ...args: unknown[]) {
    const [first] = args;
    requests.getStore()?.push(String(typeof first === 'string' ? first : Object(first).text));
    return typeof query === 'function' ? Reflect.apply(query, this, args) : undefined;
  });
  return async (work) => {
    const statements: string[] = [];
    const answer = await requests.run(statements, work);
    return { answer, statements };
  };
}
