import { dongInWords, formatDong } from '@keo/core';
import { useLocale } from '../../i18n/use-locale.ts';
import { parseAmount } from '../../ui/money/parse-amount.ts';
import { Field, type FieldProps } from '../../ui/field.tsx';

type Props = Pick<FieldProps, 'label' | 'error'> & { value: string; onChange: (typed: string) => void };

export function DongField({ label, error, value, onChange }: Props) {
  const locale = useLocale();
  const amount = parseAmount(value);
  return (
    <Field
      label={label}
      error={error}
      hint={amount === null ? undefined : dongInWords(amount, locale)}
      inputMode="decimal"
      autoComplete="off"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onBlur={() => {
        if (amount !== null) onChange(formatDong(amount).slice(0, -1));
      }}
      end={<span className="keo-money__unit">đ</span>}
    />
  );
}
