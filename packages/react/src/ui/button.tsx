import { type ComponentPropsWithoutRef, forwardRef, type MouseEvent } from 'react';
import { type ButtonVariants, buttonVariants } from './button.variants.ts';
import { Spinner } from './spinner.tsx';
import { useRipple } from './use-ripple.tsx';
import { watchFaults } from './watch-faults.ts';

export type ButtonProps = ComponentPropsWithoutRef<'button'> &
  ButtonVariants & {
    /** Shows a spinner and ignores presses, but stays focusable. */
    loading?: boolean;
  };

/** `type` defaults to `button`. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  {
    variant,
    size,
    fullWidth,
    iconOnly,
    loading = false,
    className,
    children,
    onClick,
    onPointerDown,
    type = 'button',
    ...rest
  },
  ref,
) {
  const { ripple, press } = useRipple();

  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading) return event.preventDefault();
    watchFaults(event.currentTarget);
    onClick?.(event);
  };

  return (
    <button
      {...rest}
      ref={ref}
      type={type}
      className={buttonVariants({ variant, size, fullWidth, iconOnly, className })}
      onClick={click}
      onPointerDown={(event) => {
        onPointerDown?.(event);
        if (!loading && variant !== 'link') press(event);
      }}
      {...(loading ? { 'aria-busy': true, 'aria-disabled': true } : {})}
    >
      {iconOnly && loading ? null : children}
      {/* Shown first, by CSS: nothing can be put before a text that the browser has translated. */}
      {loading && <Spinner size={18} />}
      {ripple}
    </button>
  );
});
