import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import type { App } from '../../app.ts';
import { createSteadyApi } from '../../dev/testing/call-api.ts';
import { call, register } from '../../dev/testing/person.ts';
import {
  phonePhoto,
  sampleHeic,
  sampleVideo,
  samplePdf,
  samplePicture,
} from '../../dev/testing/sample-files.ts';
import { sendBytes, sendFile } from '../../dev/testing/send-bytes.ts';
import { startApp } from '../../dev/testing/start-app.ts';
import { createFiles } from './files.service.ts';

let app: App;
beforeAll(async () => {
  app = await startApp();
});

const get = (url: string, headers: Record<string, string> = {}) => app.server.inject({ url, headers });
const lives = async (url: string) => (await get(url)).statusCode === 200;
const getLink = async (token: string, id: string): Promise<string> =>
  (await call(app, `/upload/file-url/${id}`, { token })).data.url;

describe('a file that is sent whole', () => {
  it('is answered as it is stored, with the hash of its bytes', async () => {
    const { accessToken: token } = await register(app);
    const sent = await sendFile(app, token, { name: 'hoá đơn.pdf', bytes: samplePdf() });
    expect(sent).toMatchObject({ status: 200, code: 200 });
    expect(sent.data).toEqual({
      id: expect.stringMatching(/^f_/),
      name: 'hoá đơn.pdf',
      mime: 'application/pdf',
      size: samplePdf().length,
      sha256: createHash('sha256').update(samplePdf()).digest('hex'),
    });
    expect((await call(app, `/upload/file-info/${sent.data.id}`, { token })).data).toEqual(sent.data);
    const read = await get(await getLink(token, sent.data.id));
    expect(read.statusCode).toBe(200);
    expect(read.rawPayload.equals(samplePdf())).toBe(true);
  });

  it.each(['jpeg', 'png', 'webp'] as const)('as a %s is re-encoded, with the same pixels', async (format) => {
    const { accessToken: token } = await register(app);
    const bytes = Buffer.concat([await samplePicture(format), Buffer.from('<script>alert(1)</script>')]);
    const { data } = await sendFile(app, token, { name: 'a.bin', bytes });
    expect(data).toMatchObject({
      mime: `image/${format}`,
      name: format === 'jpeg' ? 'a.jpg' : `a.${format}`,
    });
    const { rawPayload } = await get(await getLink(token, data.id));
    expect(rawPayload.includes('script')).toBe(false);
    expect(createHash('sha256').update(rawPayload).digest('hex')).toBe(data.sha256);
    const { data: pixels, info } = await sharp(rawPayload).raw().toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject({ width: 64, height: 32 });
    expect(pixels[0]).toBeGreaterThan(150);
    expect(pixels[(64 - 2) * info.channels + 2]).toBeGreaterThan(150);
  });

  it('as an HEIC of a phone is stored as a JPEG, with the same picture', async () => {
    const { accessToken: token } = await register(app);
    const { data } = await sendFile(app, token, { name: 'IMG_0001.HEIC', bytes: sampleHeic });
    expect(data).toMatchObject({ mime: 'image/jpeg', name: 'IMG_0001.jpg' });
    const { rawPayload } = await get(await getLink(token, data.id));
    expect(createHash('sha256').update(rawPayload).digest('hex')).toBe(data.sha256);
    const { format, width, height } = await sharp(rawPayload).metadata();
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 64, height: 32 });
    const pixels = await sharp(rawPayload).raw().toBuffer();
    expect(pixels[0]).toBeGreaterThan(150);
    expect(pixels[(64 - 2) * 3 + 2]).toBeGreaterThan(150);
  });

  it('as a photo is upright and without EXIF', async () => {
    const { accessToken: token } = await register(app);
    const photo = await phonePhoto();
    expect(photo.includes('SecretCamera')).toBe(true);
    const { data } = await sendFile(app, token, { name: 'IMG_1.JPG', bytes: photo });
    const { rawPayload } = await get(await getLink(token, data.id));
    const { exif, orientation, width, height } = await sharp(rawPayload).metadata();
    expect({ exif, orientation, width, height }).toEqual({ width: 32, height: 64 });
    expect(rawPayload.includes('SecretCamera')).toBe(false);
  });
});

describe('the bytes of a file', () => {
  it('have headers so that no browser runs, frames, sniffs or caches them', async () => {
    const { accessToken: token } = await register(app);
    const { data } = await sendFile(app, token, { name: 'tệp "lạ".pdf', bytes: samplePdf() });
    const { headers } = await get(await getLink(token, data.id));
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
      'cache-control': 'private, no-store',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers['content-disposition']).toMatch(/^attachment; .*filename\*=UTF-8''t%E1%BB%87p/);
  });

  it('are served in ranges', async () => {
    const { accessToken: token } = await register(app);
    const video = sampleVideo(1000);
    const { data } = await sendFile(app, token, { name: 'a.mp4', bytes: video });
    const link = await getLink(token, data.id);
    const range = (value: string) => get(link, { range: value });
    const some = await range('bytes=4-11');
    expect(some).toMatchObject({ statusCode: 206, body: 'ftypmp42' });
    expect(some.headers).toMatchObject({ 'content-range': 'bytes 4-11/1000', 'content-length': '8' });
    expect((await range('bytes=990-')).rawPayload).toHaveLength(10);
    expect((await range('bytes=-5')).headers['content-range']).toBe('bytes 995-999/1000');
    expect((await range('bytes=1000-')).statusCode).toBe(416);
    for (const odd of ['bytes=0-1,5-6', 'lines=1-2', 'bytes=-', 'bytes=9-3'])
      expect((await range(odd)).statusCode).toBe(200);
  });

  it('need a link of the last five minutes, unchanged', async () => {
    const { username, password, accessToken } = await register(app);
    const { data } = await sendFile(app, accessToken, { name: 'a.pdf', bytes: samplePdf() });
    const { data: other } = await sendFile(app, accessToken, { name: 'b.pdf', bytes: samplePdf('b') });
    const link = await getLink(accessToken, data.id);
    expect(await lives(link)).toBe(true);
    expect(await lives(link.replace(data.id, other.id))).toBe(false);
    expect(await lives(`${link.slice(0, -1)}${link.endsWith('A') ? 'B' : 'A'}`)).toBe(false);
    expect(await lives(link.replace(/\?.*/, ''))).toBe(false);
    const { platform } = app;
    await platform.clock.advance(5 * 60_000 - 2000);
    expect(await lives(link)).toBe(true);
    await platform.clock.advance(2000);
    expect(await lives(link)).toBe(false);
    const fresh = await createSteadyApi(app, username, password).get(`/upload/file-url/${data.id}`);
    expect(await lives(fresh.data.url)).toBe(true);
  });
});

describe('access to a file', () => {
  it('is for its owner: NOT_FOUND for everybody else', async () => {
    const [owner, stranger] = [await register(app), await register(app)];
    const { data } = await sendFile(app, owner.accessToken, { name: 'a.pdf', bytes: samplePdf() });
    const link = await getLink(owner.accessToken, data.id);
    const asks = (id: string, token?: string) => {
      const as = token === undefined ? {} : { token };
      return Promise.all([
        call(app, `/upload/file-info/${id}`, as),
        call(app, `/upload/file-url/${id}`, as),
        call(app, '/upload/remove-file', { ...as, body: { fileId: id } }),
        call(app, '/upload/complete-upload', { ...as, body: { uploadId: id } }),
        sendBytes(app, `/upload/upload-part/${id}/0`, samplePdf(), as),
      ]);
    };
    for (const [index, answer] of (await asks(data.id, stranger.accessToken)).entries()) {
      expect(answer).toMatchObject({ status: 404, data: { reason: 'NOT_FOUND' } });
      const missing = (await asks('f_missing', stranger.accessToken))[index];
      expect([missing?.status, missing?.code, missing?.data]).toEqual([
        answer.status,
        answer.code,
        answer.data,
      ]);
    }
    for (const answer of await asks(data.id)) expect(answer.status).toBe(401);
    expect((await sendFile(app, '', { name: 'a.pdf', bytes: samplePdf() })).status).toBe(401);
    expect((await get(link)).statusCode).toBe(200);
  });

  it('can be granted by what refers to the file, and is checked again at each link', async () => {
    const [owner, partner] = [await register(app), await register(app)];
    const getUserId = async (token: string) => (await call(app, '/user/info', { token })).data.id;
    const { data } = await sendFile(app, owner.accessToken, { name: 'a.pdf', bytes: samplePdf() });
    const partnerId = await getUserId(partner.accessToken);
    let dealIsOpen = true;
    const files = createFiles({
      ...app.platform,
      storage: { put: expect.unreachable, remove: expect.unreachable, read: expect.unreachable },
      mayRead: async (_db, fileId, userId) => dealIsOpen && fileId === data.id && userId === partnerId,
    });
    const { url } = await files.link(partnerId, data.id);
    const key = new URL(url, 'http://localhost').searchParams.get('key') ?? '';
    expect(await files.open(data.id, key)).toMatchObject({ name: 'a.pdf' });
    await expect(files.link('u_else', data.id)).rejects.toMatchObject({ reason: 'NOT_FOUND' });
    dealIsOpen = false;
    await expect(files.open(data.id, key)).rejects.toMatchObject({ reason: 'NOT_FOUND' });
  });

  it('lets only its owner remove it, once, and not while something refers to it', async () => {
    const owner = await register(app);
    const token = owner.accessToken;
    const { data: me } = await call(app, '/user/info', { token });
    const { data } = await sendFile(app, token, { name: 'a.pdf', bytes: samplePdf() });
    const { data: used } = await sendFile(app, token, { name: 'b.pdf', bytes: samplePdf() });
    const link = await getLink(token, data.id);
    const remove = (fileId: string) => call(app, '/upload/remove-file', { token, body: { fileId } });
    await app.files.keep(app.platform.db, me.id, [used.id]);
    expect(await remove(used.id)).toMatchObject({ status: 422, data: { reason: 'NOT_ALLOWED' } });
    expect((await remove(data.id)).status).toBe(200);
    expect((await remove(data.id)).status).toBe(404);
    expect((await get(link)).statusCode).toBe(404);
    await expect(app.files.keep(app.platform.db, me.id, [used.id, data.id])).rejects.toMatchObject({
      reason: 'NOT_FOUND',
    });
    await expect(app.files.keep(app.platform.db, 'u_else', [used.id])).rejects.toMatchObject({
      reason: 'NOT_FOUND',
    });
  });
});
