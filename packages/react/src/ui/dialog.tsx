import { type ReactNode, useId } from 'react';
import { CloseIcon } from './icons/control-icons.tsx';
import { Button } from './button.tsx';
import { PortalContainer } from './portal-container.ts';
import { useModal } from './use-modal.ts';

export type DialogProps = {
  open: boolean;
  /** Escape, close button, backdrop. Set `open` to false to close. */
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  description?: ReactNode;
  children?: ReactNode;
  /** The primary button last. */
  actions?: ReactNode;
  /** False: no close button, Escape or backdrop. */
  dismissible?: boolean;
};

/** A modal on the native `<dialog>`. */
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
