import { forwardRef, useState } from 'react';
import { dongInWords, formatDong, parseDong } from '@keo/core';
import { useLocale } from '../../i18n/use-locale.ts';
import { Field, type FieldProps } from '../field.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { moneyFieldEn } from './money-field.en.ts';
import { moneyFieldVi } from './money-field.vi.ts';

export type MoneyFieldProps = Omit<
  FieldProps,
  'value' | 'onChange' | 'label' | 'hint' | 'error' | 'max' | 'min'
> & {
  /** Default `Số tiền`. */
  label?: string;
  /** As typed. */
  value: string;
  onChange: (typed: string) => void;
  /** In đồng; checked on blur. */
  min: number;
  max: number;
  /** An error of the server; replaces the field's own. */
  error?: string | undefined;
};

/** Repeats the amount in words, against a zero too many. */
export const MoneyField = forwardRef<HTMLInputElement, MoneyFieldProps>(function MoneyField(
  { label, value, onChange, min, max, error, ...rest },
  ref,
) {
  const t = useTexts(moneyFieldVi, moneyFieldEn);
  const locale = useLocale();
  const [isLeft, setIsLeft] = useState(false);
  const parsed = parseDong(value);
  const amount = parsed.ok && parsed.amount >= 0 ? parsed.amount : null;
  const wrong =
    value.trim() === ''
      ? undefined
      : amount === null
        ? t('money.amount.invalid')
        : amount < min
          ? t('money.amount.tooLittle', { amount: formatDong(min) })
          : amount > max
            ? t('money.amount.tooMuch', { amount: formatDong(max) })
            : undefined;
  return (
    <Field
      {...rest}
      ref={ref}
      label={label ?? t('money.amount')}
      inputMode="decimal"
      autoComplete="off"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onBlur={() => {
        setIsLeft(true);
        if (amount !== null) onChange(formatDong(amount).replace('đ', ''));
      }}
      end={<span className="keo-money__unit">đ</span>}
      hint={amount === null ? t('money.amount.hint') : dongInWords(amount, locale)}
      error={error ?? (isLeft ? wrong : undefined)}
    />
  );
});
