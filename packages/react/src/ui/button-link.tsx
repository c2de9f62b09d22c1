import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { type ButtonVariants, buttonVariants } from './button.variants.ts';
import { useRipple } from './use-ripple.tsx';

export type ButtonLinkProps = ComponentPropsWithoutRef<'a'> & ButtonVariants;

export const ButtonLink = forwardRef<HTMLAnchorElement, ButtonLinkProps>(function ButtonLink(
  { variant, size, fullWidth, iconOnly, className, children, onPointerDown, ...rest },
  ref,
) {
  const { ripple, press } = useRipple();
  return (
    <a
      {...rest}
      ref={ref}
      className={buttonVariants({ variant, size, fullWidth, iconOnly, className })}
      onPointerDown={(event) => {
        onPointerDown?.(event);
        if (variant !== 'link') press(event);
      }}
    >
      {children}
      {ripple}
    </a>
  );
});
