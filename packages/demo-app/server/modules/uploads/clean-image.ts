import { type FileType, uploadLimits } from '@keo/core/contract';
import type Sharp from 'sharp';
import { createTurns } from '../../platform/turns.ts';
import { badFile } from './upload-refusals.ts';

const longestWorkSeconds = 20;
const loaders = ['Jpeg', 'Png', 'Webp'].map((format) => `VipsForeignLoad${format}`);

/** A picture of 40 megapixels takes some 160 MB while it is drawn anew. */
export const inTurn = createTurns({ atOnce: 1, longestQueue: 50 });

let loaded: Promise<typeof Sharp> | undefined;

/** Loaded with the first picture: a server that sees none does without. */
export function loadSharp() {
  return (loaded ??= import('sharp').then(({ default: sharp }) => {
    sharp.cache(false);
    sharp.concurrency(1);
    // Whatever a file pretends to be, no other reader is given its bytes.
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
 * Draws a picture anew from its pixels, upright and without anything else: no place, no camera, no hidden tail.
 * Refuses one that is damaged, or that holds more pixels than a server should draw.
 */
export function cleanImage(from: string, to: string, mime: keyof typeof encoders): Promise<void> {
  return inTurn(async () => {
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
      await picture
        .autoOrient()
        .timeout({ seconds: longestWorkSeconds })
        .toFormat(format, options)
        .toFile(to);
    } catch {
      throw badFile('upload.damaged');
    }
  });
}
