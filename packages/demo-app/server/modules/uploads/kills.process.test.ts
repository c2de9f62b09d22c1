import { randomUUID } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { Client } from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { createApi, signInAs } from '../../dev/testing/call-api.ts';
import { testOptions } from '../../dev/testing/test-options.ts';
import { samplePdf } from '../../dev/testing/sample-files.ts';
import { type ServerProcess, runServer } from '../../dev/testing/run-server.ts';
import { sendBytes, sendFile } from '../../dev/testing/send-bytes.ts';
import { createDatabase, lacksRealParts, startApp } from '../../dev/testing/start-app.ts';
import { sample } from '../../dev/testing/long-run.ts';
import { until } from '../../dev/testing/until.ts';
import { fileParts, files } from './files.table.ts';
import { temporaryFolder } from '../../dev/testing/temporary-folder.ts';

const started: ServerProcess[] = [];
const folder = await temporaryFolder('upload-kills');
afterAll(async () => {
  for (const { child } of started) child.kill('SIGKILL');
  await Promise.all(started.map(({ ended }) => ended));
});

const gate = 4_242_002;
const pdf = samplePdf();
const order = () => ({ requestId: randomUUID(), name: 'a.pdf', size: pdf.length });

/** Where the process is killed: before which change of which table. */
const points: [string, 'whole' | 'parts', string][] = [
  ['a file that comes whole is announced', 'whole', 'before insert on files'],
  ['it is about to be there', 'whole', "before update on files for each row when (new.state = 'STORED')"],
  ['an upload in parts is announced', 'parts', 'before insert on files'],
  ['a part is announced', 'parts', 'before insert on file_parts'],
  ['a part has been written and is about to count', 'parts', 'before update on file_parts'],
  ['its check begins', 'parts', "before update on files for each row when (new.state = 'CHECKING')"],
  [
    'the file is about to be there',
    'parts',
    "before update on files for each row when (new.state = 'STORED')",
  ],
  ['its parts are deleted', 'parts', 'before delete on file_parts'],
];

describe.skipIf(lacksRealParts)('a server that is killed in the middle of an upload', async () => {
  if (lacksRealParts) return;
  const databaseUrl = await createDatabase();
  const hand = new Client({ connectionString: databaseUrl });
  await hand.connect();
  afterAll(() => hand.end());
  const app = await startApp({ databaseUrl, dataDir: folder });
  const { db, clock, queue } = app.platform;
  await hand.query(`create function wait_at_the_gate() returns trigger language plpgsql as
    $$ begin perform pg_advisory_xact_lock(${gate}); return coalesce(new, old); end $$`);
  const onDisk = async () => {
    const found = await readdir(path.join(folder, 'uploads'), { recursive: true, withFileTypes: true });
    return found.filter((entry) => entry.isFile() && !entry.parentPath.endsWith('drafts'));
  };

  const sendAgain = async (): Promise<string> => {
    const token = await signInAs(app, 'ngocmai');
    return (await sendFile(app, token, { name: 'a.pdf', bytes: pdf })).data.id;
  };
  const goOn = async (body: object): Promise<string> => {
    const token = await signInAs(app, 'ngocmai');
    const api = createApi(app, token);
    const { data: upload } = await api.post('/upload/create-upload', body);
    if (upload.offset === 0) await sendBytes(app, `/upload/upload-part/${upload.id}/0`, pdf, { token });
    return (await api.post('/upload/complete-upload', { uploadId: upload.id })).data.id;
  };

  it.each(sample(points, 3, 1))(
    'while %s: nobody reads half a file, asked again it is whole, and what is left is swept',
    async (_point, kind, moment) => {
      const server = runServer({
        DATABASE_URL: databaseUrl,
        KEO_DATA_DIR: folder,
        KEO_SECRET: testOptions.secret,
        KEO_STORY: '0',
      });
      started.push(server);
      const killed = { ...app, origin: await server.ready() };
      const token = await signInAs(app, 'ngocmai');
      const body = order();
      await hand.query(`create trigger gate ${moment} execute function wait_at_the_gate()`);
      const table = / on (\w+)/.exec(moment)?.[1];
      await hand.query(`select pg_advisory_lock(${gate})`);
      const api = createApi(killed, token);
      const inParts = async () => {
        const { data } = await api.post('/upload/create-upload', body);
        await sendBytes(killed, `/upload/upload-part/${data.id}/0`, pdf, { token });
        await api.post('/upload/complete-upload', { uploadId: data.id });
      };
      const lost = (
        kind === 'whole' ? sendFile(killed, token, { name: 'a.pdf', bytes: pdf }) : inParts()
      ).catch(() => 'no answer');
      await until('it stands at the gate', async () => {
        const { rows } = await hand.query(
          `select 1 from pg_locks where locktype = 'advisory' and not granted and objid = ${gate}`,
        );
        return rows.length > 0;
      });
      server.child.kill('SIGKILL');
      await server.ended;
      expect(await lost).toBe('no answer');
      await hand.query(`select pg_advisory_unlock(${gate})`);
      await hand.query(`drop trigger gate on ${table}`);

      const living = createApi(app, await signInAs(app, 'ngocmai'));
      for (const { id, state } of await db.select().from(files)) {
        const readable = (await living.get(`/upload/file-url/${id}`)).status === 200;
        expect(readable).toBe(state === 'STORED');
      }
      await clock.advance(121_000);
      const id = await (kind === 'whole' ? sendAgain() : goOn(body));
      const { data: me } = await living.get('/user/info');
      const { data: link } = await living.get(`/upload/file-url/${id}`);
      expect((await app.server.inject(link.url)).rawPayload.equals(pdf)).toBe(true);

      await app.files.keep(db, me.id, [id]);
      await clock.advance(25 * 3_600_000);
      await queue.send(db, 'uploads.sweep', {});
      await until('nothing but that file is left', async () => (await onDisk()).length === 1);
      await until('nor is told of', async () => (await db.$count(files)) === 1);
      expect(await db.$count(fileParts)).toBe(0);
      await db.delete(files);
      await rm(path.join(folder, 'uploads', 'files', id));
    },
  );
});
