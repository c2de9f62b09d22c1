import type { ReactNode } from 'react';
import { dongInWords } from '@keo/core';
import { type EndpointData, transactionsEndpoints } from '@keo/core/contract';
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
import { DataList, type DataListItem } from '../../ui/data-list.tsx';
import { OwnAmount } from '../../wallet/own-amount.tsx';
import { ShowAmounts } from '../../wallet/show-amounts.tsx';
import { useWallet } from '../../wallet/use-wallet.ts';

type TransactionInfo = EndpointData<typeof transactionsEndpoints.transactionInfo>;
/** No line where there is nothing to say. */
const line = (name: string, value: ReactNode): DataListItem[] =>
  value === null || value === undefined || value === '' ? [] : [[name, value]];
const sum = (name: string, value: number | null): DataListItem[] =>
  line(name, value === null ? null : <OwnAmount key={name} value={value} />);

function listLines(one: TransactionInfo, words: string, t: ReturnType<typeof useMoneyTexts>): DataListItem[] {
  return [
    ...line(t('receipt.no'), one.no),
    ...line(t('receipt.time'), momentWords(one.createdAt)),
    ...line(t('receipt.type'), t(`type.${one.type}`)),
    ...line(t('receipt.holder'), one.holder),
    ...sum(t('receipt.gross'), one.gross),
    ...sum(t('receipt.fee'), one.fee),
    ...line(t('receipt.words'), words),
    ...sum(t('receipt.after'), one.balanceAfter),
    ...line(t('receipt.bankTxId'), one.bankTxId),
    ...line(t('receipt.job'), one.about?.job),
    ...line(t('receipt.person'), one.about?.person),
    ...line(t('receipt.ref'), one.about === null ? Object.values(one.ref).find(Boolean) : null),
    ...line(t('receipt.note'), one.note),
  ];
}

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
  const words = masked ? hiddenAmount : dongInWords(Math.abs(data.amount), locale);
  const lines = listLines(data, words, t);
  return (
    <Card as="article" padding="large" className="keo-receipt" aria-label={t('receipt.title')}>
      <Logo name="Keo" />
      <p className="keo-receipt__sum">
        <OwnAmount value={data.amount} signed className={data.amount > 0 ? 'keo-in' : 'keo-out'} />
      </p>
      <DataList items={lines} />
      <ShowAmounts />
      <Button variant="ghost" className="keo-no-print" onClick={() => window.print()}>
        {t('receipt.print')}
      </Button>
    </Card>
  );
}
