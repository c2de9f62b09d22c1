import { type RefCallback, useCallback, useEffect, useRef, useState } from 'react';

type Modal = {
  /** The dialog element, as container of portals. */
  element: HTMLDialogElement | null;
  ref: RefCallback<HTMLDialogElement>;
  /** Spread on the `<dialog>`. */
  handlers: {
    onCancel: (event: React.SyntheticEvent) => void;
    onClose: (event: React.SyntheticEvent) => void;
    onPointerDown: (event: React.PointerEvent<HTMLDialogElement>) => void;
  };
};

const isFocusLost = () => document.activeElement === null || document.activeElement === document.body;

function pageHeading(): HTMLElement | null {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  return heading;
}

/**
 * To the opener, as the browser does for a dialog that is closed. One that was unmounted with its address, or whose
 * opener is gone, would leave the focus to the body: then to what it lay over.
 */
function returnFocus(opener: Element | null, outer: HTMLElement | null | undefined): void {
  for (const place of [opener, outer, pageHeading()]) {
    if (!isFocusLost()) return;
    if (place instanceof HTMLElement) place.focus({ preventScroll: true });
  }
}

/** Controls a `<dialog>` by `open`. Focus trap and inert page are the browser's. */
export function useModal(open: boolean, onClose: () => void, dismissible: boolean): Modal {
  const [element, setElement] = useState<HTMLDialogElement | null>(null);
  const ref = useCallback((dialog: HTMLDialogElement | null) => setElement(dialog), []);
  const onCloseNow = useRef(onClose);
  useEffect(() => {
    onCloseNow.current = onClose;
  });

  useEffect(() => {
    if (!element || !open) return undefined;
    const opener = document.activeElement;
    const outer = element.parentElement?.closest('dialog');
    if (!element.open) element.showModal();
    // Focuses the dialog if nothing in it asks for the focus, so that screen readers read it; the browser would focus the close button.
    (element.querySelector<HTMLElement>('[autofocus], [data-autofocus]') ?? element).focus();
    return () => {
      if (element.isConnected) element.close();
      returnFocus(opener, outer);
    };
  }, [element, open]);

  return {
    element,
    ref,
    handlers: {
      onCancel: (event) => {
        // `cancel` of a file input bubbles.
        if (event.target !== element) return;
        event.preventDefault();
        if (dismissible) onCloseNow.current();
      },
      // A second Escape closes it anyway.
      onClose: (event) => {
        // In React `close` of a nested dialog bubbles.
        if (open && event.target === element && !element.open) onCloseNow.current();
      },
      onPointerDown: (event) => {
        if (!dismissible || event.target !== element) return;
        const box = element.getBoundingClientRect();
        const inside =
          event.clientX >= box.left &&
          event.clientX <= box.right &&
          event.clientY >= box.top &&
          event.clientY <= box.bottom;
        if (!inside) onCloseNow.current();
      },
    },
  };
}
