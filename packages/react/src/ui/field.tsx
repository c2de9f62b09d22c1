import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { FieldFrame, type FieldFrameProps } from './field-frame.tsx';

export type FieldProps = Omit<ComponentPropsWithoutRef<'input'>, 'children'> &
  FieldFrameProps & {
    /** Before the text: an icon, a unit. */
    start?: ReactNode;
    /** After the text: a unit, a button. */
    end?: ReactNode;
  };

/** `ref` is the input. */
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
