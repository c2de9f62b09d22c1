import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { call, register } from '../../dev/testing/person.ts';
import { sampleVideo } from '../../dev/testing/sample-files.ts';
import { sendBytes, sendFile } from '../../dev/testing/send-bytes.ts';
import { lacksRealParts, startTwoNodes } from '../../dev/testing/start-app.ts';
import { files } from './files.table.ts';

const megabyte = 1024 * 1024;

describe.skipIf(lacksRealParts)('the quota, on PostgreSQL and two nodes', async () => {
  if (lacksRealParts) return;
  const nodes = await startTwoNodes({ uploadQuotaMb: 3 });
  const [first, second] = nodes;
  const getNode = (index: number) => (index % 2 === 0 ? first : second);
  const bytesKept = async () => {
    const rows = await first.platform.db.select().from(files);
    return rows.filter(({ state }) => state !== 'REMOVED').reduce((sum, { size }) => sum + size, 0);
  };
  const tries = Array.from({ length: 10 }, (_, index) => index);

  it('limits ten concurrent uploads', async () => {
    const { accessToken: token } = await register(first);
    const bytes = sampleVideo(0.8 * megabyte);
    const answers = await Promise.all(
      tries.map((index) => sendFile(getNode(index), token, { name: 'a.mp4', bytes })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    for (const { data } of answers.filter(({ status }) => status !== 200))
      expect(data).toMatchObject({ reason: 'LIMIT', max: 3 * megabyte });
    expect(await bytesKept()).toBe(3 * bytes.length);
  });

  it('counts announced sizes, and frees removed ones', async () => {
    const { accessToken: token } = await register(second);
    const create = (index: number) =>
      call(getNode(index), '/upload/create-upload', {
        token,
        body: { requestId: randomUUID(), name: 'a.mp4', size: megabyte },
      });
    const answers = await Promise.all(tries.map(create));
    const taken = answers.filter(({ status }) => status === 200);
    expect(taken).toHaveLength(3);
    const [one] = taken;
    const body = { fileId: one?.data.id };
    expect((await call(second, '/upload/remove-file', { token, body })).status).toBe(200);
    expect((await create(0)).status).toBe(200);
    expect((await create(1)).data).toMatchObject({ reason: 'LIMIT', left: 0 });
  });

  it('stores the same part once where both nodes get it', async () => {
    const { accessToken: token } = await register(first);
    const body = { requestId: randomUUID(), name: 'a.mp4', size: 1000 };
    const { data: upload } = await call(first, '/upload/create-upload', { token, body });
    const answers = await Promise.all(
      tries.map((index) =>
        sendBytes(getNode(index), `/upload/upload-part/${upload.id}/0`, sampleVideo(500), { token }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ data }) => data.reason === 'STALE' && data.offset === 500)).toHaveLength(9);
  });
});
