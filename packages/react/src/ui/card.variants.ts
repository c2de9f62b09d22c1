import { cva, type VariantProps } from 'class-variance-authority';

export const cardVariants = cva('keo-card', {
  variants: {
    /** `ink`: the wallet's red card, one per screen. */
    tone: {
      paper: '',
      sunken: 'keo-card--sunken',
      wash: 'keo-card--wash',
      danger: 'keo-card--danger',
      ink: 'keo-card--ink',
    },
    padding: { none: '', small: 'keo-card--small', medium: 'keo-card--medium', large: 'keo-card--large' },
    /** For cards that are links. */
    lifts: { true: 'keo-card--link', false: '' },
  },
  defaultVariants: { tone: 'paper', padding: 'medium', lifts: false },
});

export type CardVariants = VariantProps<typeof cardVariants>;
