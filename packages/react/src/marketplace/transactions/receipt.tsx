import type { ReactNode } from 'react';
import { dongInWords } from '@keo/core';
import { type TransactionReceipt, transactionsEndpoints } from '@keo/core/contract';
import { useKeoQuery } from '../../client/use-keo-query.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { hiddenAmount } from '../../ui/money/hidden-amount.ts';
import { momentWords } from '../../i18n/moment-words.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorCard } from '../../ui/error-card.tsx';
import { Logo } from '../../ui/logo.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { DataList, type DataListItem } from '../../ui/data-list.tsx';
import { OwnAmount } from '../../wallet/own-amount.tsx';
import { ShowAmounts } from '../../wallet/show-amounts.tsx';
import { useWallet } from '../../wallet/use-wallet.ts';
import { bankWords, getMoved, kindWords, listFees } from './line-words.ts';
import { type BookTexts, useBookTexts } from './use-book-texts.ts';

type Link = (to: string, label: string) => ReactNode;

/** Where a receipt leads to, by slug, id or number. */
export type ReceiptLinks = Record<'job' | 'person' | 'deal' | 'withdraw' | 'recharge' | 'receipt', Link>;

type Lines = (one: TransactionReceipt, t: BookTexts, links: ReceiptLinks) => DataListItem[];

/** No line where there is nothing to say. */
const line = (name: string, value: ReactNode): DataListItem[] =>
  value === null || value === undefined || value === '' ? [] : [[name, value]];
const sum = (name: string, value: number | null): DataListItem[] =>
  line(name, value === null ? null : <OwnAmount key={name} value={value} />);

const listSubjects: Lines = ({ about, pay, personId, jobSlug, ...one }, t, { job, person }) => {
  const name = about?.person ?? null;
  const side = pay === null ? 'receipt.with' : getMoved(one) < 0 ? 'receipt.to' : 'receipt.from';
  return [
    ...line(t(side), name !== null && personId !== null ? person(personId, name) : name),
    ...line(t('receipt.job'), about && jobSlug !== null ? job(jobSlug, about.job) : about?.job),
  ];
};

const getBankKey = (type: TransactionReceipt['type']) => {
  if (type === 'RECHARGE') return 'receipt.bank.in';
  return type === 'WITHDRAW_REVERT' ? 'receipt.bank.back' : 'receipt.bank.out';
};

const listBank: Lines = ({ bank, type, withdrawState, bankTxId, amount, fees }, t) => [
  ...line(t(getBankKey(type)), bank && <span className="keo-num">{bankWords(t, bank)}</span>),
  ...line(t('receipt.bankHolder'), bank?.holder),
  ...sum(t('withdraw.net'), type === 'WITHDRAW_HOLD' ? -amount - fees.withdraw : null),
  ...line(t('receipt.state'), withdrawState && t(`withdraw.state.${withdrawState}`)),
  ...line(t('receipt.bankTxId'), bankTxId),
];

const listSums: Lines = ({ pay, fees, feeKept, kept, keptAfter, balanceAfter }, t) => [
  ...sum(t('receipt.pay'), pay),
  ...listFees(t, fees).flatMap(([name, fee]) => sum(name, fee)),
  ...sum(t('receipt.feeKept'), feeKept),
  ...sum(t('receipt.after'), balanceAfter),
  ...sum(t('receipt.keptAfter'), kept === 0 ? null : keptAfter),
];

const listLines: Lines = (one, t, links) => [
  ...line(t('receipt.no'), one.no),
  ...line(t('receipt.time'), momentWords(one.createdAt, t.locale)),
  ...line(t('receipt.type'), kindWords(t, one)),
  ...line(t('receipt.holder'), one.holder),
  ...listSubjects(one, t, links),
  ...listBank(one, t, links),
  ...listSums(one, t, links),
  ...line(t('receipt.reverses'), one.ref.reverses && links.receipt(one.ref.reverses, one.ref.reverses)),
  ...line(t('receipt.note'), one.note),
];

export type ReceiptProps = { no: string; links: ReceiptLinks };

export function Receipt({ no, links }: ReceiptProps) {
  const t = useBookTexts();
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
  const moved = getMoved(data);
  return (
    <Card as="article" padding="large" className="keo-receipt" aria-label={t('receipt.title')}>
      <Logo name="Keo" />
      <p className="keo-receipt__sum">
        <OwnAmount value={moved} signed className={data.amount > 0 ? 'keo-in' : 'keo-out'} />
      </p>
      <p className="keo-quiet">{masked ? hiddenAmount : dongInWords(Math.abs(moved), locale)}</p>
      {data.amount === 0 && data.kept < 0 && <p className="keo-quiet">{t('receipt.fromKept')}</p>}
      <DataList items={listLines(data, t, links)} />
      <ShowAmounts />
      <div className="keo-chips keo-no-print">
        <Button variant="ghost" onClick={() => window.print()}>
          {t('receipt.print')}
        </Button>
        <Places receipt={data} links={links} />
      </div>
    </Card>
  );
}

function Places({ receipt: { ref }, links }: { receipt: TransactionReceipt; links: ReceiptLinks }) {
  const t = useBookTexts();
  return (
    <>
      {ref.dealId !== undefined && links.deal(ref.dealId, t('receipt.deal'))}
      {ref.withdrawId !== undefined && links.withdraw(ref.withdrawId, t('receipt.withdraw'))}
      {ref.rechargeId !== undefined && links.recharge(ref.rechargeId, t('receipt.recharge'))}
    </>
  );
}
