import { type ReactNode, useEffect, useRef } from 'react';
import { dongInWords, rechargeOutcome } from '@keo/core';
import type { Recharge } from '@keo/core/contract';
import { momentWords } from '../../i18n/moment-words.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { hiddenAmount } from '../../ui/money/hidden-amount.ts';
import { useMoneyTexts } from '../../ui/money/use-money-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Seal } from '../../ui/seal.tsx';
import { DataList } from '../../ui/data-list.tsx';
import { useOwnDong } from '../../wallet/use-own-dong.ts';
import { useWallet } from '../../wallet/use-wallet.ts';
import { RechargeSuspense } from './recharge-suspense.tsx';
import { useRechargeCommands } from './use-recharge.ts';

type Props = {
  recharge: Recharge;
  /** Link back to what needed the money. */
  onward?: ReactNode;
};

/** Takes the focus, because the focused element has unmounted. */
export function RechargeResult({ recharge, onward }: Props) {
  const t = useMoneyTexts();
  const own = useOwnDong();
  const { again } = useRechargeCommands();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const outcome = rechargeOutcome(recharge);
  const amount = own(recharge.paidAmount ?? 0);
  const words = { amount, requests: own(recharge.amount) };
  return (
    <Card as="section" className={outcome ? 'keo-result keo-receipt' : 'keo-result'} role="status">
      <div className="keo-slip__head">
        <h2 ref={heading} tabIndex={-1} className="keo-heading">
          {outcome ? t(`recharge.done.${outcome}`, words) : t('recharge.cancelled')}
        </h2>
        {outcome && <Seal className="keo-seal" rim={t('recharge.seal')} amount={amount} />}
      </div>
      <p>{t(outcome ? 'recharge.done.detail' : 'recharge.cancelled.detail')}</p>
      {outcome && <SlipLines recharge={recharge} />}
      <RechargeSuspense recharge={recharge} />
      {outcome && onward}
      <Button variant={outcome && onward ? 'ghost' : 'primary'} onClick={again}>
        {t('recharge.again')}
      </Button>
    </Card>
  );
}

function SlipLines({ recharge: { paidAt, paidAmount, code, bank } }: Pick<Props, 'recharge'>) {
  const t = useMoneyTexts();
  const locale = useLocale();
  const { masked } = useWallet();
  const lines: [string, string][] = [
    [t('receipt.time'), paidAt === null ? '' : momentWords(paidAt, t.locale)],
    [t('receipt.words'), masked ? hiddenAmount : dongInWords(paidAmount ?? 0, locale)],
    [t('recharge.slip.code'), code],
    [t('recharge.slip.bank'), `${bank.shortName} ${bank.accountNo}`],
  ];
  return <DataList items={lines} />;
}
