import { type Crop, squareIn } from './crop.rules.ts';

/** Width and height in px of a photo: a face at its largest, for screens that show two dots in one px. */
const side = 512;

/** The chosen square of a picture as a file of its own; null where the browser cannot make one. */
export async function cutPicture(picture: HTMLImageElement, crop: Crop): Promise<File | null> {
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const paper = canvas.getContext('2d');
  if (!paper) return null;
  // What is transparent would be black in a JPEG.
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
