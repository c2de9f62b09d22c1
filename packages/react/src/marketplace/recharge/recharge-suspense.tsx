import type { Recharge } from '@keo/core/contract';
import { Notice } from '../../ui/notice.tsx';
import { useMoneyTexts } from '../../ui/money/use-money-texts.ts';
import { useOwnDong } from '../../wallet/use-own-dong.ts';

export function RechargeSuspense({ recharge: { inSuspense, paidAmount } }: { recharge: Recharge }) {
  const t = useMoneyTexts();
  const own = useOwnDong();
  if (inSuspense === 0) return null;
  const words = paidAmount === null ? 'recharge.suspense.only' : 'recharge.suspense';
  return <Notice tone="wash">{t(words, { amount: own(inSuspense) })}</Notice>;
}
