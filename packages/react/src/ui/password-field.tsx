import { forwardRef, type KeyboardEvent, type ReactNode, useState } from 'react';
import { EyeIcon, EyeOffIcon } from './icons/state-icons.tsx';
import { FieldFrame } from './field-frame.tsx';
import type { FieldProps } from './field.tsx';

export type PasswordFieldProps = Omit<FieldProps, 'type' | 'end'> & {
  labels: {
    show: string;
    hide: string;
    capsLock: string;
  };
  below?: ReactNode;
};

export const PasswordField = forwardRef<HTMLInputElement, PasswordFieldProps>(function PasswordField(
  { id, label, hint, error, note, start, labels, below, className, onKeyUp, onBlur, ...rest },
  ref,
) {
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const watchCapsLock = (event: KeyboardEvent<HTMLInputElement>) => {
    setCapsLock(event.getModifierState('CapsLock'));
    onKeyUp?.(event);
  };

  return (
    <FieldFrame {...{ id, label, hint, error, note, className }}>
      {(control) => (
        <>
          <div className="keo-field__box">
            {start && <span className="keo-field__slot">{start}</span>}
            <input
              spellCheck={false}
              autoCapitalize="none"
              {...rest}
              {...control}
              ref={ref}
              className="keo-input"
              type={shown ? 'text' : 'password'}
              onKeyUp={watchCapsLock}
              onBlur={(event) => {
                setCapsLock(false);
                onBlur?.(event);
              }}
            />
            <button
              type="button"
              className="keo-field__button"
              aria-label={shown ? labels.hide : labels.show}
              aria-controls={control.id}
              disabled={rest.disabled}
              onClick={() => setShown(!shown)}
            >
              {shown ? <EyeOffIcon /> : <EyeIcon />}
            </button>
          </div>
          <p className="keo-field__hint keo-field__caps" aria-live="polite">
            {capsLock ? labels.capsLock : ''}
          </p>
          {below}
        </>
      )}
    </FieldFrame>
  );
});
