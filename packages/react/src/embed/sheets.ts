/**
 * Converts the page's style sheet for a shadow root: `rem` becomes a multiple of `--keo-rem`, because the host owns the
 * root font size; dark mode becomes a custom state, because the host owns the classes. In media queries `rem` is the
 * browser's default.
 */
const forShadow = (css: string): string =>
  css
    .replaceAll(':host(.app-dark)', ':host(:state(dark))')
    .replace(/(@(?:media|container|supports)[^{]*)|(-?\d*\.?\d+)rem\b/g, (whole, rule, amount) =>
      rule === undefined ? `calc(${amount} * var(--keo-rem, 16px))` : whole,
    );

const sheets = new Map<string, CSSStyleSheet>();

/** Memoised constructed style sheets, which a strict CSP allows. */
function sheetOf(css: string): CSSStyleSheet {
  const known = sheets.get(css);
  if (known) return known;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(forShadow(css));
  sheets.set(css, sheet);
  return sheet;
}

export function adoptSheets(root: ShadowRoot, texts: readonly string[]): void {
  const wanted = texts.map(sheetOf);
  const adopted = root.adoptedStyleSheets;
  if (adopted.length !== wanted.length || wanted.some((sheet, index) => sheet !== adopted[index]))
    root.adoptedStyleSheets = wanted;
}
