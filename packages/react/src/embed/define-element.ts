/** Registers a tag once. A page that holds two versions of the script keeps the one that came first. */
export function defineElement(tag: string, element: CustomElementConstructor): void {
  if (typeof customElements !== 'undefined' && !customElements.get(tag)) customElements.define(tag, element);
}
