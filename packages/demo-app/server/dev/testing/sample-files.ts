import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

const text = (words: string) => new Uint8Array(Buffer.from(words));

/** One colour on its left half, another on its right. */
export async function samplePicture(
  format: 'jpeg' | 'png' | 'webp',
  { width = 64, height = 32 } = {},
): Promise<Buffer> {
  const right = await sharp({
    create: { width: width / 2, height, channels: 3, background: { r: 10, g: 40, b: 200 } },
  })
    .png()
    .toBuffer();
  return sharp({ create: { width, height, channels: 3, background: { r: 200, g: 30, b: 10 } } })
    .composite([{ input: right, left: width / 2, top: 0 }])
    .toFormat(format)
    .toBuffer();
}

/** The same picture as of `samplePicture`, by libheif's heif-enc with x265: sharp has no encoder of HEVC. */
export const sampleHeic = Buffer.from(
  [
    'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAa1tZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAA',
    'AA5waXRtAAAAAAACAAAAEGlkYXQAAAAAAEAAIAAAADhpbG9jAQAAAERAAAIAAQAAAAAAAAHRAAEAAAAAAAAAQAACAAEAAAAAAAAA',
    'AQAAAAAAAAAIAAAAOGlpbmYAAAAAAAIAAAAVaW5mZQIAAAEAAQAAaHZjMQAAAAAVaW5mZQIAAAAAAgAAZ3JpZAAAAADYaXBycAAA',
    'ALZpcGNvAAAAdmh2Y0MBA3AAAAAAAAAAAAAe8AD8/fj4AAAPAyAAAQAYQAEMAf//A3AAAAMAkAAAAwAAAwAeugJAIQABACpCAQED',
    'cAAAAwCQAAADAAADAB6gIIEFlurkprm4EBAwIAAAAwAgAAADACEiAAEABkQBwXPAiQAAABRpc3BlAAAAAAAAAEAAAABAAAAAFGlz',
    'cGUAAAAAAAAAQAAAACAAAAAQcGl4aQAAAAADCAgIAAAAGmlwbWEAAAAAAAAAAgABAoECAAICA4QAAAAaaXJlZgAAAAAAAAAOZGlt',
    'ZwACAAEAAQAAAEhtZGF0AAAAPCgBr1jm9Oq//+Yg//8R/IfKtF9f/z29V++ZE/7F3VpX20dsFEhw/KsETIpW/cZAaRN1Xo0Hx27V',
    'WvKzeg==',
  ].join(''),
  'base64',
);

/** Its boxes `ispe` claim that size. */
export function sizedHeic(width: number, height: number): Buffer {
  const file = Buffer.from(sampleHeic);
  for (let at = file.indexOf('ispe'); at !== -1; at = file.indexOf('ispe', at + 1)) {
    file.writeUInt32BE(width, at + 8);
    file.writeUInt32BE(height, at + 12);
  }
  return file;
}

/** As from a phone: rotated by EXIF, with place and camera. */
export const phonePhoto = async (): Promise<Buffer> =>
  sharp(await samplePicture('jpeg'))
    .withExif({
      IFD0: { Make: 'SecretCamera' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '10/1 46/1 30/1', GPSLongitudeRef: 'E' },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();

const chunk = (type: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(type), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
};

/** A PNG whose header claims that size, with a few bytes of pixels. */
export function oversizedPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

export const samplePdf = (words = 'Hello'): Uint8Array =>
  text(`%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\n% ${words}\ntrailer << /Root 1 0 R >>\n%%EOF\n`);

/** The header of a video, then as many bytes as asked. */
export function sampleVideo(bytes = 1000): Uint8Array {
  const video = new Uint8Array(bytes);
  video.set([0, 0, 0, 0x18]);
  video.set(text('ftypmp42'), 4);
  video.set(text('mp42isom'), 16);
  return video;
}

/** One stored entry. */
export function sampleZip(name = 'a.txt', content = 'hello'): Buffer {
  const [label, data] = [Buffer.from(name), Buffer.from(content)];
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(20, 4);
  local.writeUInt32LE(crc32(data), 14);
  local.writeUInt32LE(data.length, 18);
  local.writeUInt32LE(data.length, 22);
  local.writeUInt16LE(label.length, 26);
  const central = Buffer.alloc(46);
  central.writeUInt32LE(0x02014b50, 0);
  central.writeUInt16LE(20, 4);
  central.writeUInt16LE(20, 6);
  central.writeUInt32LE(crc32(data), 16);
  central.writeUInt32LE(data.length, 20);
  central.writeUInt32LE(data.length, 24);
  central.writeUInt16LE(label.length, 28);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(central.length + label.length, 12);
  end.writeUInt32LE(local.length + label.length + data.length, 16);
  return Buffer.concat([local, label, data, central, label, end]);
}
