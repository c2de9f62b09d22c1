import type { Recharge } from '@keo/core/contract';
import { useMoneyTexts } from '../../ui/money/use-money-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { RechargeSuspense } from './recharge-suspense.tsx';
import { useRechargeCommands } from './use-recharge.ts';

/** No QR code: money that arrives after a day is settled by hand. */
export function RechargeClosed({ recharge }: { recharge: Recharge }) {
  const t = useMoneyTexts();
  const { again } = useRechargeCommands();
  return (
    <Card as="section" className="keo-result" role="status">
      <h2 className="keo-heading">{t('recharge.closed')}</h2>
      <p>{t('recharge.closed.detail')}</p>
      <RechargeSuspense recharge={recharge} />
      <Button onClick={again}>{t('recharge.again')}</Button>
    </Card>
  );
}
