import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import type { App } from '../../app.ts';
import { call, register } from '../../dev/testing/person.ts';
import { samplePicture } from '../../dev/testing/sample-files.ts';
import { sendFile } from '../../dev/testing/send-bytes.ts';
import { startApp } from '../../dev/testing/start-app.ts';
import { userPhotos } from './user-photos.table.ts';

let app: App;
let token: string;
let id: string;
beforeAll(async () => {
  app = await startApp();
  ({ accessToken: token } = await register(app));
  ({ id } = (await call(app, '/user/info', { token })).data);
});

const update = (body: object, as = token) => call(app, '/user/update-info', { token: as, body });
async function picture(as = token): Promise<string> {
  const bytes = await samplePicture('jpeg', { width: 900, height: 600 });
  const { data } = await sendFile(app, as, { name: 'toi.jpg', bytes, type: 'image/jpeg' });
  return data.id;
}
const read = (url: string) => app.server.inject(url);
const shown = async () => (await call(app, `/user/info/${id}`)).data.avatarUrl;

describe('a profile photo', () => {
  it('is a small square, public and cacheable', async () => {
    const { data } = await update({ photoFileId: await picture() });
    expect(await shown()).toBe(data.avatarUrl);
    const answer = await read(data.avatarUrl);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({
      format: 'webp',
      width: 512,
      height: 512,
    });
  });

  it('is replaced by a new one with a new URL', async () => {
    const before = await shown();
    const { data } = await update({ photoFileId: await picture() });
    expect(data.avatarUrl).not.toBe(before);
    expect((await read(before)).statusCode).toBe(404);
    expect((await read(data.avatarUrl)).statusCode).toBe(200);
    expect(await app.platform.db.$count(userPhotos)).toBe(1);
  });

  it('survives other changes, and can be removed', async () => {
    const before = await shown();
    await update({ headline: 'Thợ ảnh' });
    expect(await shown()).toBe(before);
    expect((await update({ photoFileId: null })).data.avatarUrl).toBeNull();
    expect((await read(before)).statusCode).toBe(404);
    expect(await app.platform.db.$count(userPhotos)).toBe(0);
  });

  it('is served by Keo: an address elsewhere, or of somebody else, is refused', async () => {
    const { data } = await update({ photoFileId: await picture() });
    const other = await register(app);
    for (const avatarUrl of [
      'https://evil.example/a.png',
      '//evil.example/a.png',
      'data:image/png;base64,iVBORw0KGgo=',
      `https://evil.example${data.avatarUrl}`,
    ])
      for (const token of [undefined, other.accessToken])
        expect(await update({ avatarUrl }, token)).toMatchObject({
          status: 422,
          msg: 'Keo chỉ hiện ảnh được tải lên Keo. Hãy tải ảnh của bạn lên thay vì dán địa chỉ.',
          data: { fields: { avatarUrl: expect.any(String) } },
        });
    expect(await update({ avatarUrl: data.avatarUrl }, other.accessToken)).toMatchObject({ status: 422 });
    expect((await update({ avatarUrl: data.avatarUrl })).data.avatarUrl).toBe(data.avatarUrl);
    expect((await update({ avatarUrl: null })).data.avatarUrl).toBeNull();
  });

  it('takes only an own picture', async () => {
    const other = await register(app);
    const refused = await update({ photoFileId: await picture() }, other.accessToken);
    expect(refused).toEqual(await update({ photoFileId: 'f_none' }, other.accessToken));
    expect(refused).toMatchObject({ status: 404, data: { reason: 'NOT_FOUND' } });
    const pdf = { name: 'a.pdf', bytes: Buffer.from('%PDF-1.7\n1 0 obj\n%%EOF\n'), type: 'application/pdf' };
    const { data: file } = await sendFile(app, token, pdf);
    expect(await update({ photoFileId: file.id })).toMatchObject({
      status: 422,
      data: { reason: 'INVALID', fields: { photoFileId: expect.stringContaining('JPEG') } },
    });
  });
});
