import { type ReactNode, useId } from 'react';
import { WarningIcon } from '../icons/state-icons.tsx';

/** Props of every field. */
export type FieldFrameProps = {
  /** Label. Always visible. */
  label: ReactNode;
  /** A hint before anything is typed. */
  hint?: ReactNode;
  /** What is wrong and what to do. Its presence marks the field as invalid. */
  error?: ReactNode;
  /** A note at the end of the label line, such as "optional". */
  note?: ReactNode;
};

/** Attributes that connect a control with its label, hint and error. */
export type FieldControl = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

type Props = FieldFrameProps & {
  id?: string | undefined;
  className?: string | undefined;
  /** `group` for several controls: the label then names the group. */
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
