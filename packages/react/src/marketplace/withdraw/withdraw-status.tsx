import { type ReactNode, useEffect, useRef } from 'react';
import type { Withdraw } from '@keo/core/contract';
import { FormFailure } from '../../ui/form-failure.tsx';
import { BankMark } from '../bank-cards/bank-mark.tsx';
import { momentWords } from '../../i18n/moment-words.ts';
import { useMoneyTexts } from '../../ui/money/use-money-texts.ts';
import { clockWords, useTimeLeft } from '../../ui/money/use-time-left.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { DataList } from '../../ui/data-list.tsx';
import { useOwnDong } from '../../wallet/use-own-dong.ts';
import { useBookTexts } from '../transactions/use-book-texts.ts';
import { useWithdraw, useWithdrawCommands } from './use-withdraw.ts';

export const getTone = (state: Withdraw['state']) =>
  state === 'SUCCEEDED'
    ? ('good' as const)
    : state === 'REQUESTED' || state === 'PROCESSING'
      ? ('waiting' as const)
      : ('neutral' as const);

const places = {
  REQUESTED: 'requested',
  PROCESSING: 'processing',
  SUCCEEDED: 'succeeded',
  FAILED: 'failed',
  CANCELLED: 'cancelled',
  REVERSED: 'reversed',
} as const;

const cardName = ({ card }: Withdraw) => `${card.bankShortName} ••••\u00A0${card.last4}`;

export type WithdrawLinks = {
  cardsLink: (label: string) => ReactNode;
  receiptLink: (no: string, label: string) => ReactNode;
};

export function WithdrawStatus({ withdraw, cardsLink, receiptLink }: { withdraw: Withdraw } & WithdrawLinks) {
  const t = useMoneyTexts();
  const tBook = useBookTexts();
  const own = useOwnDong();
  const { error, isBusy } = useWithdraw();
  const { cancel, again } = useWithdrawCommands();
  const left = useTimeLeft(withdraw.cancelUntil);
  const heading = useRef<HTMLHeadingElement>(null);
  const { state, failReason } = withdraw;
  const place = places[state];
  const said = useRef<string | null>(null);
  useEffect(() => {
    if (said.current !== state) heading.current?.focus();
    said.current = state;
  }, [state]);
  const words = {
    amount: own(state === 'SUCCEEDED' ? withdraw.net : withdraw.amount),
    time: state === 'REQUESTED' ? clockWords(left) : momentWords(withdraw.arriveBy, t.locale),
    // A returned payment comes back without the fee.
    net: own(withdraw.net),
    fee: own(withdraw.fee),
    card: cardName(withdraw),
    reason: failReason ? t(`withdraw.reason.${failReason}`) : '',
  };
  const canCancel = state === 'REQUESTED' && left > 0;
  const detail =
    state === 'REQUESTED' && !canCancel
      ? t('withdraw.requested.soon')
      : state === 'REVERSED' && withdraw.fee > 0
        ? t('withdraw.reversed.lessFee', words)
        : t(`withdraw.${place}.detail`, words);
  const isBad = state === 'FAILED' || state === 'REVERSED';

  return (
    <Card as="section" className="keo-result">
      <Badge tone={getTone(state)}>{t(`withdraw.state.${state}`)}</Badge>
      <h2 ref={heading} tabIndex={-1} className="keo-heading">
        {t(`withdraw.${place}`, words)}
      </h2>
      <p className="keo-num">{detail}</p>
      <Costs withdraw={withdraw} />
      {error && <FormFailure error={error} />}
      <div className="keo-chips">
        {canCancel && (
          <Button variant="danger" loading={isBusy} onClick={cancel}>
            {t('withdraw.cancel')}
          </Button>
        )}
        {isBad && cardsLink(t('withdraw.fixCard'))}
        {withdraw.transactionNo !== undefined &&
          receiptLink(withdraw.transactionNo, tBook('transactions.receipt', { no: withdraw.transactionNo }))}
        <Button variant={canCancel ? 'ghost' : 'primary'} onClick={again}>
          {t('withdraw.again')}
        </Button>
      </div>
    </Card>
  );
}

function Costs({ withdraw }: { withdraw: Withdraw }) {
  const t = useMoneyTexts();
  const own = useOwnDong();
  const isOnItsWay = withdraw.state === 'REQUESTED' || withdraw.state === 'PROCESSING';
  const card = (
    <>
      <BankMark bin={withdraw.card.bankBin} name={withdraw.card.bankShortName} />
      <span className="keo-num">{cardName(withdraw)}</span>
    </>
  );
  return (
    <DataList
      items={[
        [t('withdraw.net'), own(withdraw.net)],
        [t('withdraw.fee'), withdraw.fee === 0 ? t('withdraw.fee.free') : own(withdraw.fee)],
        [t('withdraw.card'), card],
        ...(isOnItsWay ? [[t('withdraw.arrives'), momentWords(withdraw.arriveBy, t.locale)] as const] : []),
      ]}
    />
  );
}
