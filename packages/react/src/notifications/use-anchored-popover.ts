import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { hasPopovers, hide, isOpening, isShown, show as showPanel, emulatePopover } from './top-layer.ts';
import { type Placement, positionPopover } from './position-popover.ts';

/** Detects any move of the anchor: it leaves the rectangle that an IntersectionObserver watches. */
function onAnchorMove(anchor: HTMLElement, moved: () => void): () => void {
  const { top, right, bottom, left } = anchor.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const sides = [top, clientWidth - right, clientHeight - bottom, left];
  const frame = new IntersectionObserver(
    () => {
      const now = anchor.getBoundingClientRect();
      if (now.top !== top || now.left !== left) moved();
    },
    { root: document, rootMargin: sides.map((side) => `${-Math.floor(side)}px`).join(' '), threshold: 1 },
  );
  frame.observe(anchor);
  return () => frame.disconnect();
}

const hasFocus = (panel: HTMLElement): boolean => panel.matches(':focus, :focus-within');

function moveFocus(panel: HTMLElement, button: HTMLElement): () => void {
  let wasInside = false;
  const note = (event: Event) => {
    wasInside = !isOpening(event) && hasFocus(panel);
  };
  const carry = (event: Event) => {
    if (isOpening(event)) {
      if (!hasFocus(panel)) panel.focus({ preventScroll: true });
      return;
    }
    // In a shadow root Chromium does not return the focus.
    const isLost = hasFocus(panel) || document.activeElement === document.body;
    if (wasInside && isLost) button.focus({ preventScroll: true });
  };
  // Capture: other listeners may remove the focused element.
  panel.addEventListener('beforetoggle', note, true);
  panel.addEventListener('toggle', carry);
  return () => {
    panel.removeEventListener('beforetoggle', note, true);
    panel.removeEventListener('toggle', carry);
  };
}

/** A popover anchored to its button, with light dismiss and focus return. `open` follows the browser's state. */
export function useAnchoredPopover(
  placement: Placement,
  onOpenChange: ((open: boolean) => void) | undefined,
) {
  const id = useId();
  const [open, setOpen] = useState(false);
  /** Guards against calling the browser again during the change. */
  const pendingState = useRef<'open' | 'closed' | null>(null);
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const [panel, setPanel] = useState<HTMLDivElement | null>(null);

  // Set by hand: React 18 knows neither attribute, and 19 spells one differently.
  useEffect(() => {
    if (!panel || !button) return undefined;
    if (!hasPopovers()) return emulatePopover(panel, button);
    panel.setAttribute('popover', 'auto');
    button.setAttribute('popovertarget', id);
    return undefined;
  }, [panel, button, id]);

  useEffect(() => {
    if (!panel) return undefined;
    const follow = (event: Event) => {
      pendingState.current = isOpening(event) ? 'open' : 'closed';
      setOpen(isOpening(event));
      onOpenChange?.(isOpening(event));
    };
    const arrive = () => {
      const isLost = pendingState.current === 'open' && !isShown(panel);
      pendingState.current = null;
      // Moving the element while it opens cancels that without an event.
      if (isLost && panel.isConnected) showPanel(panel);
    };
    panel.addEventListener('beforetoggle', follow);
    panel.addEventListener('toggle', arrive);
    return () => {
      panel.removeEventListener('beforetoggle', follow);
      panel.removeEventListener('toggle', arrive);
    };
  }, [panel, onOpenChange]);

  useEffect(() => (panel && button ? moveFocus(panel, button) : undefined), [panel, button]);

  useEffect(() => {
    if (!open || !panel || !button) return undefined;
    let unwatch: (() => void) | undefined;
    const settle = () => {
      positionPopover(panel, button, placement);
      unwatch?.();
      unwatch = onAnchorMove(button, settle);
    };
    settle();
    panel.addEventListener('toggle', settle);
    window.addEventListener('resize', settle);
    window.addEventListener('scroll', settle, { passive: true });
    return () => {
      unwatch?.();
      panel.removeEventListener('toggle', settle);
      window.removeEventListener('resize', settle);
      window.removeEventListener('scroll', settle);
    };
  }, [open, panel, button, placement]);

  const show = useCallback(() => {
    if (pendingState.current !== 'open' && panel && !isShown(panel)) showPanel(panel);
  }, [panel]);
  const close = useCallback(() => {
    if (pendingState.current !== 'closed' && panel) hide(panel);
  }, [panel]);
  return { id, open, panel, buttonRef: setButton, panelRef: setPanel, show, close };
}
