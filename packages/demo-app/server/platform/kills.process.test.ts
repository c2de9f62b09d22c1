import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import {
  type Deed,
  type Running,
  type Reply,
  moments,
  startRunning,
  transfer,
} from '../dev/testing/money-deeds.ts';
import { sample } from '../dev/testing/long-run.ts';
import { lacksRealParts } from '../dev/testing/start-app.ts';
import { type StatementGate, pgliteGate, postgresGate } from '../dev/testing/statement-gate.ts';
import { until } from '../dev/testing/until.ts';
import { temporaryFolder } from '../dev/testing/temporary-folder.ts';

const started: Running[] = [];
const folder = await temporaryFolder('kills');
afterAll(async () => {
  await Promise.all(started.map((server) => server.kill()));
});

const start = async (env: Record<string, string>) => {
  const server = await startRunning(env);
  started.push(server);
  return server;
};
/** The database that a first server created before it was killed. */
const begin = async (env: Record<string, string>) => (await start(env)).kill();

const statements = moments.map(([, , statement]) => statement);
const databases: [string, number, () => Promise<StatementGate>][] = [
  ['on its own database', 3, () => pgliteGate(path.join(folder, 'moments'), statements, begin)],
  ...(lacksRealParts
    ? []
    : [['on PostgreSQL', 5, () => postgresGate(begin)] as [string, number, () => Promise<StatementGate>]]),
];

describe.each(databases)(
  'a server that is killed with its money in the air, %s',
  async (_name, from, open) => {
    const gate = await open();
    let server = await start(gate.env);
    const acknowledged: { deed: Deed; words: object; answer: Reply }[] = [];

    it.each(sample(moments, 6, from))(
      'while %s: nothing is half done, and asked again it is done once',
      async (_moment, deed, statement) => {
        const words = await deed.prepare(server);
        const before = await server.balance();
        await gate.arm(statement);
        const lost = deed.ask(server, words).catch(() => 'no answer');
        await until('it stands at the gate', () => gate.stands());
        await server.kill();
        expect(await lost).toBe('no answer');
        await gate.open();

        server = await start(gate.env);
        expect(await server.isSound()).toBe(true);
        // What was acknowledged before the kill gets the same answer.
        for (const known of acknowledged)
          expect(await known.deed.ask(server, known.words)).toEqual(known.answer);
        expect((await deed.ask(server, words)).status).toBe(200);
        // A repeated transfer is answered as a duplicate.
        const answer = await deed.ask(server, words);
        expect(answer.status).toBe(200);
        acknowledged.push({ deed, words, answer });
        expect((await server.balance()) - before).toBe(deed.moves);
        expect(await server.isSound()).toBe(true);
      },
    );

    it('among several transfers, at any moment: acknowledged ones are kept', async () => {
      const before = await server.balance();
      // The limit is ten money commands a minute, and repeats used some of them.
      const requests: { words: object; answer: Reply | null }[] = [];
      for (let deed = 0; deed < 4; deed += 1)
        requests.push({ words: await transfer.prepare(server), answer: null });
      let count = 0;
      const killed = Promise.withResolvers<void>();
      await Promise.all(
        requests.map(async (one) => {
          one.answer = await transfer.ask(server, one.words).catch(() => null);
          if (one.answer) count += 1;
          if (count === 2) server.kill().then(killed.resolve, killed.reject);
        }),
      );
      await killed.promise;
      server = await start(gate.env);
      expect(await server.isSound()).toBe(true);
      const known = requests.filter(({ answer }) => answer !== null).length;
      expect((await server.balance()) - before).toBeGreaterThanOrEqual(known * transfer.moves);
      for (const { words } of requests) expect((await transfer.ask(server, words)).status).toBe(200);
      expect((await server.balance()) - before).toBe(requests.length * transfer.moves);
      expect(await server.isSound()).toBe(true);
    });
  },
);
