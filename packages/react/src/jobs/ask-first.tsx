import { type ReactNode, useState } from 'react';
import type { ApiError } from '@keo/core';
import { FormFailure } from '../auth/form-failure.tsx';
import { Button, type ButtonProps } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';

export type AskFirstProps = Pick<
  ButtonProps,
  'variant' | 'size' | 'fullWidth' | 'disabled' | 'aria-keyshortcuts'
> & {
  /** On the button, and on the button of the question that does it. */
  label: string;
  question: string;
  /** What happens then, to whose money and to whom. */
  detail: ReactNode;
  /** What is to fill in before it is done. */
  fields?: ReactNode;
  /** False while something is still to be filled in. */
  isReady?: boolean;
  no: string;
  isBusy: boolean;
  error: ApiError | null;
  /** A way out of the error, such as adding the money that is missing. */
  remedy?: ReactNode;
  /** Does it; `close` ends the question once it is done. */
  onYes: (close: () => void) => void;
};

/** A button whose doing touches money or people: it asks before it acts. */
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
