import { dongInWords } from '@keo/core';
import { transactionsEndpoints } from '@keo/core/contract';
import { useKeoQuery } from '../../client/use-keo-query.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { hiddenAmount } from '../../ui/money/hidden-amount.ts';
import { momentWords } from '../../i18n/moment-words.ts';
import { useMoneyTexts } from '../../ui/money/use-money-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorCard } from '../../ui/error-card.tsx';
import { Logo } from '../../ui/logo.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { OwnAmount } from '../../wallet/own-amount.tsx';
import { ShowAmounts } from '../../wallet/show-amounts.tsx';
import { useWallet } from '../../wallet/use-wallet.ts';

export function Receipt({ no }: { no: string }) {
  const t = useMoneyTexts();
  const locale = useLocale();
  const { masked } = useWallet();
  const { data, error, refetch } = useKeoQuery(transactionsEndpoints.transactionInfo, { no });
  if (error)
    return (
      <ErrorCard
        title={t(
          error.reason === 'NOT_FOUND' || error.reason === 'INVALID'
            ? 'receipt.missing'
            : 'transactions.failed',
        )}
        message={error.message}
        retryLabel={t('money.retry')}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <Skeleton shape="block" height={360} />;
  const belongsTo = Object.values(data.ref).find(Boolean);
  const lines: [string, React.ReactNode][] = [
    [t('receipt.no'), data.no],
    [t('receipt.time'), momentWords(data.createdAt)],
    [t('receipt.type'), t(`type.${data.type}`)],
    [t('receipt.holder'), data.holder],
    ...(data.gross === null
      ? []
      : [[t('receipt.gross'), <OwnAmount key="gross" value={data.gross} />] as [string, React.ReactNode]]),
    ...(data.fee === null
      ? []
      : [[t('receipt.fee'), <OwnAmount key="fee" value={data.fee} />] as [string, React.ReactNode]]),
    [t('receipt.words'), masked ? hiddenAmount : dongInWords(Math.abs(data.amount), locale)],
    [t('receipt.after'), <OwnAmount key="after" value={data.balanceAfter} />],
    ...(data.bankTxId === null ? [] : [[t('receipt.bankTxId'), data.bankTxId] as [string, React.ReactNode]]),
    ...(data.about === null ? [] : [[t('receipt.job'), data.about.job] as [string, React.ReactNode]]),
    ...(data.about?.person ? [[t('receipt.person'), data.about.person] as [string, React.ReactNode]] : []),
    ...(belongsTo === undefined || data.about !== null
      ? []
      : [[t('receipt.ref'), belongsTo] as [string, React.ReactNode]]),
    ...(data.note === '' ? [] : [[t('receipt.note'), data.note] as [string, React.ReactNode]]),
  ];
  return (
    <Card as="article" padding="large" className="keo-receipt" aria-label={t('receipt.title')}>
      <Logo name="Keo" />
      <p className="keo-receipt__sum">
        <OwnAmount value={data.amount} signed className={data.amount > 0 ? 'keo-in' : 'keo-out'} />
      </p>
      <dl className="keo-costs">
        {lines.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="keo-num">{value}</dd>
          </div>
        ))}
      </dl>
      <ShowAmounts />
      <Button variant="ghost" className="keo-no-print" onClick={() => window.print()}>
        {t('receipt.print')}
      </Button>
    </Card>
  );
}
