import { useCallback, useEffect, useState } from 'react';
import { type TransactionType, transactionTypes } from '@keo/core/contract';
import { useNow } from '../i18n/use-now.ts';
import { useMoneyTexts } from '../money/use-money-texts.ts';
import { SearchIcon } from '../icons/control-icons.tsx';
import { Field } from '../ui/field.tsx';
import { Select } from '../ui/select.tsx';
import { type Days, type Period, daysOf, periodOf, periods } from './periods.ts';

export type TransactionFilterValue = Days & {
  type?: TransactionType | undefined;
  direction?: 'IN' | 'OUT' | undefined;
  q?: string | undefined;
};

/** Kinds that ever move the own balance. */
const shownTypes = /* @__PURE__ */ transactionTypes.filter(
  (type) =>
    !['ESCROW_ASSIGN', 'FEE_AUTHOR', 'FEE_WORKER', 'TAX_WITHHELD', 'WITHDRAW_PAID', 'WITHDRAW_FEE'].includes(
      type,
    ),
);
const searchAfter = 300;
/** More than a transaction number ever has. */
const searchMax = 20;

/** Two filters with the same one choose the same. */
const keyOf = ({ type, direction, dateFrom, dateTo, q }: TransactionFilterValue) =>
  [type, direction, dateFrom, dateTo, q].join('|');

export type TransactionFilterProps = {
  value: TransactionFilterValue;
  onChange: (value: TransactionFilterValue) => void;
};

/** Kind, direction, days and number; each choice applies at once, typing after a breath. */
export function TransactionFilter({ value, onChange }: TransactionFilterProps) {
  const t = useMoneyTexts();
  const [typed, setTyped] = useState(value.q ?? '');
  const [isCustom, setIsCustom] = useState(false);
  const [known, setKnown] = useState(keyOf(value));
  const [sent, setSent] = useState(known);
  if (known !== keyOf(value)) {
    setKnown(keyOf(value));
    // Not chosen here: the filter was taken off, or somebody went back to an address. What stands there is what counts.
    if (sent !== keyOf(value)) {
      setSent(keyOf(value));
      setTyped(value.q ?? '');
      setIsCustom(false);
    }
  }
  const now = useNow(60_000);
  const period = isCustom ? 'custom' : periodOf(value, now);
  const choose = useCallback(
    (choice: TransactionFilterValue) => {
      const next = { ...value, q: typed || undefined, ...choice };
      setSent(keyOf(next));
      onChange(next);
    },
    [value, typed, onChange],
  );
  useEffect(() => {
    if (typed === (value.q ?? '')) return undefined;
    const timer = setTimeout(choose, searchAfter, {});
    return () => clearTimeout(timer);
  }, [typed, value, choose]);
  const choosePeriod = (next: Period) => {
    setIsCustom(next === 'custom');
    if (next !== 'custom') choose({ dateFrom: undefined, dateTo: undefined, ...daysOf(next, now) });
  };
  return (
    <div className="keo-money-filter" role="search" aria-label={t('transactions.filter')}>
      <Select
        label={t('transactions.type')}
        value={value.type ?? 'all'}
        onValueChange={(type) => choose({ type: shownTypes.find((one) => one === type) })}
        options={[
          { value: 'all', label: t('transactions.type.all') },
          ...shownTypes.map((type) => ({ value: type, label: t(`type.${type}`) })),
        ]}
      />
      <Select
        label={t('transactions.direction')}
        value={value.direction ?? 'all'}
        onValueChange={(next) => choose({ direction: next === 'IN' || next === 'OUT' ? next : undefined })}
        options={[
          { value: 'all', label: t('transactions.direction.all') },
          { value: 'IN', label: t('transactions.direction.IN') },
          { value: 'OUT', label: t('transactions.direction.OUT') },
        ]}
      />
      <Select
        label={t('transactions.period')}
        value={period}
        onValueChange={(next) => choosePeriod(periods.find((one) => one === next) ?? 'all')}
        options={periods.map((one) => ({ value: one, label: t(`transactions.period.${one}`) }))}
      />
      {period === 'custom' && (
        <>
          <Field
            label={t('transactions.from')}
            type="date"
            value={value.dateFrom ?? ''}
            max={value.dateTo}
            onChange={(event) => choose({ dateFrom: event.target.value || undefined })}
          />
          <Field
            label={t('transactions.to')}
            type="date"
            value={value.dateTo ?? ''}
            min={value.dateFrom}
            onChange={(event) => choose({ dateTo: event.target.value || undefined })}
          />
        </>
      )}
      <Field
        label={t('transactions.search')}
        type="search"
        autoComplete="off"
        maxLength={searchMax}
        start={<SearchIcon size={18} />}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </div>
  );
}
