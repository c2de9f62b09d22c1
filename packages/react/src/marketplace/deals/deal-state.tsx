import type { DealState, DealView } from '@keo/core/contract';
import { Badge, type BadgeProps } from '../../ui/badge.tsx';
import { isPaidUp } from './deal-worth.ts';
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

export function DealStateBadge({ deal }: { deal: Pick<DealView, 'state' | 'money'> }) {
  const t = useDealTexts();
  const { state } = deal;
  return <Badge tone={tones[state]}>{t(isPaidUp(deal) ? 'deal.state.paidUp' : `deal.state.${state}`)}</Badge>;
}
