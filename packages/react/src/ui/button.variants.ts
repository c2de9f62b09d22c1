import { cva, type VariantProps } from 'class-variance-authority';

/** For own elements: `<Link className={buttonVariants({ variant: 'soft' })}>`. */
export const buttonVariants = cva('keo-button', {
  variants: {
    /** `primary`: one per view; `danger`: undoes or removes. */
    variant: {
      primary: 'keo-button--primary',
      soft: 'keo-button--soft',
      ghost: 'keo-button--ghost',
      plain: 'keo-button--plain',
      danger: 'keo-button--danger',
      link: 'keo-button--link',
    },
    /** 36, 44 or 52 px high; the touch target is at least 44 px. */
    size: { small: 'keo-button--small', medium: '', large: 'keo-button--large' },
    fullWidth: { true: 'keo-button--wide', false: '' },
    /** Needs an `aria-label`. */
    iconOnly: { true: 'keo-button--icon', false: '' },
  },
  defaultVariants: { variant: 'primary', size: 'medium', fullWidth: false, iconOnly: false },
});

export type ButtonVariants = VariantProps<typeof buttonVariants>;
