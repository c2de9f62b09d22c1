import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { App } from '../../../app.ts';
import { type Api, createApi, signInAs } from '../../../dev/testing/call-api.ts';
import { newId, ok } from '../../../dev/testing/market-scene.ts';
import { projectJob } from '../../../dev/testing/sample-jobs.ts';
import { samplePdf } from '../../../dev/testing/sample-files.ts';
import { sendFile } from '../../../dev/testing/send-bytes.ts';
import { startApp } from '../../../dev/testing/start-app.ts';

let app: App;
let huy: Api;
let mai: Api;
let fileIds: string[];
beforeAll(async () => {
  app = await startApp();
});
beforeEach(async () => {
  const token = await signInAs(app, 'quochuy');
  huy = createApi(app, token);
  mai = createApi(app, await signInAs(app, 'ngocmai'));
  fileIds = [(await sendFile(app, token, { name: 'đề bài.pdf', bytes: samplePdf() })).data.id];
});

const getLink = (api: Api) => api.get(`/upload/file-url/${fileIds[0]}`);

it('is read by everybody who is signed in once the job is open, and by nobody else before', async () => {
  const job = await ok(huy.post('/job/create-job', { ...projectJob, fileIds: [...fileIds, ...fileIds] }));
  const size = samplePdf().length;
  expect(job.attachments).toEqual([{ id: fileIds[0], name: 'đề bài.pdf', mime: 'application/pdf', size }]);
  expect(await getLink(mai)).toMatchObject({ status: 404 });
  await ok(huy.post('/job/publish-job', { jobId: job.id, requestId: newId() }));
  const { url } = await ok(getLink(mai));
  expect((await app.server.inject({ url })).rawPayload.equals(samplePdf())).toBe(true);
  expect(await getLink(createApi(app))).toMatchObject({ status: 401 });
});

it('can be attached by its owner only', async () => {
  expect(await mai.post('/job/create-job', { ...projectJob, fileIds })).toMatchObject({ status: 404 });
  const { id: jobId, version } = await ok(mai.post('/job/create-job', projectJob));
  const job = { ...projectJob, fileIds };
  expect(await mai.post('/job/update-job', { jobId, version, job })).toMatchObject({ status: 404 });
});

it('is kept from the draft on, and can be removed', async () => {
  const { id: jobId, version } = await ok(huy.post('/job/create-job', { ...projectJob, fileIds }));
  const removed = await huy.post('/upload/remove-file', { fileId: fileIds[0] });
  expect(removed).toMatchObject({ data: { reason: 'NOT_ALLOWED' } });
  const copy = await ok(huy.post('/job/clone-job', { jobId }));
  expect(copy.attachments).toHaveLength(1);
  const bare = await ok(huy.post('/job/update-job', { jobId, version, job: projectJob }));
  expect(bare.attachments).toEqual([]);
});
