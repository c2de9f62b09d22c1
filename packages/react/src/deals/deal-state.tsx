import type { DealState } from '@keo/core/contract';
import { Badge, type BadgeProps } from '../ui/badge.tsx';
import { useDealTexts } from './use-deal-texts.ts';

const tones: Record<DealState, BadgeProps['tone']> = {
  DRAFT: 'waiting',
  NEGOTIATING: 'waiting',
  AGREED: 'waiting',
  FUNDED: 'good',
  IN_PROGRESS: 'good',
  PROOFS_APPROVED: 'good',
  DISPUTED: 'danger',
  COMPLETED: 'good',
  CANCELLED: 'neutral',
  EXPIRED: 'neutral',
};

export function DealStateBadge({ state }: { state: DealState }) {
  const t = useDealTexts();
  return <Badge tone={tones[state]}>{t(`deal.state.${state}`)}</Badge>;
}
