import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { Client } from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { outboxMessages } from '../../platform/queue/outbox.table.ts';
import { createApi, signInAs } from '../../dev/testing/call-api.ts';
import { testOptions } from '../../dev/testing/test-options.ts';
import { type ServerProcess, runServer } from '../../dev/testing/run-server.ts';
import { createDatabase, lacksRealParts, startApp } from '../../dev/testing/start-app.ts';
import { temporaryFolder } from '../../dev/testing/temporary-folder.ts';
import { until } from '../../dev/testing/until.ts';
import { dataExports } from './data-exports.table.ts';

const started: ServerProcess[] = [];
const folder = await temporaryFolder('export-kills');
afterAll(async () => {
  for (const { child } of started) child.kill('SIGKILL');
  await Promise.all(started.map(({ ended }) => ended));
});

const gate = 4_242_003;

describe.skipIf(lacksRealParts)(
  'a server that is killed while it makes a copy of somebody’s data',
  async () => {
    if (lacksRealParts) return;
    const databaseUrl = await createDatabase();
    const hand = new Client({ connectionString: databaseUrl });
    await hand.connect();
    afterAll(() => hand.end());

    it('leaves the job to another process, which completes it once', async () => {
      await hand.query(`create function wait_at_the_gate() returns trigger language plpgsql as
      $$ begin perform pg_advisory_xact_lock(${gate}); return new; end $$`);
      const killed = runServer({
        DATABASE_URL: databaseUrl,
        KEO_DATA_DIR: folder,
        KEO_SECRET: testOptions.secret,
        KEO_STORY: '0',
      });
      started.push(killed);
      const node = { origin: await killed.ready() };
      await hand.query(`create trigger gate before update on data_exports for each row
      when (new.state = 'READY') execute function wait_at_the_gate()`);
      await hand.query(`select pg_advisory_lock(${gate})`);

      const token = await signInAs(node, 'ngocmai');
      const request = await createApi(node, token).post('/user/create-data-export');
      expect(request.data).toMatchObject({ state: 'MAKING' });
      // The bytes are stored, but the row is not READY yet.
      await until('it stands at the gate', async () => {
        const { rows } = await hand.query(
          `select 1 from pg_locks where locktype = 'advisory' and not granted and objid = ${gate}`,
        );
        return rows.length > 0;
      });
      killed.child.kill('SIGKILL');
      await killed.ended;
      await hand.query(`select pg_advisory_unlock(${gate})`);
      await hand.query('drop trigger gate on data_exports');

      const app = await startApp({ databaseUrl, dataDir: folder });
      const { db, queue } = app.platform;
      const living = createApi(app, token);
      const newest = async () => (await living.get('/user/data-export')).data.export;
      expect(await newest()).toMatchObject({ id: request.data.id, state: 'MAKING', url: null });
      await until('another has made it', async () => (await newest()).state === 'READY');
      const { url, size } = await newest();
      const { rawPayload } = await app.server.inject(url);
      expect(rawPayload).toHaveLength(size);
      expect(await db.$count(dataExports)).toBe(1);
      const mails = await db.select().from(outboxMessages);
      expect(mails.filter(({ text }) => text.includes('ZIP'))).toHaveLength(1);

      // A new request leaves nothing of either attempt.
      await living.post('/user/create-data-export');
      await until('the next is ready', async () => (await newest()).state === 'READY');
      await queue.send(db, 'exports.sweep', {});
      await until('one copy is left on the disk', async () => {
        const kept = await readdir(path.join(folder, 'uploads', 'exports'));
        return kept.length === 1;
      });
    });
  },
);
