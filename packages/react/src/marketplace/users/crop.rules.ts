export type Size = { width: number; height: number };

/** A square; its centre in px of the picture. */
export type Crop = { x: number; y: number; zoom: number };

export const zoomMax = 4;

/** In px of the picture. */
export const getSide = ({ width, height }: Size, { zoom }: Pick<Crop, 'zoom'>): number =>
  Math.min(width, height) / zoom;

const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

export function fitCrop(size: Size, { x, y, zoom: wanted }: Crop): Crop {
  const zoom = within(wanted, 1, zoomMax);
  const half = getSide(size, { zoom }) / 2;
  return { x: within(x, half, size.width - half), y: within(y, half, size.height - half), zoom };
}

export const getMiddle = ({ width, height }: Size): Crop => ({ x: width / 2, y: height / 2, zoom: 1 });

/** `by`: shares of the square's side. */
export function moveCrop(size: Size, crop: Crop, by: { x: number; y: number }): Crop {
  const side = getSide(size, crop);
  return fitCrop(size, { ...crop, x: crop.x - by.x * side, y: crop.y - by.y * side });
}

export const zoomCrop = (size: Size, crop: Crop, factor: number): Crop =>
  fitCrop(size, { ...crop, zoom: crop.zoom * factor });

/** In px of the picture. */
export function squareIn(size: Size, crop: Crop): { left: number; top: number; side: number } {
  const side = getSide(size, crop);
  return { left: crop.x - side / 2, top: crop.y - side / 2, side };
}
