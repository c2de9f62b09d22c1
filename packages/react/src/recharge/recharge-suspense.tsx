import { formatDong } from '@keo/core';
import type { Recharge } from '@keo/core/contract';
import { Notice } from '../auth/notice.tsx';
import { useMoneyTexts } from '../money/use-money-texts.ts';

/** Money that came with the code and was not credited: how much, and that it is not lost. Nothing without any. */
export function RechargeSuspense({ recharge: { inSuspense, paidAmount } }: { recharge: Recharge }) {
  const t = useMoneyTexts();
  if (inSuspense === 0) return null;
  const words = paidAmount === null ? 'recharge.suspense.only' : 'recharge.suspense';
  return <Notice tone="wash">{t(words, { amount: formatDong(inSuspense) })}</Notice>;
}
