/**
 * What makes the page's sheet one for a shadow root. A length in `rem` would follow a host that has shrunk its
 * root element, so it becomes a multiple of `--keo-rem`; and a dark element says so by its own state, for its
 * classes belong to the host. The conditions of at-rules keep their `rem`, which no host can change.
 */
const forShadow = (css: string): string =>
  css
    .replaceAll(':host(.app-dark)', ':host(:state(dark))')
    .replace(/(@(?:media|container|supports)[^{]*)|(-?\d*\.?\d+)rem\b/g, (whole, rule, amount) =>
      rule === undefined ? `calc(${amount} * var(--keo-rem, 16px))` : whole,
    );

const sheets = new Map<string, CSSStyleSheet>();

/** One sheet for all elements of the page with this text. Adopted sheets need no permission of a strict CSP. */
function sheetOf(css: string): CSSStyleSheet {
  const known = sheets.get(css);
  if (known) return known;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(forShadow(css));
  sheets.set(css, sheet);
  return sheet;
}

/** Gives the root these sheets and no others. Some come later than the element. */
export function dress(root: ShadowRoot, texts: readonly string[]): void {
  const wanted = texts.map(sheetOf);
  const worn = root.adoptedStyleSheets;
  if (worn.length !== wanted.length || wanted.some((sheet, index) => sheet !== worn[index]))
    root.adoptedStyleSheets = wanted;
}
