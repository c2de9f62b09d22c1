import { type FileType, uploadLimits } from '@keo/core/contract';
import type Sharp from 'sharp';
import { createBoundedQueue } from '../../platform/queue/bounded-queue.ts';
import { badFile } from './upload-refusals.ts';

const maxWorkSeconds = 20;
const loaders = ['Jpeg', 'Png', 'Webp'].map((format) => `VipsForeignLoad${format}`);

/** Re-encoding a picture of 40 megapixels takes some 160 MB. */
export const enqueue = createBoundedQueue({ atOnce: 1, maxQueue: 50 });

let loaded: Promise<typeof Sharp> | undefined;

/** Loaded with the first picture, to save memory until then. */
export function loadSharp() {
  return (loaded ??= import('sharp').then(({ default: sharp }) => {
    sharp.cache(false);
    sharp.concurrency(1);
    // Only the decoders of the allowed formats may read the file, whatever its type claims.
    sharp.block({ operation: ['VipsForeignLoad'] });
    sharp.unblock({ operation: loaders });
    return sharp;
  }));
}

const encoders = {
  'image/jpeg': { format: 'jpeg', quality: 88 },
  'image/png': { format: 'png', compressionLevel: 8 },
  'image/webp': { format: 'webp', quality: 88 },
} as const;

export const isImage = (mime: FileType): mime is keyof typeof encoders => Object.hasOwn(encoders, mime);

/**
 * Re-encodes a picture from its pixels, upright, without metadata or trailing bytes. Refuses damaged ones, and those
 * with too many pixels to decode.
 */
export function cleanImage(from: string, to: string, mime: keyof typeof encoders): Promise<void> {
  return enqueue(async () => {
    const sharp = await loadSharp();
    const { format, ...options } = encoders[mime];
    const picture = sharp(from, {
      limitInputPixels: uploadLimits.pixelsMax,
      failOn: 'error',
      sequentialRead: true,
    });
    const { width, height } = await picture.metadata().catch((): never => {
      throw badFile('upload.damaged');
    });
    if (width * height > uploadLimits.pixelsMax) throw badFile('upload.pixels');
    try {
      await picture.autoOrient().timeout({ seconds: maxWorkSeconds }).toFormat(format, options).toFile(to);
    } catch {
      throw badFile('upload.damaged');
    }
  });
}
