import { describe, expect, it } from 'vitest';
import { fitCrop, getMiddle, moveCrop, squareIn, zoomCrop, zoomMax } from './crop.rules.ts';

const size = { width: 900, height: 600 };

describe('cropping a picture to a square', () => {
  it('starts with the largest centred square', () => {
    expect(squareIn(size, getMiddle(size))).toEqual({ left: 150, top: 0, side: 600 });
  });

  it("moves by shares of the square's side", () => {
    expect(squareIn(size, moveCrop(size, getMiddle(size), { x: 0.1, y: 0 }))).toMatchObject({ left: 90 });
    const near = zoomCrop(size, getMiddle(size), 2);
    expect(squareIn(size, moveCrop(size, near, { x: -0.1, y: 0.1 }))).toEqual({
      left: 330,
      top: 120,
      side: 300,
    });
  });

  it('stays in the picture', () => {
    for (const by of [
      { x: 9, y: 9 },
      { x: -9, y: -9 },
    ]) {
      const { left, top, side } = squareIn(size, moveCrop(size, zoomCrop(size, getMiddle(size), 3), by));
      expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
      expect(left + side).toBeLessThanOrEqual(size.width);
      expect(top + side).toBeLessThanOrEqual(size.height);
    }
  });

  it('clamps the zoom', () => {
    expect(zoomCrop(size, getMiddle(size), 0.2).zoom).toBe(1);
    expect(zoomCrop(size, getMiddle(size), 99).zoom).toBe(zoomMax);
    expect(fitCrop(size, { x: 890, y: 10, zoom: 1 })).toEqual({ x: 600, y: 300, zoom: 1 });
  });
});
