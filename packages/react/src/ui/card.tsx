import { type ComponentPropsWithoutRef, createElement, forwardRef } from 'react';
import { type CardVariants, cardVariants } from './card.variants.ts';

export type CardProps = ComponentPropsWithoutRef<'div'> &
  CardVariants & {
    /** Default `div`. */
    as?: 'div' | 'section' | 'article' | 'aside' | 'li';
  };

export const Card = forwardRef<HTMLElement, CardProps>(function Card(
  { as = 'div', tone, padding, lifts, className, ...rest },
  ref,
) {
  return createElement(as, { ...rest, ref, className: cardVariants({ tone, padding, lifts, className }) });
});
