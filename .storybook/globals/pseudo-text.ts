import { watchRoots } from './watch-roots.ts';

const twins = new Map(
  Object.entries({
    a: 'ậ',
    e: 'ễ',
    i: 'ị',
    o: 'ỡ',
    u: 'ự',
    y: 'ỵ',
    A: 'Ậ',
    E: 'Ễ',
    O: 'Ỡ',
    U: 'Ự',
    c: 'ç',
    n: 'ñ',
  }),
);

/** Pseudo-localisation: 50 % longer, with marks above and below every vowel, so that cut text shows. */
function pseudo(text: string): string {
  const marked = text.replaceAll(/[a-zA-Z]/g, (letter) => twins.get(letter) ?? letter);
  return `${marked}${' ộỡự'.repeat(Math.ceil(text.trim().length / 8))}`;
}

const isLetters = (text: string) => /\p{L}{2}/u.test(text);

/** Pseudo-localises all text below a node, also in shadow roots and added later. Returns the undo. */
export function writePseudo(place: HTMLElement): () => void {
  const done = new WeakMap<Node, string>();
  const write = (node: Node) => {
    const text = node.nodeValue ?? '';
    if (!isLetters(text) || node.parentNode instanceof HTMLStyleElement || done.get(node) === text) return;
    const written = pseudo(text);
    done.set(node, written);
    node.nodeValue = written;
  };
  const writeAll = (from: Node) => {
    const walk = document.createTreeWalker(from, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) write(node);
  };
  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'characterData') write(target);
      for (const node of addedNodes) {
        if (node.nodeType === Node.TEXT_NODE) write(node);
        else writeAll(node);
      }
    }
  });
  const follow = (root: Node) => {
    writeAll(root);
    observer.observe(root, { childList: true, characterData: true, subtree: true });
  };
  follow(place);
  const stopWatching = watchRoots(place, follow);
  return () => {
    stopWatching();
    observer.disconnect();
  };
}
