import { type RefCallback, useCallback, useEffect, useRef, useState } from 'react';

/** State of a controlled native modal. */
type Modal = {
  /** The dialog element once rendered, as container of floating parts. */
  element: HTMLDialogElement | null;
  ref: RefCallback<HTMLDialogElement>;
  /** Spread on the `<dialog>`: Escape, close requests of the system and presses on the backdrop call `onClose`. */
  handlers: {
    onCancel: (event: React.SyntheticEvent) => void;
    onClose: (event: React.SyntheticEvent) => void;
    onPointerDown: (event: React.PointerEvent<HTMLDialogElement>) => void;
  };
};

/**
 * Opens and closes a `<dialog>` by `open`. The browser traps the focus, makes the page inert, and returns the focus.
 */
export function useModal(open: boolean, onClose: () => void, dismissible: boolean): Modal {
  const [element, setElement] = useState<HTMLDialogElement | null>(null);
  const ref = useCallback((dialog: HTMLDialogElement | null) => setElement(dialog), []);
  const asked = useRef(onClose);
  useEffect(() => {
    asked.current = onClose;
  });

  useEffect(() => {
    if (!element) return;
    if (open && !element.open) {
      element.showModal();
      // Focuses the dialog itself, so that it is read; the browser would focus the close button. An autofocus inside
      // takes precedence.
      if (!element.querySelector('[autofocus], [data-autofocus]')) element.focus();
    }
    if (!open && element.open) element.close();
  }, [element, open]);

  return {
    element,
    ref,
    handlers: {
      onCancel: (event) => {
        // A file picker inside fires `cancel` too, and it bubbles.
        if (event.target !== element) return;
        event.preventDefault();
        if (dismissible) asked.current();
      },
      // The browser may close it anyway (at a second Escape); the caller must know.
      onClose: (event) => {
        // React propagates `close` of a dialog inside to the outer one.
        if (open && event.target === element) asked.current();
      },
      onPointerDown: (event) => {
        if (!dismissible || event.target !== element) return;
        const box = element.getBoundingClientRect();
        const inside =
          event.clientX >= box.left &&
          event.clientX <= box.right &&
          event.clientY >= box.top &&
          event.clientY <= box.bottom;
        if (!inside) asked.current();
      },
    },
  };
}
