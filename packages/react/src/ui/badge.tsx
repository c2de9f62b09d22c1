import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { type BadgeVariants, badgeVariants } from './badge.variants.ts';

export type BadgeProps = ComponentPropsWithoutRef<'span'> & BadgeVariants;

export const Badge = forwardRef<HTMLSpanElement, BadgeProps>(function Badge(
  { tone, className, ...rest },
  ref,
) {
  return <span {...rest} ref={ref} className={badgeVariants({ tone, className })} />;
});
