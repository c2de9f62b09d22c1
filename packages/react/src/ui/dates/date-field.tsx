import { useRef, useState } from 'react';
import { CalendarIcon } from '../icons/subject-icons.tsx';
import { Button } from '../button.tsx';
import { Field } from '../field.tsx';
import { readDay, writeDay } from './typed-day.ts';
import { useDateTexts } from './use-date-texts.ts';

export type DateFieldProps = {
  label: string;
  /** `2026-11-25` */
  value: string | undefined;
  min?: string | undefined;
  max?: string | undefined;
  /** `2026-11-25`, or undefined if emptied; not called for an invalid day. */
  onChange: (day: string | undefined) => void;
};

const example = '25/11/2026';

/** Typed as `dd/mm/yyyy` in both languages, or picked in the browser's calendar. */
export function DateField({ label, value = '', min, max, onChange }: DateFieldProps) {
  const t = useDateTexts();
  const [typed, setTyped] = useState(() => writeDay(value));
  const [known, setKnown] = useState(value);
  const [isLeft, setIsLeft] = useState(true);
  if (known !== value) {
    setKnown(value);
    setTyped(writeDay(value));
  }

  const getProblem = (day: string | null) => {
    if (typed.trim() === '') return undefined;
    if (day === null) return t('dates.wrong', { example });
    if (min && day < min) return t('dates.tooEarly', { day: writeDay(min) });
    if (max && day > max) return t('dates.tooLate', { day: writeDay(max) });
    return undefined;
  };
  const isWithin = (day: string) => !(min && day < min) && !(max && day > max);
  const tell = (day: string | undefined) => {
    setKnown(day ?? '');
    onChange(day);
  };
  const type = (text: string) => {
    setTyped(text);
    setIsLeft(false);
    const day = readDay(text);
    if (text.trim() === '') tell(undefined);
    else if (day !== null && isWithin(day)) tell(day);
  };

  return (
    <Field
      label={label}
      inputMode="numeric"
      autoComplete="off"
      placeholder={t('dates.shape')}
      value={typed}
      onChange={(event) => type(event.target.value)}
      onBlur={() => setIsLeft(true)}
      error={isLeft ? getProblem(readDay(typed)) : undefined}
      end={
        <Calendar
          label={label}
          value={value}
          min={min}
          max={max}
          onChange={(day) => {
            setTyped(writeDay(day ?? ''));
            setIsLeft(true);
            tell(day);
          }}
        />
      }
    />
  );
}

/** Opens the browser's date picker, and is not seen itself. */
function Calendar({ label, value, min, max, onChange }: DateFieldProps) {
  const t = useDateTexts();
  const calendar = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        variant="plain"
        iconOnly
        aria-label={`${t('dates.calendar')}: ${label}`}
        onClick={() => calendar.current?.showPicker()}
      >
        <CalendarIcon size={18} />
      </Button>
      <input
        ref={calendar}
        type="date"
        style={{ position: 'absolute', inset: 0, opacity: 0, pointerEvents: 'none' }}
        tabIndex={-1}
        aria-hidden="true"
        value={value}
        min={min}
        max={max}
        onChange={(event) => onChange(event.target.value || undefined)}
      />
    </>
  );
}
