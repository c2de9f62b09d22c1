import { formatDong } from '@keo/core';
import type { DealView } from '@keo/core/contract';
import { Seal } from '../../ui/seal.tsx';
import { isPaidUp, paidBy } from './deal-worth.ts';
import { useDealTexts } from './use-deal-texts.ts';

const seals: Partial<Record<DealView['state'], 'held' | 'approved' | 'paid'>> = {
  FUNDED: 'held',
  IN_PROGRESS: 'held',
  DISPUTED: 'held',
  PROOFS_APPROVED: 'approved',
  COMPLETED: 'paid',
};

export function DealSeal({ deal }: { deal: DealView }) {
  const t = useDealTexts();
  const seal = isPaidUp(deal) ? 'paid' : seals[deal.state];
  if (!seal || deal.isDamaged) return null;
  const amount = seal === 'paid' ? paidBy(deal) : deal.money.held;
  return <Seal key={seal} className="keo-seal" rim={t(`seal.${seal}`)} amount={formatDong(amount)} />;
}
