import { readFile } from 'node:fs/promises';

const tooManyPixels = 2;
const [, , from = '', to = '', pixelsMax] = process.argv;

const { default: heic } = await import('heic-decode');
const [photo] = await heic.all({ buffer: await readFile(from) });
if (!photo) throw new Error('There is no picture');
// Known before anything is decoded; the published types lack both.
const [width, height] = ['width', 'height'].map((side) => Number(Reflect.get(photo, side)));
if (!width || !height) throw new Error('The picture has no size');
if (width * height > Number(pixelsMax)) process.exit(tooManyPixels);
const { data } = await photo.decode();
const { default: sharp } = await import('sharp');
sharp.concurrency(1);
await sharp(data, { raw: { width, height, channels: 4 } })
  .removeAlpha()
  .jpeg({ quality: 88 })
  .toFile(to);
// The channel of `fork` would keep it running.
process.exit(0);
