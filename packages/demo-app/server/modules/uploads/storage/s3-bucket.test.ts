import { createHash, randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { call, register } from '../../../dev/testing/person.ts';
import { startS3Store } from '../../../dev/testing/s3-store.ts';
import { samplePdf, sampleVideo } from '../../../dev/testing/sample-files.ts';
import { sendBytes, sendFile } from '../../../dev/testing/send-bytes.ts';
import { startApp } from '../../../dev/testing/start-app.ts';

const store = await startS3Store();
const app = await startApp({ objectStore: store });
const { accessToken: token } = await register(app);
const post = (path: string, body: object) => call(app, `/upload/${path}`, { token, body });
const read = async (id: string, headers: Record<string, string> = {}) => {
  const { data } = await call(app, `/upload/file-url/${id}`, { token });
  return app.server.inject({ url: data.url, headers });
};

describe('files in an S3 bucket', () => {
  it('are stored and deleted whole and in parts, and read in ranges', async () => {
    const { data: pdf } = await sendFile(app, token, { name: 'a.pdf', bytes: samplePdf() });
    expect([...store.objects.keys()]).toEqual([`/keo/files/${pdf.id}`]);
    expect((await read(pdf.id)).rawPayload.equals(samplePdf())).toBe(true);

    const video = sampleVideo(2_500_000).map((byte, at) => byte || at % 251);
    const { data: upload } = await post('create-upload', {
      requestId: randomUUID(),
      name: 'a.mp4',
      size: video.length,
    });
    for (let offset = 0; offset < video.length; offset += 1_000_000)
      await sendBytes(
        app,
        `/upload/upload-part/${upload.id}/${offset}`,
        video.subarray(offset, offset + 1_000_000),
        { token },
      );
    expect([...store.objects.keys()].filter((key) => key.startsWith('/keo/parts/'))).toHaveLength(3);
    const { data: file } = await post('complete-upload', { uploadId: upload.id });
    expect(file.sha256).toBe(createHash('sha256').update(video).digest('hex'));
    const some = await read(file.id, { range: 'bytes=1000-1999' });
    expect(some.statusCode).toBe(206);
    expect(some.rawPayload.equals(video.subarray(1000, 2000))).toBe(true);

    for (const fileId of [pdf.id, file.id]) expect((await post('remove-file', { fileId })).status).toBe(200);
    expect([...store.objects.keys()]).toEqual([]);
  });

  it('lose nothing that has arrived while the store is away', async () => {
    const { data: upload } = await post('create-upload', {
      requestId: randomUUID(),
      name: 'a.mp4',
      size: 500,
    });
    const send = () => sendBytes(app, `/upload/upload-part/${upload.id}/0`, sampleVideo(500), { token });
    store.fail(true);
    expect((await send()).status).toBe(500);
    store.fail(false);
    expect((await send()).status).toBe(200);
    store.fail(true);
    expect((await post('complete-upload', { uploadId: upload.id })).status).toBe(500);
    store.fail(false);
    const { status, data } = await post('complete-upload', { uploadId: upload.id });
    expect(status).toBe(200);
    store.fail(true);
    expect((await read(data.id)).statusCode).toBe(500);
    store.fail(false);
    expect((await read(data.id)).rawPayload).toHaveLength(500);
  });

  it('need the right secret', async () => {
    const stranger = await startApp({ objectStore: { ...store, secretAccessKey: 'another' } });
    const { accessToken } = await register(stranger);
    const sent = await sendFile(stranger, accessToken, { name: 'a.pdf', bytes: samplePdf() });
    expect(sent.status).toBe(500);
  });
});
