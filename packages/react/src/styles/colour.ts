/** sRGB, 0 to 1. */
export type Rgb = readonly [number, number, number];

const toLinear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
const toGamma = (part: number) => (part <= 0.0031308 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055);
const clamp = (part: number) => Math.min(1, Math.max(0, part));

function fromOklch(lightness: number, chroma: number, hue: number): Rgb {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    clamp(toGamma(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s)),
    clamp(toGamma(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s)),
    clamp(toGamma(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s)),
  ];
}

/** Parses `#rgb`, `#rrggbb`, `rgb(r g b)`, `rgb(r, g, b)` and `oklch(l% c h)`; else throws. */
export function parseColour(text: string): Rgb {
  const numbers = [...text.matchAll(/-?\d*\.?\d+/g)].map(([number]) => Number(number));
  const [x = 0, y = 0, z = 0] = numbers;
  if (text.startsWith('oklch(') && numbers.length >= 3) return fromOklch(x / 100, y, z);
  if (/^rgba?\(/.test(text) && numbers.length >= 3) return [x / 255, y / 255, z / 255];
  const hex = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(text)?.[1];
  if (hex === undefined) throw new Error(`"${text}" is not a colour this can read.`);
  const size = hex.length / 3;
  const part = (index: number) => {
    const digits = hex.slice(index * size, (index + 1) * size);
    return Number.parseInt(size === 1 ? digits + digits : digits, 16) / 255;
  };
  return [part(0), part(1), part(2)];
}

const luminance = ([r, g, b]: Rgb) => 0.2126 * toLinear(r) + 0.7152 * toLinear(g) + 0.0722 * toLinear(b);

/** WCAG contrast, 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}
