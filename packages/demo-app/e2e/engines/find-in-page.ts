/* oxlint-disable unicorn/consistent-function-scoping -- what runs in a page brings all that it needs */
import type { Target } from './visitor.ts';

/** Runs in a page: the first visible element, in shadow roots too. */
export function findInPage(target: Target, text?: string | null): Element | null {
  const all: Element[] = [];
  const collect = (root: Document | ShadowRoot) => {
    for (const element of root.querySelectorAll('*')) {
      all.push(element);
      if (element.shadowRoot) collect(element.shadowRoot);
    }
  };
  collect(document);
  const getWords = (element: Element) =>
    (element.getAttribute('aria-label') ?? element.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
  if ('label' in target) {
    const label = all.find((element) => element.localName === 'label' && getWords(element) === target.label);
    return label instanceof HTMLLabelElement ? label.control : null;
  }
  const words = text === undefined || text === null ? null : new RegExp(text);
  return (
    all.find(
      (element) =>
        element.matches(target.css) &&
        (!words || words.test(getWords(element))) &&
        element.checkVisibility({ visibilityProperty: true }) &&
        element.getBoundingClientRect().height > 0,
    ) ?? null
  );
}
