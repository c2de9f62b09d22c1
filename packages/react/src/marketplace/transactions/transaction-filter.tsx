import { useCallback, useEffect, useState } from 'react';
import { type TransactionType, transactionTypes } from '@keo/core/contract';
import { PeriodFilter } from '../../ui/dates/period-filter.tsx';
import type { Days } from '../../ui/dates/periods.ts';
import { SearchIcon } from '../../ui/icons/control-icons.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { useBookTexts } from './use-book-texts.ts';

export type TransactionFilterValue = Days & {
  type?: TransactionType | undefined;
  direction?: 'IN' | 'OUT' | undefined;
  q?: string | undefined;
};

const shownTypes = /* @__PURE__ */ transactionTypes.filter(
  (type) =>
    !['ESCROW_ASSIGN', 'FEE_AUTHOR', 'FEE_WORKER', 'TAX_WITHHELD', 'WITHDRAW_PAID', 'WITHDRAW_FEE'].includes(
      type,
    ),
);
const searchAfter = 300;
const searchMax = 60;

const toKey = ({ type, direction, dateFrom, dateTo, q }: TransactionFilterValue) =>
  [type, direction, dateFrom, dateTo, q].join('|');

export type TransactionFilterProps = {
  value: TransactionFilterValue;
  onChange: (value: TransactionFilterValue) => void;
};

/** Choices apply at once, typing is debounced. */
export function TransactionFilter({ value, onChange }: TransactionFilterProps) {
  const t = useBookTexts();
  const [typed, setTyped] = useState(value.q ?? '');
  const [known, setKnown] = useState(toKey(value));
  const [sent, setSent] = useState(known);
  if (known !== toKey(value)) {
    setKnown(toKey(value));
    // Changed by the parent: filter cleared, or Back.
    if (sent !== toKey(value)) {
      setSent(toKey(value));
      setTyped(value.q ?? '');
    }
  }
  const choose = useCallback(
    (choice: TransactionFilterValue) => {
      const next = { ...value, q: typed || undefined, ...choice };
      setSent(toKey(next));
      onChange(next);
    },
    [value, typed, onChange],
  );
  useEffect(() => {
    if (typed === (value.q ?? '')) return undefined;
    const timer = setTimeout(choose, searchAfter, {});
    return () => clearTimeout(timer);
  }, [typed, value, choose]);
  return (
    <div className="keo-money-filter" role="search" aria-label={t('transactions.filter')}>
      <Select
        label={t('transactions.type')}
        value={value.type ?? 'all'}
        onValueChange={(type) => choose({ type: shownTypes.find((one) => one === type) })}
        options={[
          { value: 'all', label: t('transactions.type.all') },
          ...shownTypes.map((type) => ({
            value: type,
            // Both sides' payments.
            label: t(type === 'ESCROW_RELEASE' ? 'transactions.type.pay' : `type.${type}`),
          })),
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
      <PeriodFilter dateFrom={value.dateFrom} dateTo={value.dateTo} onChange={choose} />
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
