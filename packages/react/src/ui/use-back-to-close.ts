import { useEffect, useId, useRef } from 'react';

const markOf = (state: unknown): unknown =>
  typeof state === 'object' && state !== null && 'keoOverlay' in state ? state.keoOverlay : undefined;

/**
 * Makes Back close something instead of leaving the page. While `active`, a history entry with the same URL is on top;
 * closing in any other way removes it.
 */
export function useBackToClose(active: boolean, onClose: () => void): void {
  const mark = useId();
  const close = useRef(onClose);
  const stillActive = useRef(false);
  useEffect(() => {
    close.current = onClose;
  });

  useEffect(() => {
    if (!active) return undefined;
    stillActive.current = true;
    if (markOf(history.state) !== mark) history.pushState({ ...history.state, keoOverlay: mark }, '');
    const walked = () => {
      if (markOf(history.state) !== mark) close.current();
    };
    addEventListener('popstate', walked);
    return () => {
      removeEventListener('popstate', walked);
      stillActive.current = false;
      // StrictMode runs this clean-up and starts again at once; only a real close removes the entry.
      queueMicrotask(() => {
        if (!stillActive.current && markOf(history.state) === mark) history.back();
      });
    };
  }, [active, mark]);
}
