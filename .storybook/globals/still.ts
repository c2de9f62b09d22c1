import { watchRoots } from './watch-roots.ts';

/** Ends every transition and animation at once, as a device does whose owner asked for it. */
const rules = '*, ::before, ::after { animation: none !important; transition: none !important; }';

/** In this page and in its shadow roots, which no style of a page reaches, until it is undone. */
export function keepStill(place: Element): () => void {
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
    // What draws itself anew from nothing takes it along.
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
