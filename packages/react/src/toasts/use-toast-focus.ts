import { useCallback, useEffect, useRef } from 'react';
import { useToastsActor } from './use-toasts-actor.ts';

const activeIn = (layer: HTMLElement): Element | null => {
  const root = layer.getRootNode();
  return root instanceof Document || root instanceof ShadowRoot ? root.activeElement : null;
};

/**
 * Focus within the layer pauses all timers. Call the result when a toast has closed: focus that was on it goes back to
 * where it came from. Radix would leave it on the list, where it pauses the other toasts for good.
 */
export function useToastFocus(layer: HTMLElement | null): () => void {
  const toasts = useToastsActor();
  const before = useRef<HTMLElement | null>(null);
  const isInside = useRef(false);

  const release = useCallback(() => {
    isInside.current = false;
    toasts.send({ type: 'toast.resume', by: 'focus' });
  }, [toasts]);

  useEffect(() => {
    if (!layer) return undefined;
    const ends = new AbortController();
    const isOutside = (target: EventTarget | null) => target instanceof Node && !layer.contains(target);
    const enter = ({ relatedTarget }: FocusEvent) => {
      if (isOutside(relatedTarget) && relatedTarget instanceof HTMLElement) before.current = relatedTarget;
      isInside.current = true;
      toasts.send({ type: 'toast.pause', by: 'focus' });
    };
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget === null || isOutside(relatedTarget)) release();
    };
    layer.addEventListener('focusin', enter, { signal: ends.signal });
    layer.addEventListener('focusout', leave, { signal: ends.signal });
    return () => {
      ends.abort();
      if (isInside.current) release();
    };
  }, [layer, toasts, release]);

  return useCallback(() => {
    if (!layer || !isInside.current) return;
    const active = activeIn(layer);
    const isWithin = active !== null && layer.contains(active);
    if (isWithin && active.closest('[data-state="open"]')) return;
    // A removed element leaves the focus to the body, without an event.
    if (isWithin || document.activeElement === document.body) before.current?.focus();
    const rest = activeIn(layer);
    if (rest instanceof HTMLElement && layer.contains(rest)) rest.blur();
    before.current = null;
    release();
  }, [layer, release]);
}
