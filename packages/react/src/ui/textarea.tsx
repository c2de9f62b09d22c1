import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { FieldFrame, type FieldFrameProps } from './field-frame.tsx';

export type TextareaProps = Omit<ComponentPropsWithoutRef<'textarea'>, 'children'> & FieldFrameProps;

export const Textarea = forwardRef<HTMLTextAreaElement, TextareaProps>(function Textarea(
  { id, label, hint, error, note, className, ...rest },
  ref,
) {
  return (
    <FieldFrame {...{ id, label, hint, error, note, className }}>
      {(control) => (
        <div className="keo-field__box">
          <textarea {...rest} {...control} ref={ref} className="keo-input" />
        </div>
      )}
    </FieldFrame>
  );
});
