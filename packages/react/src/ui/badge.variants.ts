import { cva, type VariantProps } from 'class-variance-authority';

export const badgeVariants = cva('keo-badge', {
  variants: {
    /** `good`: settled or paid; `waiting`: somebody must act; `danger`: failed. */
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
