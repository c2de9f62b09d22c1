import { type ReactNode, useState } from 'react';
import type { ApiError } from '@keo/core';
import { FormFailure } from './form-failure.tsx';
import { Button, type ButtonProps } from './button.tsx';
import { Dialog } from './dialog.tsx';

export type QuestionProps = {
  /** Of the confirming button. */
  label: string;
  variant?: ButtonProps['variant'];
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

export type AskFirstProps = QuestionProps &
  Pick<ButtonProps, 'size' | 'fullWidth' | 'disabled' | 'aria-keyshortcuts'>;

/** A button with a confirmation dialog, both with its label. */
export function AskFirst(props: AskFirstProps) {
  const { size, fullWidth, disabled, 'aria-keyshortcuts': shortcuts, ...question } = props;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        size={size}
        fullWidth={fullWidth}
        disabled={disabled}
        aria-keyshortcuts={shortcuts}
        variant={question.variant ?? 'primary'}
        onClick={() => setIsOpen(true)}
      >
        {question.label}
      </Button>
      <Question {...question} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}

/** The dialog alone, where something else than a button opens it. */
export function Question(props: QuestionProps & { isOpen: boolean; onClose: () => void }) {
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
    variant,
  } = props;
  const { isOpen, onClose } = props;
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={question}
      description={detail}
      closeLabel={no}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {no}
          </Button>
          <Button
            variant={variant === 'danger' ? 'danger' : 'primary'}
            disabled={!isReady}
            loading={isBusy}
            onClick={() => onYes(onClose)}
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
  );
}
