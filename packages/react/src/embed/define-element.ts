/** Registers a tag once: with two versions of the script, the first wins. */
export function defineElement(tag: string, element: CustomElementConstructor): void {
  if (typeof customElements !== 'undefined' && !customElements.get(tag)) customElements.define(tag, element);
}
