/**
 * Converts the page's style sheet for a shadow root: `rem` becomes a multiple of `--keo-rem`, because the host owns the
 * root font size; dark mode becomes a matter of the sheet, because the host owns the classes. In media queries `rem` is
 * the browser's default.
 */
const forShadow = (css: string, isDark: boolean): string =>
  css
    .replaceAll(':host(.app-dark)', isDark ? ':host(:is(*,.app-dark))' : ':host(:not(*))')
    .replace(/(@(?:media|container|supports)[^{]*)|(-?\d*\.?\d+)rem\b/g, (whole, rule, amount) =>
      rule === undefined ? `calc(${amount} * var(--keo-rem, 16px))` : whole,
    );

const sheets = { light: new Map<string, CSSStyleSheet>(), dark: new Map<string, CSSStyleSheet>() };

/** Memoised constructed style sheets, which a strict CSP allows. */
function getSheet(css: string, isDark: boolean): CSSStyleSheet {
  const ofTheme = isDark ? sheets.dark : sheets.light;
  const known = ofTheme.get(css);
  if (known) return known;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(forShadow(css, isDark));
  ofTheme.set(css, sheet);
  return sheet;
}

export function adoptSheets(root: ShadowRoot, texts: readonly string[], isDark: boolean): void {
  const wanted = texts.map((css) => getSheet(css, isDark));
  const adopted = root.adoptedStyleSheets;
  if (adopted.length !== wanted.length || wanted.some((sheet, index) => sheet !== adopted[index]))
    root.adoptedStyleSheets = wanted;
}
