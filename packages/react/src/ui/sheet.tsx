import { type ReactNode, useId } from 'react';
import { CloseIcon } from '../icons/control-icons.tsx';
import { Button } from './button.tsx';
import { PortalContainer } from './portal-container.ts';
import { useBackToClose } from './use-back-to-close.ts';
import { useModal } from './use-modal.ts';

export type SheetProps = {
  open: boolean;
  /** Called by Escape, the close button, the backdrop and Back. Set `open` to false to agree. */
  onClose: () => void;
  title: ReactNode;
  /** Label of the close button. */
  closeLabel: string;
  children: ReactNode;
  /** Sticky at the bottom while the content scrolls. */
  actions?: ReactNode;
  /** Back closes the sheet. Leave off where the sheet has a route of its own: the router does it. */
  closeOnBack?: boolean;
};

/** A larger task over the page: from the bottom on a phone, at the side on a wide screen. */
export function Sheet({
  open,
  onClose,
  title,
  closeLabel,
  children,
  actions,
  closeOnBack = false,
}: SheetProps) {
  const { element, ref, handlers } = useModal(open, onClose, true);
  useBackToClose(open && closeOnBack, onClose);
  const id = useId();
  return (
    <dialog ref={ref} className="keo-sheet" tabIndex={-1} aria-labelledby={id} {...handlers}>
      <PortalContainer.Provider value={element}>
        {open && (
          <div className="keo-sheet__paper">
            <header className="keo-dialog__head">
              <h2 className="keo-dialog__title" id={id}>
                {title}
              </h2>
              <Button variant="plain" iconOnly aria-label={closeLabel} onClick={onClose}>
                <CloseIcon />
              </Button>
            </header>
            <div className="keo-sheet__body">{children}</div>
            {actions && <footer className="keo-sheet__actions">{actions}</footer>}
          </div>
        )}
      </PortalContainer.Provider>
    </dialog>
  );
}
