import { useEffect, useId, useRef } from 'react';

const getMark = (state: unknown): unknown =>
  typeof state === 'object' && state !== null && 'keoOverlay' in state ? state.keoOverlay : undefined;

/**
 * Makes Back close an overlay, by a history entry with the same URL while `active`. Closing otherwise removes the
 * entry.
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
    if (getMark(history.state) !== mark) history.pushState({ ...history.state, keoOverlay: mark }, '');
    const walked = () => {
      if (getMark(history.state) !== mark) close.current();
    };
    addEventListener('popstate', walked);
    return () => {
      removeEventListener('popstate', walked);
      stillActive.current = false;
      // StrictMode runs this clean-up and mounts again at once; only a real close removes the entry.
      queueMicrotask(() => {
        if (!stillActive.current && getMark(history.state) === mark) history.back();
      });
    };
  }, [active, mark]);
}
