/**
 * Calls back for each shadow root below `place`, and for each attached later, which no MutationObserver reports.
 * Returns the unsubscribe.
 */
export function watchRoots(place: Element, tell: (root: ShadowRoot) => void): () => void {
  // oxlint-disable-next-line typescript/unbound-method -- called with its element
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
