import { watchRoots } from './watch-roots.ts';

/** Ends all transitions and animations, as with reduced motion. */
const rules = '*, ::before, ::after { animation: none !important; transition: none !important; }';

/** Also in shadow roots. Returns the undo. */
export function stopAnimations(place: Element): () => void {
  const styles: HTMLStyleElement[] = [];
  const observers: MutationObserver[] = [];
  const hush = (root: ShadowRoot | HTMLElement) => {
    const style = document.createElement('style');
    style.textContent = rules;
    styles.push(style);
    const stand = () => {
      if (style.parentNode !== root) root.append(style);
    };
    stand();
    // A remount removes the sheet.
    const observer = new MutationObserver(stand);
    observer.observe(root, { childList: true });
    observers.push(observer);
  };
  hush(document.head);
  const stopWatching = watchRoots(place, hush);
  return () => {
    stopWatching();
    for (const observer of observers) observer.disconnect();
    for (const style of styles) style.remove();
  };
}
