import {
  type ChangeEvent,
  type ClipboardEvent,
  type CompositionEvent,
  type FocusEvent,
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

type Entry = Pick<CodeFieldProps, 'value' | 'onChange' | 'onComplete'> & {
  length: number;
  readOnly: boolean;
};

/** The code as it is written over the boxes, each of which holds one digit. */
function useDigits({ value, onChange, onComplete, length, readOnly }: Entry) {
  const boxes = useRef<(HTMLInputElement | null)[]>([]);
  // Keys may come faster than renders.
  const written = useRef(value);
  useEffect(() => {
    written.current = value;
  }, [value]);

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
  return {
    ref: (index: number) => (box: HTMLInputElement | null) => {
      boxes.current[index] = box;
    },
    get: (index: number) => written.current[index] ?? '',
    isReachable: (index: number) => index <= written.current.length,
    walkTo: (index: number) =>
      boxes.current[Math.max(0, Math.min(index, written.current.length, length - 1))]?.focus(),
    put,
    type: (index: number, text: string) => {
      // A filled box reports both digits; only the new one counts.
      const old = written.current[index] ?? '';
      put(index, text.length === 2 && text.includes(old) ? text.replace(old, '') || old : text);
    },
    remove: (index: number) =>
      write(written.current.slice(0, index) + written.current.slice(index + 1), index),
  };
}
type Digits = ReturnType<typeof useDigits>;

const keys: Readonly<Record<string, (digits: Digits, index: number) => void>> = {
  Backspace: (digits, index) => {
    const gone = digits.get(index) ? index : index - 1;
    if (gone >= 0) digits.remove(gone);
  },
  Delete: (digits, index) => digits.remove(index),
  ArrowLeft: (digits, index) => digits.walkTo(index - 1),
  ArrowRight: (digits, index) => digits.walkTo(index + 1),
  Home: (digits) => digits.walkTo(0),
  End: (digits) => digits.walkTo(Infinity),
};

/** Handlers of one box. Digits of an IME's composition are taken when it ends. */
function useBoxHandlers(digits: Digits) {
  const [composed, setComposed] = useState<{ index: number; text: string } | null>(null);
  const handlers = (index: number) => ({
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      const text = event.target.value;
      if (isComposing(event)) setComposed({ index, text });
      else digits.type(index, text);
    },
    onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => {
      setComposed(null);
      digits.type(index, event.currentTarget.value);
    },
    onPaste: (event: ClipboardEvent) => {
      event.preventDefault();
      digits.put(index, event.clipboardData.getData('text'));
    },
    onKeyDown: (event: KeyboardEvent) => {
      const act = keys[event.key];
      if (!act || event.nativeEvent.isComposing) return;
      event.preventDefault();
      act(digits, index);
    },
    onFocus: (event: FocusEvent<HTMLInputElement>) =>
      digits.isReachable(index) ? event.target.select() : digits.walkTo(index),
  });
  return { composed, handlers };
}

/** One-time code input. A pasted or autofilled code fills all boxes; anything but digits is ignored. */
export function CodeField(props: CodeFieldProps) {
  const { label, value, digitLabel, length = 6, hint, error, disabled, readOnly = false, autoFocus } = props;
  const digits = useDigits({ ...props, length, readOnly });
  const { composed, handlers } = useBoxHandlers(digits);
  return (
    <FieldFrame {...{ label, hint, error }} as="group">
      {(control) => (
        <div className="keo-code">
          {Array.from({ length }, (_, index) => (
            <input
              key={index}
              ref={digits.ref(index)}
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
              {...handlers(index)}
            />
          ))}
        </div>
      )}
    </FieldFrame>
  );
}
