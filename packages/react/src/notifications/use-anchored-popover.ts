import { useEffect, useId, useState } from 'react';

const gap = 8;
const edge = 12;

/** Below the anchor, its ends aligned, never beyond the edge of the window. */
function place(panel: HTMLElement, anchor: HTMLElement): void {
  const { bottom, right } = anchor.getBoundingClientRect();
  const width = panel.offsetWidth;
  const left = Math.max(edge, Math.min(right - width, document.documentElement.clientWidth - width - edge));
  panel.style.setProperty('--keo-anchor-top', `${Math.max(edge, bottom + gap)}px`);
  panel.style.setProperty('--keo-anchor-left', `${left}px`);
}

/**
 * A panel of the browser's own top layer beside its button: a press outside and Escape close it, and the focus
 * returns to the button. `open` follows what the browser did.
 */
export function useAnchoredPopover(onOpenChange?: (open: boolean) => void) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const [panel, setPanel] = useState<HTMLDivElement | null>(null);

  // React 18 knows neither attribute, and 19 spells one of them differently: set on the element they hold in both.
  useEffect(() => {
    panel?.setAttribute('popover', 'auto');
    button?.setAttribute('popovertarget', id);
  }, [panel, button, id]);

  useEffect(() => {
    if (!panel) return undefined;
    const follow = (event: Event) => {
      const isOpen = event instanceof ToggleEvent && event.newState === 'open';
      setOpen(isOpen);
      onOpenChange?.(isOpen);
    };
    panel.addEventListener('beforetoggle', follow);
    return () => panel.removeEventListener('beforetoggle', follow);
  }, [panel, onOpenChange]);

  useEffect(() => {
    if (!open || !panel || !button) return undefined;
    const settle = () => place(panel, button);
    settle();
    panel.focus({ preventScroll: true });
    // At `beforetoggle` the panel has no width yet; at `toggle` it has.
    panel.addEventListener('toggle', settle);
    window.addEventListener('resize', settle);
    window.addEventListener('scroll', settle, { passive: true });
    return () => {
      panel.removeEventListener('toggle', settle);
      window.removeEventListener('resize', settle);
      window.removeEventListener('scroll', settle);
    };
  }, [open, panel, button]);

  return { id, open, buttonRef: setButton, panelRef: setPanel, close: () => panel?.hidePopover() };
}
