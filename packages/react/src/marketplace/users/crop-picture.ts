import { type Crop, squareIn } from './crop.rules.ts';

/** In px, for screens with 2 dots per px. */
const side = 512;

/** Null if the browser cannot encode it. */
export async function cropPicture(picture: HTMLImageElement, crop: Crop): Promise<File | null> {
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const paper = canvas.getContext('2d');
  if (!paper) return null;
  // JPEG has no transparency: it would become black.
  paper.fillStyle = '#fff';
  paper.fillRect(0, 0, side, side);
  const {
    left,
    top,
    side: cut,
  } = squareIn({ width: picture.naturalWidth, height: picture.naturalHeight }, crop);
  paper.drawImage(picture, left, top, cut, cut, 0, 0, side, side);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.9));
  return blob && new File([blob], 'photo.jpg', { type: 'image/jpeg' });
}
