/**
 * Converts the page's style sheet for a shadow root. `rem` would follow a host's root font size, so it becomes a
 * multiple of `--keo-rem`; dark mode becomes a custom state, because the element's classes belong to the host. At-rule
 * conditions keep `rem`, which there does not depend on the host.
 */
const forShadow = (css: string): string =>
  css
    .replaceAll(':host(.app-dark)', ':host(:state(dark))')
    .replace(/(@(?:media|container|supports)[^{]*)|(-?\d*\.?\d+)rem\b/g, (whole, rule, amount) =>
      rule === undefined ? `calc(${amount} * var(--keo-rem, 16px))` : whole,
    );

const sheets = new Map<string, CSSStyleSheet>();

/** One constructed style sheet for each text. Adopted sheets are allowed by a strict CSP. */
function sheetOf(css: string): CSSStyleSheet {
  const known = sheets.get(css);
  if (known) return known;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(forShadow(css));
  sheets.set(css, sheet);
  return sheet;
}

/** Sets a root's sheets. Some are loaded after the element. */
export function adoptSheets(root: ShadowRoot, texts: readonly string[]): void {
  const wanted = texts.map(sheetOf);
  const adopted = root.adoptedStyleSheets;
  if (adopted.length !== wanted.length || wanted.some((sheet, index) => sheet !== adopted[index]))
    root.adoptedStyleSheets = wanted;
}
