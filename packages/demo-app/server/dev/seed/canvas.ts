/** Whether a point, in px from the upper left, is inside a shape. */
export type Shape = (x: number, y: number) => boolean;
/** `0xRRGGBB`, such as `0xf5e9d8`. */
export type Colour = number;
/** Shapes with colours, each over the ones before. */
export type Layers = readonly (readonly [Colour, Shape])[];

export const everywhere: Shape = () => true;
export const box =
  (left: number, top: number, width: number, height: number): Shape =>
  (x, y) =>
    x >= left && x < left + width && y >= top && y < top + height;
export const disc =
  (cx: number, cy: number, radius: number): Shape =>
  (x, y) =>
    (x - cx) ** 2 + (y - cy) ** 2 < radius ** 2;
export const both =
  (one: Shape, another: Shape): Shape =>
  (x, y) =>
    one(x, y) && another(x, y);
export const without =
  (one: Shape, another: Shape): Shape =>
  (x, y) =>
    one(x, y) && !another(x, y);

/** Paints layers as a JPEG, pixel by pixel: the image library must not read SVG, because users upload files to it. */
export async function paint(width: number, height: number, layers: Layers): Promise<Uint8Array<ArrayBuffer>> {
  const pixels = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const [colour] = layers.findLast(([, covers]) => covers(x, y)) ?? [0];
      pixels.set([colour >> 16, (colour >> 8) & 255, colour & 255], (y * width + x) * 3);
    }
  const { default: sharp } = await import('sharp');
  const picture = sharp(pixels, { raw: { width, height, channels: 3 } });
  return new Uint8Array(await picture.jpeg({ quality: 85 }).toBuffer());
}
