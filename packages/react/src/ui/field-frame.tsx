import { type ReactNode, useId } from 'react';
import { WarningIcon } from './icons/state-icons.tsx';

export type FieldFrameProps = {
  label: ReactNode;
  hint?: ReactNode;
  /** Marks the field as invalid. */
  error?: ReactNode;
  /** Beside the label, such as "optional". */
  note?: ReactNode;
};

export type FieldControl = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

type Props = FieldFrameProps & {
  id?: string | undefined;
  className?: string | undefined;
  /** `group` for several controls. */
  as?: 'field' | 'group';
  children: (control: FieldControl) => ReactNode;
};

export function FieldFrame({ id, label, hint, error, note, className, as = 'field', children }: Props) {
  const made = useId();
  const base = id ?? made;
  const hintId = `${base}-hint`;
  const errorId = `${base}-error`;
  const describedBy = [hint ? hintId : '', error ? errorId : ''].filter(Boolean).join(' ') || undefined;
  const control: FieldControl = {
    id: base,
    'aria-describedby': describedBy,
    'aria-invalid': error ? true : undefined,
  };
  const heading = (
    <>
      {label}
      {note && <span>{note}</span>}
    </>
  );
  const classes = ['keo-field', error ? 'keo-field--invalid' : '', className].filter(Boolean).join(' ');

  return (
    <div
      className={classes}
      {...(as === 'group'
        ? { role: 'group', 'aria-labelledby': `${base}-label`, 'aria-describedby': describedBy }
        : {})}
    >
      {as === 'group' ? (
        <div className="keo-field__label" id={`${base}-label`}>
          {heading}
        </div>
      ) : (
        <label className="keo-field__label" htmlFor={base} id={`${base}-label`}>
          {heading}
        </label>
      )}
      {children(control)}
      {error && (
        <p className="keo-field__error" id={errorId}>
          <WarningIcon size={16} />
          <span>{error}</span>
        </p>
      )}
      {hint && (
        <p className="keo-field__hint" id={hintId}>
          {hint}
        </p>
      )}
    </div>
  );
}
