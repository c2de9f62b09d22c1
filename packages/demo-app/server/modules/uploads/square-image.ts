import { inTurn, loadSharp } from './clean-image.ts';

/** Width and height in px: a face at its largest on a page, for screens that show two dots in one px. */
const side = 512;

/** The middle of a picture that was taken in before, as a small square. */
export const squareOf = (picture: Uint8Array): Promise<Uint8Array> =>
  inTurn(async () => {
    const sharp = await loadSharp();
    return sharp(picture).resize(side, side, { fit: 'cover' }).webp({ quality: 82 }).toBuffer();
  });
