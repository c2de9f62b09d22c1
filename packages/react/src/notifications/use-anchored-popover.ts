import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { hasPopovers, hide, isOpening, isShown, show as showPanel, turnByHand } from './top-layer.ts';
import { type Placement, placeBeside } from './place-beside.ts';

/** Tells when the anchor is elsewhere, whatever of the page moved it: it no longer fills the frame that it was in. */
function whenMoved(anchor: HTMLElement, moved: () => void): () => void {
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

/** The focus goes into a panel that opens, and back to its button from one that closes. */
function carryFocus(panel: HTMLElement, button: HTMLElement): () => void {
  let wasInside = false;
  const note = (event: Event) => {
    wasInside = !isOpening(event) && hasFocus(panel);
  };
  const carry = (event: Event) => {
    if (isOpening(event)) {
      if (!hasFocus(panel)) panel.focus({ preventScroll: true });
      return;
    }
    // In a shadow root Chromium leaves it in the panel that is gone, and then nowhere.
    const isLost = hasFocus(panel) || document.activeElement === document.body;
    if (wasInside && isLost) button.focus({ preventScroll: true });
  };
  // Before anybody else hears of it: what they draw then may take the focus away with what had it.
  panel.addEventListener('beforetoggle', note, true);
  panel.addEventListener('toggle', carry);
  return () => {
    panel.removeEventListener('beforetoggle', note, true);
    panel.removeEventListener('toggle', carry);
  };
}

/**
 * A panel of the browser's own top layer beside its button: a press outside and Escape close it, and the focus
 * returns to the button. `open` follows what the browser did.
 */
export function useAnchoredPopover(
  placement: Placement,
  onOpenChange: ((open: boolean) => void) | undefined,
) {
  const id = useId();
  const [open, setOpen] = useState(false);
  /** What it is on its way to: told the same again meanwhile, the browser would begin once more. */
  const turning = useRef<'open' | 'closed' | null>(null);
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const [panel, setPanel] = useState<HTMLDivElement | null>(null);

  // React 18 knows neither attribute, and 19 spells one of them differently: set on the element they hold in both.
  useEffect(() => {
    if (!panel || !button) return undefined;
    if (!hasPopovers()) return turnByHand(panel, button);
    panel.setAttribute('popover', 'auto');
    button.setAttribute('popovertarget', id);
    return undefined;
  }, [panel, button, id]);

  useEffect(() => {
    if (!panel) return undefined;
    const follow = (event: Event) => {
      turning.current = isOpening(event) ? 'open' : 'closed';
      setOpen(isOpening(event));
      onOpenChange?.(isOpening(event));
    };
    const arrive = () => {
      const isLost = turning.current === 'open' && !isShown(panel);
      turning.current = null;
      // One that was moved on its way did not come to be open, and nobody said that it was closed.
      if (isLost && panel.isConnected) showPanel(panel);
    };
    panel.addEventListener('beforetoggle', follow);
    panel.addEventListener('toggle', arrive);
    return () => {
      panel.removeEventListener('beforetoggle', follow);
      panel.removeEventListener('toggle', arrive);
    };
  }, [panel, onOpenChange]);

  useEffect(() => (panel && button ? carryFocus(panel, button) : undefined), [panel, button]);

  useEffect(() => {
    if (!open || !panel || !button) return undefined;
    let unwatch: (() => void) | undefined;
    const settle = () => {
      placeBeside(panel, button, placement);
      unwatch?.();
      unwatch = whenMoved(button, settle);
    };
    settle();
    // At `beforetoggle` the panel has no width yet; at `toggle` it has.
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
    if (turning.current !== 'open' && panel && !isShown(panel)) showPanel(panel);
  }, [panel]);
  const close = useCallback(() => {
    if (turning.current !== 'closed' && panel) hide(panel);
  }, [panel]);
  return { id, open, panel, buttonRef: setButton, panelRef: setPanel, show, close };
}
