import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { type BadgeVariants, badgeVariants } from './badge.variants.ts';

export type BadgeProps = ComponentPropsWithoutRef<'span'> & BadgeVariants;

/** One or two words about a thing's state. */
export const Badge = forwardRef<HTMLSpanElement, BadgeProps>(function Badge(
  { tone, className, ...rest },
  ref,
) {
  return <span {...rest} ref={ref} className={badgeVariants({ tone, className })} />;
});
