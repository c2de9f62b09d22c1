import { cva, type VariantProps } from 'class-variance-authority';

export const badgeVariants = cva('keo-badge', {
  variants: {
    /** `good` for what is settled or paid, `waiting` for what someone must still do, `danger` for what failed. */
    tone: {
      neutral: '',
      good: 'keo-badge--good',
      waiting: 'keo-badge--waiting',
      danger: 'keo-badge--danger',
    },
  },
  defaultVariants: { tone: 'neutral' },
});

export type BadgeVariants = VariantProps<typeof badgeVariants>;
