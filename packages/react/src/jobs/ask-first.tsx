import { type ReactNode, useState } from 'react';
import type { ApiError } from '@keo/core';
import { FormFailure } from '../auth/form-failure.tsx';
import { Button, type ButtonProps } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';

export type AskFirstProps = Pick<
  ButtonProps,
  'variant' | 'size' | 'fullWidth' | 'disabled' | 'aria-keyshortcuts'
> & {
  /** Label of the button, and of the confirming one. */
  label: string;
  question: string;
  /** The consequence: money and people. */
  detail: ReactNode;
  /** Fields of the confirmation. */
  fields?: ReactNode;
  /** False while fields are invalid. */
  isReady?: boolean;
  no: string;
  isBusy: boolean;
  error: ApiError | null;
  /** A way out of the error, such as recharging. */
  remedy?: ReactNode;
  /** Runs the action; call `close` when done. */
  onYes: (close: () => void) => void;
};

/** A button that asks before an action about money or people. */
export function AskFirst(props: AskFirstProps) {
  const {
    label,
    question,
    detail,
    fields,
    isReady = true,
    no,
    isBusy,
    error,
    remedy,
    onYes,
    variant = 'primary',
    ...rest
  } = props;
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button {...rest} variant={variant} onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      <Dialog
        open={isOpen}
        onClose={close}
        title={question}
        description={detail}
        closeLabel={no}
        actions={
          <>
            <Button variant="ghost" onClick={close}>
              {no}
            </Button>
            <Button
              variant={variant === 'danger' ? 'danger' : 'primary'}
              disabled={!isReady}
              loading={isBusy}
              onClick={() => onYes(close)}
            >
              {label}
            </Button>
          </>
        }
      >
        {fields}
        {error && <FormFailure error={error} />}
        {error && remedy}
      </Dialog>
    </>
  );
}
