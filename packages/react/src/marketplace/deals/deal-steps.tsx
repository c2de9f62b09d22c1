import type { DealState, DealView } from '@keo/core/contract';
import { Progress } from '../../ui/progress.tsx';
import { isPaidUp } from './deal-worth.ts';
import { useDealTexts } from './use-deal-texts.ts';

const steps = ['agree', 'hold', 'work', 'review', 'paid'] as const;

/** Null if the deal ended early. */
function getStep(deal: Pick<DealView, 'state' | 'phase' | 'money'>): number | null {
  const { state, phase } = deal;
  const at: Record<DealState, number | null> = {
    DRAFT: 0,
    NEGOTIATING: 0,
    AGREED: 1,
    FUNDED: 2,
    IN_PROGRESS: phase === 'WAIT_REVIEW' ? 3 : 2,
    PROOFS_APPROVED: isPaidUp(deal) ? steps.length : 4,
    DISPUTED: 3,
    COMPLETED: steps.length,
    CANCELLED: null,
    EXPIRED: null,
  };
  return at[state];
}

export function DealSteps({ deal }: { deal: Pick<DealView, 'state' | 'phase' | 'money'> }) {
  const t = useDealTexts();
  const now = getStep(deal);
  if (now === null) return null;
  const step = steps[now] ?? 'paid';
  return (
    <Progress
      label={t('steps.title')}
      value={now}
      max={steps.length}
      text={
        now === steps.length
          ? t('steps.all')
          : t('steps.at', { no: now + 1, total: steps.length, step: t(`steps.${step}`) })
      }
    />
  );
}
