import { type ReactNode, useId } from 'react';
import { CloseIcon } from '../icons/control-icons.tsx';
import { Button } from './button.tsx';
import { PortalContainer } from './portal-container.ts';
import { useModal } from './use-modal.ts';

export type DialogProps = {
  open: boolean;
  /** Called by Escape, the close button and the backdrop. Set `open` to false to agree. */
  onClose: () => void;
  title: ReactNode;
  /** Label of the close button. */
  closeLabel: string;
  /** A sentence under the title: the consequence, and whose money. */
  description?: ReactNode;
  children?: ReactNode;
  /** The buttons, the primary one last. On a phone they are full width, the primary one on top. */
  actions?: ReactNode;
  /** False for a question that must be answered: no close button, and Escape and backdrop do nothing. */
  dismissible?: boolean;
};

/** A modal question, on the native `<dialog>`. */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, closeLabel, description, children, actions, dismissible = true } = props;
  const { element, ref, handlers } = useModal(open, onClose, dismissible);
  const id = useId();
  return (
    <dialog
      ref={ref}
      className="keo-dialog"
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      {...handlers}
    >
      <PortalContainer.Provider value={element}>
        {open && (
          <div className="keo-dialog__sheet">
            <header className="keo-dialog__head">
              <h2 className="keo-dialog__title" id={`${id}-title`}>
                {title}
              </h2>
              {dismissible && (
                <Button variant="plain" iconOnly aria-label={closeLabel} onClick={onClose}>
                  <CloseIcon />
                </Button>
              )}
            </header>
            {description && (
              <p className="keo-dialog__description" id={`${id}-description`}>
                {description}
              </p>
            )}
            {children && <div className="keo-dialog__body">{children}</div>}
            {actions && <footer className="keo-dialog__actions">{actions}</footer>}
          </div>
        )}
      </PortalContainer.Provider>
    </dialog>
  );
}
