import { type ReactNode, useEffect, useRef } from 'react';
import { rechargeOutcome } from '@keo/core';
import type { Recharge } from '@keo/core/contract';
import { SuccessIcon } from '../icons/state-icons.tsx';
import { useMoneyTexts } from '../money/use-money-texts.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { useOwnDong } from '../wallet/use-own-dong.ts';
import { RechargeSuspense } from './recharge-suspense.tsx';
import { useRechargeCommands } from './use-recharge.ts';

/** What came of a recharge; it takes the focus, for what had it is gone. */
export function RechargeResult({ recharge, onward }: { recharge: Recharge; onward?: ReactNode }) {
  const t = useMoneyTexts();
  const own = useOwnDong();
  const { again } = useRechargeCommands();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const outcome = rechargeOutcome(recharge);
  const words = { amount: own(recharge.paidAmount ?? 0), asked: own(recharge.amount) };
  return (
    <Card as="section" className="keo-result" role="status">
      {outcome && <SuccessIcon size={48} className="keo-result__mark" />}
      <h2 ref={heading} tabIndex={-1} className="keo-heading">
        {outcome ? t(`recharge.done.${outcome}`, words) : t('recharge.cancelled')}
      </h2>
      <p>{t(outcome ? 'recharge.done.detail' : 'recharge.cancelled.detail')}</p>
      <RechargeSuspense recharge={recharge} />
      {outcome && onward}
      <Button variant={outcome && onward ? 'ghost' : 'primary'} onClick={again}>
        {t('recharge.again')}
      </Button>
    </Card>
  );
}
