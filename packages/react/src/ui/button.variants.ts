import { cva, type VariantProps } from 'class-variance-authority';

/** Classes of a button, for a host's own link or element: `<Link className={buttonVariants({ variant: 'soft' })}>`. */
export const buttonVariants = cva('keo-button', {
  variants: {
    /** `primary` is the one red action in view; `plain` has no border; `danger` undoes or removes. */
    variant: {
      primary: 'keo-button--primary',
      soft: 'keo-button--soft',
      ghost: 'keo-button--ghost',
      plain: 'keo-button--plain',
      danger: 'keo-button--danger',
      link: 'keo-button--link',
    },
    /** Drawn 36, 44 or 52 px high; the target is 44 px or more in each. */
    size: { small: 'keo-button--small', medium: '', large: 'keo-button--large' },
    /** As wide as its container. */
    fullWidth: { true: 'keo-button--wide', false: '' },
    /** Square, for one icon. Give it an `aria-label`. */
    iconOnly: { true: 'keo-button--icon', false: '' },
  },
  defaultVariants: { variant: 'primary', size: 'medium', fullWidth: false, iconOnly: false },
});

export type ButtonVariants = VariantProps<typeof buttonVariants>;
