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

/** Controls a `<dialog>` by `open`. Focus trap, inert page and focus return are the browser's. */
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
      // Focuses the dialog, so that screen readers read it; the browser would focus the close button.
      if (!element.querySelector('[autofocus], [data-autofocus]')) element.focus();
    }
    if (!open && element.open) element.close();
  }, [element, open]);

  return {
    element,
    ref,
    handlers: {
      onCancel: (event) => {
        // `cancel` of a file input bubbles.
        if (event.target !== element) return;
        event.preventDefault();
        if (dismissible) asked.current();
      },
      // A second Escape closes it anyway.
      onClose: (event) => {
        // In React `close` of a nested dialog bubbles.
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
