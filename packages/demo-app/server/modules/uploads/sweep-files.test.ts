import { randomUUID } from 'node:crypto';
import { readdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import type { App } from '../../app.ts';
import { createSteadyApi } from '../../dev/testing/call-api.ts';
import { register } from '../../dev/testing/person.ts';
import { samplePdf } from '../../dev/testing/sample-files.ts';
import { sendBytes, sendFile } from '../../dev/testing/send-bytes.ts';
import { startApp } from '../../dev/testing/start-app.ts';
import { until } from '../../dev/testing/until.ts';
import { fileParts, files } from './files.table.ts';
import { temporaryFolder } from '../../dev/testing/temporary-folder.ts';

const hour = 3_600_000;
let app: App;
const folder = await temporaryFolder('sweep');
beforeAll(async () => {
  app = await startApp({ dataDir: folder });
});

const onDisk = async () => {
  const found = await readdir(path.join(folder, 'uploads'), { recursive: true, withFileTypes: true });
  return found.filter((entry) => entry.isFile()).map(({ name }) => name);
};
const sweep = async () => {
  const { queue, db } = app.platform;
  const marker = path.join(folder, 'uploads', 'drafts', 'left behind');
  await writeFile(marker, 'half a picture');
  const longAgo = new Date(Date.now() - 2 * hour);
  await utimes(marker, longAgo, longAgo);
  await queue.send(db, 'uploads.sweep', {});
  await until(
    'the sweep is over, whose last deed that is',
    async () => !(await onDisk()).includes('left behind'),
  );
};

it('deletes files unused and uploads stalled for a day, and nothing else', async () => {
  const { username, password, accessToken: token } = await register(app);
  const api = createSteadyApi(app, username, password);
  const { data: me } = await api.get('/user/info');
  const upload = async (words: string) =>
    (await sendFile(app, token, { name: 'a.pdf', bytes: samplePdf(words) })).data.id;
  const [orphan, used] = [await upload('orphan'), await upload('used')];
  await app.files.keep(app.platform.db, me.id, [used]);
  const { data: unfinished } = await api.post('/upload/create-upload', {
    requestId: randomUUID(),
    name: 'a.pdf',
    size: 100,
  });
  await sendBytes(app, `/upload/upload-part/${unfinished.id}/0`, samplePdf().subarray(0, 50), { token });
  expect(await onDisk()).toHaveLength(3);

  const { clock, db } = app.platform;
  await clock.advance(24 * hour - 60_000);
  await sweep();
  expect(await onDisk()).toHaveLength(3);

  await clock.advance(2 * 60_000);
  const { accessToken: later } = (await api.post('/user/login', { username, password })).data;
  const { data: fresh } = await sendFile(app, later, { name: 'b.pdf', bytes: samplePdf('fresh') });
  await sweep();
  expect(new Set(await onDisk())).toEqual(new Set([used, fresh.id]));
  expect(await db.$count(files)).toBe(2);
  expect(await db.$count(fileParts)).toBe(0);
  expect((await api.get(`/upload/file-info/${orphan}`)).status).toBe(404);
  expect((await api.get(`/upload/file-info/${used}`)).status).toBe(200);
});
