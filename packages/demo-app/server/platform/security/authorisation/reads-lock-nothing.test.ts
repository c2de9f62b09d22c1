import type { Endpoint } from '@keo/core/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import type { App } from '../../../app.ts';
import { lacksRealParts, startApp } from '../../../dev/testing/start-app.ts';
import { recordStatements } from '../../../dev/testing/statements.ts';
import { ask } from './ask.ts';
import { getCalls, rows } from './rows.ts';
import type { Input } from './rows/row.ts';
import { type Things, makeThings } from './things.ts';

/** What a read about oneself, or of anybody, needs beside a session. */
const inputs: Readonly<Record<string, (things: Things) => Input>> = {
  '/job/jobs-of-author': ({ authorId }) => ({ authorId }),
  '/job/price-guidance': () => ({ kind: 'QUICK', category: 'ke-toan' }),
  '/chat/search-messages': () => ({ q: 'chị xem' }),
  '/transaction/transactions-statement': () => ({ dateFrom: '2026-01-01', dateTo: '2026-12-31' }),
};

const locking = / for (no key )?update\b| for (key )?share\b/i;

describe.skipIf(lacksRealParts)('a read', async () => {
  const record = recordStatements();
  const app: App = await startApp();
  const reads = app.platform.routes.served().filter((endpoint) => endpoint.reads);
  let things: Things;
  beforeAll(async () => {
    things = await makeThings(app);
  });

  /** Every call that finds what it asks for. */
  const callsTo = ({ path }: Endpoint): { token: string; input: Input }[] => {
    const { [path]: link } = things.links;
    if (link) return [{ token: '', input: { id: link.id, key: link.key } }];
    const belonging = getCalls(rows[path]).map(({ owner, ask: getInput }) => ({
      token: things.tokens[owner],
      input: getInput(things),
    }));
    return belonging.length > 0
      ? belonging
      : [{ token: things.tokens.author, input: inputs[path]?.(things) ?? {} }];
  };

  it.each(reads)('$path locks no row', async (endpoint) => {
    for (const { token, input } of callsTo(endpoint)) {
      const { answer, statements } = await record(() => ask(app, endpoint, token, input));
      expect(answer).toMatchObject({ status: 200 });
      expect(statements.filter((text) => locking.test(text))).toEqual([]);
    }
  });
});
