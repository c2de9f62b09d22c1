import {
  type ChangeEvent,
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { cleanEntry } from '@keo/core';
import { FieldFrame } from './field-frame.tsx';
import { isComposing } from './is-composing.ts';

export type CodeFieldProps = {
  label: ReactNode;
  /** Digits without gaps. */
  value: string;
  onChange: (value: string) => void;
  /** Called with a code that was completed, by its last digit or at once; not while a complete one is corrected. */
  onComplete?: ((code: string) => void) | undefined;
  /** "Digit 2 of 6". */
  digitLabel: (number: number, total: number) => string;
  /** Default 6. */
  length?: number;
  hint?: ReactNode;
  error?: ReactNode;
  disabled?: boolean;
  /** Keeps the focus, and takes no digits. */
  readOnly?: boolean;
  autoFocus?: boolean;
};

/** One-time code input. A pasted or autofilled code fills all boxes; anything but digits is ignored. */
export function CodeField(props: CodeFieldProps) {
  const {
    label,
    value,
    onChange,
    onComplete,
    digitLabel,
    length = 6,
    hint,
    error,
    disabled,
    readOnly = false,
    autoFocus,
  } = props;
  const boxes = useRef<(HTMLInputElement | null)[]>([]);
  /** IME composition; its digits are taken when it ends. */
  const [composed, setComposed] = useState<{ index: number; text: string } | null>(null);
  // Keys may come faster than renders.
  const written = useRef(value);
  useEffect(() => {
    written.current = value;
  }, [value]);

  const walkTo = (index: number) =>
    boxes.current[Math.max(0, Math.min(index, written.current.length, length - 1))]?.focus();

  const write = (next: string, caret: number, isWhole = false) => {
    if (readOnly) return;
    const code = next.slice(0, length);
    const isCompleted = code.length === length && (isWhole || written.current.length < length);
    written.current = code;
    onChange(code);
    boxes.current[Math.min(caret, length - 1)]?.focus();
    if (isCompleted) onComplete?.(code);
  };

  const put = (index: number, text: string) => {
    const digits = cleanEntry(text).replaceAll(/\D/g, '');
    const old = written.current;
    const end = index + digits.length;
    if (digits.length >= length) write(digits, length, digits !== old);
    else if (digits) write(old.slice(0, index) + digits + old.slice(end), end);
  };

  const type = (index: number, text: string) => {
    // A filled box reports both digits; only the new one counts.
    const old = written.current[index] ?? '';
    put(index, text.length === 2 && text.includes(old) ? text.replace(old, '') || old : text);
  };

  const change = (index: number, event: ChangeEvent<HTMLInputElement>) => {
    const text = event.target.value;
    if (isComposing(event)) setComposed({ index, text });
    else type(index, text);
  };

  const endComposing = (index: number, text: string) => {
    setComposed(null);
    type(index, text);
  };

  const paste = (index: number, event: ClipboardEvent) => {
    event.preventDefault();
    put(index, event.clipboardData.getData('text'));
  };

  const remove = (index: number) =>
    write(written.current.slice(0, index) + written.current.slice(index + 1), index);

  const keys: Record<string, (index: number) => void> = {
    Backspace: (index) => {
      const gone = written.current[index] ? index : index - 1;
      if (gone >= 0) remove(gone);
    },
    Delete: (index) => remove(index),
    ArrowLeft: (index) => walkTo(index - 1),
    ArrowRight: (index) => walkTo(index + 1),
    Home: () => walkTo(0),
    End: () => walkTo(length),
  };

  const press = (index: number, event: KeyboardEvent) => {
    const act = keys[event.key];
    if (!act || event.nativeEvent.isComposing) return;
    event.preventDefault();
    act(index);
  };

  return (
    <FieldFrame {...{ label, hint, error }} as="group">
      {(control) => (
        <div className="keo-code">
          {Array.from({ length }, (_, index) => (
            <input
              key={index}
              ref={(box) => {
                boxes.current[index] = box;
              }}
              id={index === 0 ? control.id : undefined}
              className="keo-code__box keo-num"
              aria-label={digitLabel(index + 1, length)}
              aria-invalid={control['aria-invalid']}
              type="text"
              inputMode="numeric"
              autoComplete={index === 0 ? 'one-time-code' : 'off'}
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- only where the code is the only field
              autoFocus={autoFocus && index === 0}
              // In a dialog, which is not shown yet when React focuses.
              data-autofocus={(autoFocus && index === 0) || undefined}
              disabled={disabled}
              readOnly={readOnly}
              value={composed?.index === index ? composed.text : (value[index] ?? '')}
              onChange={(event) => change(index, event)}
              onCompositionEnd={(event) => endComposing(index, event.currentTarget.value)}
              onPaste={(event) => paste(index, event)}
              onKeyDown={(event) => press(index, event)}
              onFocus={(event) => (index > written.current.length ? walkTo(index) : event.target.select())}
            />
          ))}
        </div>
      )}
    </FieldFrame>
  );
}
