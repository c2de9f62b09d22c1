import { type RefCallback, useCallback, useEffect, useRef, useState } from 'react';

/** What a native modal dialog needs to follow a prop. */
type Modal = {
  /** The dialog element once it is drawn, for what floats inside it. */
  element: HTMLDialogElement | null;
  ref: RefCallback<HTMLDialogElement>;
  /** Spread on the `<dialog>`: Escape, the system's own close request and a press on the scrim all ask to close. */
  handlers: {
    onCancel: (event: React.SyntheticEvent) => void;
    onClose: (event: React.SyntheticEvent) => void;
    onPointerDown: (event: React.PointerEvent<HTMLDialogElement>) => void;
  };
};

/** Opens and closes a `<dialog>` as `open` says. The browser keeps focus inside, the page inert, and gives focus back. */
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
      // The dialog itself is read first; the browser alone would start on the cross. An autofocus inside wins.
      if (!element.querySelector('[autofocus], [data-autofocus]')) element.focus();
    }
    if (!open && element.open) element.close();
  }, [element, open]);

  return {
    element,
    ref,
    handlers: {
      onCancel: (event) => {
        // A file picker inside cancels too, and its event bubbles.
        if (event.target !== element) return;
        event.preventDefault();
        if (dismissible) asked.current();
      },
      // The browser may close it over our objection (a second Escape); the caller must hear of it.
      onClose: (event) => {
        // React hands the end of a dialog inside on to the one around it.
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
