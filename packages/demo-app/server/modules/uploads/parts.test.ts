import { and, eq } from 'drizzle-orm';
import { createHash, randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { App } from '../../app.ts';
import { call, register } from '../../dev/testing/person.ts';
import { samplePicture, sampleVideo } from '../../dev/testing/sample-files.ts';
import { sendBytes } from '../../dev/testing/send-bytes.ts';
import { startApp } from '../../dev/testing/start-app.ts';
import { until } from '../../dev/testing/until.ts';
import { fileParts, files } from './files.table.ts';

const megabyte = 1024 * 1024;
let app: App;
beforeAll(async () => {
  app = await startApp();
});

async function sender() {
  const { accessToken: token } = await register(app);
  const post = (path: string, body: object) => call(app, `/upload/${path}`, { token, body });
  return {
    token,
    create: (size: number, requestId: string = randomUUID(), name = 'phim.mp4') =>
      post('create-upload', { requestId, name, size }),
    send: (id: string, offset: number, bytes: Uint8Array) =>
      sendBytes(app, `/upload/upload-part/${id}/${offset}`, bytes, { token }),
    complete: (uploadId: string) => post('complete-upload', { uploadId }),
    remove: (fileId: string) => post('remove-file', { fileId }),
    info: (id: string) => call(app, `/upload/file-info/${id}`, { token }),
  };
}

describe('a file that is sent in parts', () => {
  it('is resumed, has the same bytes, and its parts are deleted', async () => {
    const { create, send, complete, info } = await sender();
    const requestId = randomUUID();
    const video = sampleVideo(6 * megabyte + 1234).map((byte, at) => byte || at % 251);
    const { data: upload } = await create(video.length, requestId);
    expect(upload).toMatchObject({ size: video.length, offset: 0 });
    for (let offset = 0; offset < video.length; offset += megabyte) {
      // After a reload the same `requestId` finds the upload.
      expect((await create(video.length, requestId)).data).toMatchObject({ id: upload.id, offset });
      const sent = await send(upload.id, offset, video.subarray(offset, offset + megabyte));
      expect(sent.data.offset).toBe(Math.min(offset + megabyte, video.length));
      expect((await info(upload.id)).status).toBe(404);
    }
    const { status, data: file } = await complete(upload.id);
    expect(status).toBe(200);
    expect(file).toEqual({
      id: upload.id,
      name: 'phim.mp4',
      mime: 'video/mp4',
      size: video.length,
      sha256: createHash('sha256').update(video).digest('hex'),
    });
    expect((await complete(upload.id)).data).toEqual(file);
    expect((await create(video.length, requestId)).data).toMatchObject({
      id: upload.id,
      offset: video.length,
    });
    expect(await app.platform.db.$count(fileParts)).toBe(0);
  });

  it('is re-encoded where it is a picture, and its upload is still found', async () => {
    const { create, send, complete } = await sender();
    const requestId = randomUUID();
    const png = await samplePicture('png', { width: 300, height: 200 });
    const { data: upload } = await create(png.length, requestId);
    await send(upload.id, 0, png);
    const { data: file } = await complete(upload.id);
    expect(file).toMatchObject({ mime: 'image/png', name: 'phim.png' });
    expect(file.size).not.toBe(png.length);
    expect((await create(png.length, requestId)).data).toMatchObject({
      id: upload.id,
      size: png.length,
      offset: png.length,
    });
  });

  it('stores a repeated part once, and returns the next offset', async () => {
    const { create, send } = await sender();
    const { data: upload } = await create(300);
    const [first, second] = [sampleVideo(100), sampleVideo(100).fill(7)];
    const answers = await Promise.all([0, 1, 2, 3, 4].map(() => send(upload.id, 0, first)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409]);
    expect(await send(upload.id, 0, second)).toMatchObject({ data: { reason: 'STALE', offset: 100 } });
    expect(await send(upload.id, 200, second)).toMatchObject({ data: { reason: 'STALE', offset: 100 } });
    expect(await send(upload.id, 100, second)).toMatchObject({ data: { offset: 200 } });
    expect(await app.platform.db.$count(fileParts)).toBe(2);
  });

  it('takes at most the announced size, 1 MB at once, and no empty part', async () => {
    const { create, send } = await sender();
    const { data: upload } = await create(3 * megabyte);
    expect(await send(upload.id, 0, new Uint8Array(megabyte + 1))).toMatchObject({
      status: 409,
      data: { reason: 'LIMIT', max: megabyte },
    });
    expect(await send(upload.id, 0, new Uint8Array(0))).toMatchObject({ data: { reason: 'INVALID' } });
    const { data: small } = await create(10);
    expect(await send(small.id, 0, new Uint8Array(11))).toMatchObject({ data: { reason: 'LIMIT' } });
    expect((await send(small.id, 0, new Uint8Array(10))).status).toBe(200);
  });

  it('becomes a file only once complete, and of an allowed type', async () => {
    const { create, send, complete, info } = await sender();
    const { data: upload } = await create(20);
    expect(await complete(upload.id)).toMatchObject({ data: { reason: 'STALE', offset: 0 } });
    await send(upload.id, 0, Buffer.from('<!doctype html><b>Hi'));
    expect(await complete(upload.id)).toMatchObject({ status: 422, data: { reason: 'INVALID' } });
    expect((await complete(upload.id)).status).toBe(404);
    expect((await info(upload.id)).status).toBe(404);
  });

  it('may hold 100 MB only as a video', async () => {
    const { create, send, complete } = await sender();
    expect((await create(100 * megabyte + 1)).status).toBe(422);
    const size = 21 * megabyte;
    for (const [bytes, status] of [
      [Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(size - 9)]), 409],
      [sampleVideo(size), 200],
    ] as const) {
      const { data: upload } = await create(size);
      for (let offset = 0; offset < size; offset += megabyte)
        await send(upload.id, offset, bytes.subarray(offset, offset + megabyte));
      expect((await complete(upload.id)).status).toBe(status);
    }
  });

  it('can be cancelled, and is then not found by the same requestId', async () => {
    const { create, send, remove, complete } = await sender();
    const requestId = randomUUID();
    const { data: upload } = await create(200, requestId);
    await send(upload.id, 0, sampleVideo(100));
    expect((await remove(upload.id)).status).toBe(200);
    expect((await send(upload.id, 100, sampleVideo(100))).status).toBe(404);
    expect((await complete(upload.id)).status).toBe(404);
    const { data: again } = await create(200, requestId);
    expect(again).toMatchObject({ offset: 0 });
    expect(again.id).not.toBe(upload.id);
  });

  it('is created once for a requestId, and never for another size', async () => {
    const { create } = await sender();
    const requestId = randomUUID();
    const answers = await Promise.all([1, 2, 3, 4].map(() => create(50, requestId)));
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
    expect(await create(51, requestId)).toMatchObject({ data: { reason: 'REQUEST_REUSED' } });
  });

  it('is checked once when finished again during its check', async () => {
    const { create, send, complete } = await sender();
    // Large, so that its check outlasts two questions.
    const png = await samplePicture('png', { width: 2400, height: 1800 });
    const { data: upload } = await create(png.length);
    for (let offset = 0; offset < png.length; offset += megabyte)
      await send(upload.id, offset, png.subarray(offset, offset + megabyte));
    const first = complete(upload.id);
    const { db } = app.platform;
    const checking = and(eq(files.id, upload.id), eq(files.state, 'CHECKING'));
    await until('its check begins', async () => (await db.$count(files, checking)) === 1, { every: 1 });
    const others = await Promise.all([complete(upload.id), complete(upload.id)]);
    expect(others.map(({ data }) => data.reason)).toEqual(['IN_PROGRESS', 'IN_PROGRESS']);
    const { status, data } = await first;
    expect(status).toBe(200);
    expect(await complete(upload.id)).toMatchObject({ status: 200, data });
  });

  it('can be finished two minutes after the checking server was killed', async () => {
    const { create, send, complete } = await sender();
    const { data: upload } = await create(500);
    await send(upload.id, 0, sampleVideo(500));
    const { db, clock } = app.platform;
    await db.update(files).set({ state: 'CHECKING', touchedAt: clock.now() });
    expect(await complete(upload.id)).toMatchObject({ status: 409, data: { reason: 'IN_PROGRESS' } });
    await clock.advance(121_000);
    expect((await complete(upload.id)).status).toBe(200);
  });
});
