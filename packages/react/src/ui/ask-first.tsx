import { type ReactNode, useState } from 'react';
import type { ApiError } from '@keo/core';
import { FormFailure } from './form-failure.tsx';
import { Button, type ButtonProps } from './button.tsx';
import { Dialog } from './dialog.tsx';

export type AskFirstProps = Pick<
  ButtonProps,
  'variant' | 'size' | 'fullWidth' | 'disabled' | 'aria-keyshortcuts'
> & {
  /** Of the button and of the confirming one. */
  label: string;
  question: string;
  /** The consequence. */
  detail: ReactNode;
  fields?: ReactNode;
  isReady?: boolean;
  no: string;
  isBusy: boolean;
  error: ApiError | null;
  /** How to resolve the error, such as recharging. */
  remedy?: ReactNode;
  /** Call `close` when done. */
  onYes: (close: () => void) => void;
};

/** A button with a confirmation dialog. */
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
