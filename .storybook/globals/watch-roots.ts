/**
 * Tells of each shadow root below `place` that there is, and from now on of each that is attached anywhere in the
 * page, until the way back is called: no observer of a page is told of them.
 */
export function watchRoots(place: Element, tell: (root: ShadowRoot) => void): () => void {
  // oxlint-disable-next-line typescript/unbound-method -- it is called on the element that calls it
  const own = Element.prototype.attachShadow;
  Element.prototype.attachShadow = function attachShadow(init) {
    const root = own.call(this, init);
    tell(root);
    return root;
  };
  const search = (from: ParentNode) => {
    for (const { shadowRoot } of from.querySelectorAll('*')) {
      if (!shadowRoot) continue;
      tell(shadowRoot);
      search(shadowRoot);
    }
  };
  search(place);
  return () => {
    Element.prototype.attachShadow = own;
  };
}
