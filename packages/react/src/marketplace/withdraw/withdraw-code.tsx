import { formatDong } from '@keo/core';
import { withdrawEndpoints } from '@keo/core/contract';
import { useKeoQuery } from '../../client/use-keo-query.ts';
import { CodeEntry } from '../../auth/code-entry.tsx';
import { useMoneyTexts } from '../../ui/money/use-money-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useWithdraw, useWithdrawCommands } from './use-withdraw.ts';
import { WithdrawCosts } from './withdraw-costs.tsx';

export function WithdrawCode({ card }: { card: string }) {
  const t = useMoneyTexts();
  const { order, error, isBusy, isUnsure } = useWithdraw();
  const { confirm, resend, back } = useWithdrawCommands();
  const amount = order?.amount ?? 0;
  const { data, isFetching, isPlaceholderData } = useKeoQuery(
    withdrawEndpoints.estimateWithdraw,
    { amount },
    { enabled: amount > 0 },
  );
  return (
    <Card as="section" className="keo-stack" aria-label={t('money.otp.title')}>
      <h2 className="keo-heading">{t('withdraw.confirm', { amount: formatDong(amount), card })}</h2>
      <WithdrawCosts costs={isPlaceholderData ? undefined : data} isBusy={isFetching} />
      <CodeEntry
        key={order?.requestId ?? ''}
        lead={t('withdraw.confirm.lead')}
        onCode={confirm}
        resend={resend}
        error={isUnsure ? null : error}
        isBusy={isBusy}
      />
      {isUnsure && <Notice tone="unsure">{t('money.unsure')}</Notice>}
      <Button variant="ghost" disabled={isBusy} onClick={back}>
        {t('money.back')}
      </Button>
    </Card>
  );
}
