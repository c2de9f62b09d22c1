import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { App } from '../../app.ts';
import { call, register } from '../../dev/testing/person.ts';
import {
  oversizedPng,
  samplePdf,
  sampleHeic,
  samplePicture,
  sampleVideo,
  sampleZip,
  sizedHeic,
} from '../../dev/testing/sample-files.ts';
import { sendBytes, sendFile } from '../../dev/testing/send-bytes.ts';
import { startApp } from '../../dev/testing/start-app.ts';
import { fileParts, files } from './files.table.ts';
import { temporaryFolder } from '../../dev/testing/temporary-folder.ts';

let app: App;
let token: string;
const folder = await temporaryFolder('bad-files');
beforeAll(async () => {
  app = await startApp({ dataDir: folder });
  token = (await register(app)).accessToken;
});

async function kept(): Promise<[number, string[]]> {
  const rows = (await app.platform.db.$count(files)) + (await app.platform.db.$count(fileParts));
  const found = await readdir(path.join(folder, 'uploads'), { recursive: true, withFileTypes: true });
  return [rows, found.filter((entry) => entry.isFile()).map(({ name }) => name)];
}

const text = (words: string) => Buffer.from(words);
const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const html = '<!doctype html><script>alert(document.cookie)</script>';
const jpeg = await samplePicture('jpeg');
const png = await samplePicture('png');
const tooManyPixels = await sharp({
  create: { width: 8000, height: 5001, channels: 3, background: 'white' },
})
  .png()
  .toBuffer();

const refused: [string, Uint8Array, string?][] = [
  ['an SVG', text(svg), 'a.svg'],
  ['an SVG that is called a picture', text(svg), 'a.png'],
  ['an SVG after an XML header', text(`<?xml version="1.0"?>${svg}`), 'a.jpg'],
  ['a page', text(html), 'a.html'],
  ['a page that is called a PDF', text(html), 'a.pdf'],
  ['a page after a byte order mark', text(`\uFEFF${html}`), 'a.txt'],
  ['a page in UTF-16', Buffer.from(html, 'utf16le'), 'a.txt'],
  ['a PDF that begins with a page', Buffer.concat([text(html), samplePdf()]), 'a.pdf'],
  ['a script', text('alert(1)'), 'a.js'],
  ['a shell script', text('#!/bin/sh\nrm -rf /\n'), 'a.sh'],
  ['plain words', text('hello'), 'a.txt'],
  ['a style sheet', text('body{}'), 'a.css'],
  ['XML', text('<?xml version="1.0"?><a/>'), 'a.xml'],
  ['JSON that is only a text', text('"<script>"'), 'a.json'],
  ['JSON with something after it', text('{} <script>'), 'a.json'],
  ['JSON that is no UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]), 'a.json'],
  ['a program for Windows', Buffer.concat([text('MZ'), Buffer.alloc(200)]), 'a.jpg'],
  ['a program for Linux', Buffer.concat([text('\u007fELF'), Buffer.alloc(200)]), 'a.png'],
  ['a WebAssembly module', Buffer.from([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]), 'a.wasm'],
  ['a Java class', Buffer.from([0xca, 0xfe, 0xba, 0xbe, 0, 0, 0, 52, 0, 1]), 'a.class'],
  ['a GIF', text('GIF89a\u0001\u0000\u0001\u0000'), 'a.gif'],
  ['a GIF that is a script too', text('GIF89a/*\u0000*/=alert(1)'), 'a.gif'],
  ['a BMP', Buffer.concat([text('BM'), Buffer.alloc(60)]), 'a.bmp'],
  ['a TIFF', Buffer.from([0x49, 0x49, 0x2a, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0]), 'a.tif'],
  ['the head of an HEIC alone', sampleHeic.subarray(0, 40), 'a.heic'],
  ['half an HEIC', sampleHeic.subarray(0, sampleHeic.length / 2), 'a.heic'],
  ['an HEIC that says it is huge', sizedHeic(60_000, 60_000), 'a.heic'],
  ['an HEIC that says it has no end', sizedHeic(2 ** 31 - 1, 2 ** 31 - 1), 'a.heic'],
  ['an HEIC whose head says more than 40 megapixels', sizedHeic(8000, 6000), 'a.heic'],
  ['an AVIF', Buffer.concat([Buffer.from([0, 0, 0, 0x18]), text('ftypavif'), Buffer.alloc(40)]), 'a.avif'],
  ['a Photoshop file', Buffer.concat([text('8BPS'), Buffer.alloc(60)]), 'a.psd'],
  ['gzip', gzipSync('hello'), 'a.gz'],
  ['a gzip bomb', gzipSync(Buffer.alloc(50 * 1024 * 1024)), 'a.gz'],
  ['a RAR', text('Rar!\u001a\u0007\u0000'), 'a.rar'],
  ['a 7z', Buffer.from([0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c, 0, 0]), 'a.7z'],
  ['an app for Android', sampleZip('classes.dex'), 'a.apk'],
  ['a Java archive', sampleZip('META-INF/MANIFEST.MF'), 'a.jar'],
  ['a browser extension', Buffer.concat([text('Cr24'), Buffer.alloc(60)]), 'a.crx'],
  ['an MP3', Buffer.concat([text('ID3\u0003\u0000'), Buffer.alloc(60)]), 'a.mp3'],
  ['a Flash film', Buffer.concat([text('CWS\u0009'), Buffer.alloc(60)]), 'a.swf'],
  ['a Word document of old', Buffer.from('d0cf11e0a1b11ae1'.padEnd(600, '0'), 'hex'), 'a.doc'],
  ['SQLite', Buffer.concat([text('SQLite format 3\u0000'), Buffer.alloc(60)]), 'a.db'],
  ['PostScript', text('%!PS-Adobe-3.0\n'), 'a.ps'],
  ['zeros', Buffer.alloc(5000), 'a.jpg'],
  ['nothing', Buffer.alloc(0), 'a.jpg'],
  ['the first bytes of a JPEG alone', jpeg.subarray(0, 4), 'a.jpg'],
  ['half a JPEG', jpeg.subarray(0, jpeg.length / 2), 'a.jpg'],
  ['half a PNG', png.subarray(0, png.length / 2), 'a.png'],
  ['a PNG with a broken sum', Buffer.from(png).fill(0xff, 40, 60), 'a.png'],
  ['a page with the first bytes of a JPEG', Buffer.concat([jpeg.subarray(0, 4), text(html)]), 'a.jpg'],
  ['a PNG that says it is huge', oversizedPng(60_000, 60_000), 'a.png'],
  ['a PNG that says it has no end', oversizedPng(2 ** 31 - 1, 2 ** 31 - 1), 'a.png'],
  ['a PNG with no width', oversizedPng(0, 10), 'a.png'],
  ['a picture of more than 40 megapixels', tooManyPixels, 'a.png'],
];

describe('a file that may not be uploaded', () => {
  it.each(refused)('%s is refused and leaves nothing', async (_what, bytes, name = 'a') => {
    const answer = await sendFile(app, token, { name, bytes, type: 'image/png' });
    expect(answer).toMatchObject({ status: 422, code: 10_000, data: { reason: 'INVALID' } });
    expect(answer.data.fields.file).toMatch(/^\p{Lu}.*\.$/u);
    expect(await kept()).toEqual([0, []]);
  });

  it('is one of more than 5 MB sent whole, with and without Content-Length', async () => {
    const bytes = sampleVideo(5 * 1024 * 1024 + 1);
    expect(await sendFile(app, token, { name: 'a.mp4', bytes })).toMatchObject({
      status: 409,
      data: { reason: 'LIMIT', max: 5 * 1024 * 1024 },
    });
    const large = await sendFile(app, token, { name: 'a.mp4', bytes: sampleVideo(6 * 1024 * 1024) });
    expect(large).toMatchObject({ data: { reason: 'LIMIT' } });
    expect(await kept()).toEqual([0, []]);
  });
});

const levels = 2_400_000;
const numbers = (count: number) => `[${'1,'.repeat(count)}1]`;

describe('an uploaded JSON', () => {
  it.each([
    ['2.4 million levels deep', `${'['.repeat(levels)}${']'.repeat(levels)}`, [200, 422]],
    ['of two million numbers', numbers(2_000_000), [200]],
    ['of two million numbers that never ends', numbers(2_000_000).slice(0, -1), [422]],
  ])('%s is not parsed where requests are answered', async (_what, json, statuses) => {
    const parses = vi.spyOn(JSON, 'parse');
    const answer = await sendFile(app, token, { name: 'a.json', bytes: text(json) });
    const longest = Math.max(...parses.mock.calls.map(([parsed]) => parsed.length));
    parses.mockRestore();
    expect(longest).toBeLessThan(10_000);
    expect(statuses).toContain(answer.status);
    if (answer.status === 200)
      await call(app, '/upload/remove-file', { token, body: { fileId: answer.data.id } });
    expect(await kept()).toEqual([0, []]);
  });
});

const boundary = 'xyz';
const part = (headers: string, content = 'hello') => `--${boundary}\r\n${headers}\r\n\r\n${content}\r\n`;
const filePart = (name = 'a.pdf') =>
  part(
    `Content-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: application/pdf`,
    Buffer.from(samplePdf()).toString(),
  );
const end = `--${boundary}--\r\n`;

const forms: [string, string, string?][] = [
  ['without a file', end],
  ['with two files', filePart() + filePart() + end],
  ['with ten thousand parts', part('Content-Disposition: form-data; name="a"').repeat(10_000) + end],
  ['with a field beside its file', part('Content-Disposition: form-data; name="a"') + filePart() + end],
  ['with its file in another field', filePart().replace('name="file"', 'name="photo"') + end],
  ['that breaks off', filePart().slice(0, -20)],
  ['that never begins', 'hello'],
  ['with headers without end', `--${boundary}\r\n${'X-A: b\r\n'.repeat(20_000)}`],
  ['without a boundary', filePart() + end, 'multipart/form-data'],
  ['that is none', filePart() + end, 'text/plain'],
  ['that says it is JSON', '{}', 'application/json'],
];

describe('a form', () => {
  it.each(forms)('%s is refused and leaves nothing', async (_what, body, contentType) => {
    const answer = await sendBytes(app, '/upload/upload-file', Buffer.from(body), {
      token,
      contentType: contentType ?? `multipart/form-data; boundary=${boundary}`,
    });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(answer.code).toBe(10_000);
    expect(await kept()).toEqual([0, []]);
  });

  it('is accepted by no other endpoint, nor a larger one', async () => {
    const form = { token, contentType: `multipart/form-data; boundary=${boundary}` };
    const body = Buffer.from(filePart() + end);
    expect((await sendBytes(app, '/upload/create-upload', body, form)).status).toBe(415);
    expect((await sendBytes(app, '/user/login', body, form)).status).toBe(415);
    const bytes = Buffer.from('{}');
    expect((await sendBytes(app, '/user/login', bytes, { token })).status).toBe(415);
    const json = Buffer.from(JSON.stringify({ username: 'a'.repeat(1024 * 1024), password: 'b' }));
    const contentType = 'application/json';
    expect((await sendBytes(app, '/user/login', json, { contentType })).status).toBe(413);
    expect((await sendBytes(app, '/upload/create-upload', json, { token, contentType })).status).toBe(413);
  });
});
