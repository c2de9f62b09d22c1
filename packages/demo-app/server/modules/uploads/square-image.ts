import { enqueue, loadSharp } from './clean-image.ts';

/** In px: twice the largest size on a page, for high-density screens. */
const side = 512;

/** Cropped at the centre. */
export const toSquare = (picture: Uint8Array): Promise<Uint8Array> =>
  enqueue(async () => {
    const sharp = await loadSharp();
    return sharp(picture).resize(side, side, { fit: 'cover' }).webp({ quality: 82 }).toBuffer();
  });
