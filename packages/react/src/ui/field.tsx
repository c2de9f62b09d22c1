import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { FieldFrame, type FieldFrameProps } from './field-frame.tsx';

export type FieldProps = Omit<ComponentPropsWithoutRef<'input'>, 'children'> &
  FieldFrameProps & {
    /** Drawn inside the box before the text: an icon, a unit. */
    start?: ReactNode;
    /** Drawn inside the box after the text: a unit, a button. */
    end?: ReactNode;
  };

/** One line of text with its label, hint and error. Every attribute of an input is taken; `ref` is the input. */
export const Field = forwardRef<HTMLInputElement, FieldProps>(function Field(
  { id, label, hint, error, note, start, end, className, ...rest },
  ref,
) {
  return (
    <FieldFrame {...{ id, label, hint, error, note, className }}>
      {(control) => (
        <div className="keo-field__box">
          {start && <span className="keo-field__slot">{start}</span>}
          <input {...rest} {...control} ref={ref} className="keo-input" />
          {end}
        </div>
      )}
    </FieldFrame>
  );
});
