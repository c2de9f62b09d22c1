const longest = 160;
/** Security: they end a declaration, escape, or start a rule, comment, URL or tag. */
const forbidden = /[;{}\\@<>:!]|\/\*/;
const harmless = new Set(
  'rgb rgba hsl hsla hwb lab lch oklab oklch color-mix calc min max clamp var'.split(' '),
);

/** Whether every parenthesis is closed and belongs to an allowed function. */
function areCallsAllowed(text: string): boolean {
  let depth = 0;
  for (const [part] of text.matchAll(/[\w-]+\(?|[()]/g)) {
    const opens = part.endsWith('(');
    if (opens && part !== '(' && !harmless.has(part.slice(0, -1).toLowerCase())) return false;
    depth += opens ? 1 : part === ')' ? -1 : 0;
    if (depth < 0) return false;
  }
  return depth === 0;
}

const quotesAreClosed = (text: string): boolean => !/["']/.test(text.replace(/"[^"\n]*"|'[^'\n]*'/g, ''));

export const isPlainValue = (value: unknown): value is string =>
  typeof value === 'string' &&
  value.trim() !== '' &&
  value.length <= longest &&
  !forbidden.test(value) &&
  !/[\n\r\f]/.test(value) &&
  areCallsAllowed(value) &&
  quotesAreClosed(value);

const colour =
  /^(#[\da-f]{3,4}|#[\da-f]{6}|#[\da-f]{8}|[a-z]{3,24}|(rgba?|hsla?|hwb|lab|lch|oklab|oklch)\([\d\s.,%/+deg-]+\)|var\(--[\w-]+\))$/i;
const length = /^(0|(\d+(\.\d+)?|\.\d+)(px|rem|em)|var\(--[\w-]+\))$/;
const font = /^["']?[\p{L}\d-][\p{L}\d\s-]*["']?$/u;

/** Only values of this grammar reach a style sheet. */
export const grammar = {
  colour: (value: unknown) => isPlainValue(value) && colour.test(value.trim()),
  length: (value: unknown) => isPlainValue(value) && length.test(value.trim()),
  font: (value: unknown) => isPlainValue(value) && value.split(',').every((name) => font.test(name.trim())),
};

export type ValueKind = keyof typeof grammar;
