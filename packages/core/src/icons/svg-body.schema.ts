import { check, pipe, string } from 'valibot';

const mostBytes = 32 * 1024;

/** Allowed elements: they only draw. */
const elements = new Set(
  [
    'g path circle ellipse line polyline polygon rect defs clipPath mask symbol title desc',
    'linearGradient radialGradient stop pattern marker animate animateMotion animateTransform set mpath filter',
    'feBlend feColorMatrix feComposite feFlood feGaussianBlur feMerge feMergeNode feMorphology feOffset',
  ].flatMap((line) => line.split(' ')),
);

const tag = /<\/?([A-Za-z][\w:-]*)(?![\w:-])((?:[^<>"']|"[^"<]*"|'[^'<]*')*)>/g;
const harmful = /\bon\w+\s*=|href|javascript:|url\(\s*["']?(?!#)|&#|@import|expression\s*\(/i;

/**
 * True for the inside of an `<svg>` that only draws, of at most 32 KB: no script, no foreignObject, no event
 * attribute, no link of any kind, no character reference that could spell one.
 */
export function isSafeSvgBody(body: string): boolean {
  if (new TextEncoder().encode(body).length > mostBytes || harmful.test(body)) return false;
  let known = true;
  const rest = body.replace(tag, (_, name: string) => {
    known &&= elements.has(name);
    return '';
  });
  return known && !/[<>]/.test(rest);
}

export const svgBodySchema = pipe(string(), check(isSafeSvgBody, 'is not a safe drawing'));
