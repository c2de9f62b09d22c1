import { type ReactNode, useId } from 'react';
import { CloseIcon } from './icons/control-icons.tsx';
import { Button } from './button.tsx';
import { PortalContainer } from './portal-container.ts';
import { useBackToClose } from './use-back-to-close.ts';
import { useModal } from './use-modal.ts';

export type SheetProps = {
  open: boolean;
  /** Escape, close button, backdrop, Back. Set `open` to false to close. */
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  children: ReactNode;
  /** Sticky at the bottom. */
  actions?: ReactNode;
  /** Not for sheets with their own route. */
  closeOnBack?: boolean;
};

/** A modal from the bottom on a phone, at the side on a wide screen. */
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
