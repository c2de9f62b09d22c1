import { useState } from 'react';
import { formatDong } from '@keo/core';
import { jobLimits } from '@keo/core/contract';
import { parseAmount } from '../../ui/money/parse-amount.ts';
import { Field } from '../../ui/field.tsx';
import { useJobTexts } from './use-job-texts.ts';

type Props = {
  label: string;
  value: number | undefined;
  onChange: (value: number | undefined) => void;
  /** What is wrong with an amount that can be read. */
  error?: string | undefined;
};

const written = (value: number | undefined) => (value === undefined ? '' : formatDong(value).slice(0, -1));

/** Applied on blur or Enter. */
export function PriceField({ label, value, onChange, error }: Props) {
  const t = useJobTexts();
  const [typed, setTyped] = useState(written(value));
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    setTyped(written(value));
  }
  const amount = parseAmount(typed);
  const { searchedNetMax: most } = jobLimits;
  const isEmpty = typed.trim() === '';
  const fault = () => {
    if (isEmpty) return undefined;
    if (amount === null) return t('jobs.price.invalid');
    return amount > most ? t('jobs.price.most', { max: formatDong(most) }) : error;
  };
  const take = () => {
    if (isEmpty) onChange(undefined);
    else if (amount !== null && amount <= most) {
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
      error={fault()}
    />
  );
}
