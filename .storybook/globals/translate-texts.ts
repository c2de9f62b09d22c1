import { watchRoots } from './watch-roots.ts';

const untranslated = 'style, script, svg, textarea, option, [translate=no]';

function wrap(node: Node): void {
  const { parentElement, nodeValue } = node;
  if (!parentElement || !nodeValue?.trim() || parentElement.localName === 'font') return;
  if (parentElement.closest(untranslated)) return;
  const font = document.createElement('font');
  parentElement.insertBefore(font, node);
  // Neighbours too, so that a sentence of several texts is found as one.
  for (
    let next: ChildNode | null = font.nextSibling;
    next?.nodeType === Node.TEXT_NODE;
    next = font.nextSibling
  )
    font.append(next);
}

function wrapAll(from: Node): void {
  const walk = document.createTreeWalker(from, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  for (let node = walk.nextNode(); node; node = walk.nextNode()) texts.push(node);
  texts.forEach(wrap);
}

/**
 * Puts texts into `<font>`, as the translators of browsers do. React then fails to remove such a text, or to insert
 * something before it, unless the text is all that its element has. Returns the undo.
 */
export function translateTexts(place: Element): () => void {
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) (node.nodeType === Node.TEXT_NODE ? wrap : wrapAll)(node);
  });
  const follow = (root: Node) => {
    wrapAll(root);
    observer.observe(root, { childList: true, subtree: true });
  };
  const restore = noteFailures();
  follow(place);
  const stopWatching = watchRoots(place, follow);
  return () => {
    stopWatching();
    observer.disconnect();
    restore();
  };
}

const failures: string[] = [];

/** Throws what could not be removed, or be a neighbour, since the last call, because it was no longer where it had been. */
export function checkTranslated(): void {
  const found = failures.splice(0);
  if (found.length > 0) throw new Error(`A translated page breaks: ${found.join('; ')}`);
}

function note(parent: Node, child: Node | null): void {
  if (child && child.parentNode !== parent)
    failures.push(
      `“${child.textContent}” in ${parent instanceof Element ? parent.outerHTML.slice(0, 200) : ''}`,
    );
}

function noteFailures(): () => void {
  // oxlint-disable-next-line typescript/unbound-method -- called with its node
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function remove(child) {
    note(this, child);
    removeChild.call(this, child);
    return child;
  };
  Node.prototype.insertBefore = function insert(node, before) {
    note(this, before);
    insertBefore.call(this, node, before);
    return node;
  };
  return () => void Object.assign(Node.prototype, { removeChild, insertBefore });
}
