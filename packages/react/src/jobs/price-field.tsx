import { useState } from 'react';
import { formatDong } from '@keo/core';
import { amountOf } from '../money/amount-of.ts';
import { Field } from '../ui/field.tsx';
import { useJobTexts } from './use-job-texts.ts';

type Props = { label: string; value: number | undefined; onChange: (value: number | undefined) => void };

const written = (value: number | undefined) => (value === undefined ? '' : formatDong(value).slice(0, -1));

/** Applied on blur or Enter. */
export function PriceField({ label, value, onChange }: Props) {
  const t = useJobTexts();
  const [typed, setTyped] = useState(written(value));
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    setTyped(written(value));
  }
  const amount = amountOf(typed);
  const isEmpty = typed.trim() === '';
  const take = () => {
    if (isEmpty) onChange(undefined);
    else if (amount !== null) {
      setTyped(written(amount));
      onChange(amount);
    }
  };
  return (
    <Field
      label={label}
      inputMode="decimal"
      autoComplete="off"
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={take}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) take();
      }}
      end={<span className="keo-money__unit">đ</span>}
      error={!isEmpty && amount === null ? t('jobs.price.invalid') : undefined}
    />
  );
}
