import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useId } from 'react';
import { WarningIcon } from './icons/state-icons.tsx';

export type CheckboxProps = Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'children'> & {
  /** May contain links. */
  label: ReactNode;
  error?: ReactNode;
};

export const Checkbox = forwardRef<HTMLInputElement, CheckboxProps>(function Checkbox(
  { id, label, error, className, ...rest },
  ref,
) {
  const made = useId();
  const base = id ?? made;
  return (
    <div className={['keo-checkbox', className].filter(Boolean).join(' ')}>
      <label className="keo-checkbox__row">
        <input
          {...rest}
          ref={ref}
          id={base}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${base}-error` : undefined}
        />
        <span>{label}</span>
      </label>
      {error && (
        <p className="keo-field__error" id={`${base}-error`}>
          <WarningIcon size={16} />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
});
