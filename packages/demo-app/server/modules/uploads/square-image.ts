import { enqueue, loadSharp } from './clean-image.ts';

/** In px: twice the largest size of a face on a page, for screens of two dots per px. */
const side = 512;

/** The centre of a cleaned picture, as a small square. */
export const squareOf = (picture: Uint8Array): Promise<Uint8Array> =>
  enqueue(async () => {
    const sharp = await loadSharp();
    return sharp(picture).resize(side, side, { fit: 'cover' }).webp({ quality: 82 }).toBuffer();
  });
