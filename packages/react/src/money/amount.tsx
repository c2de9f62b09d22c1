import { formatDong } from '@keo/core';
import { useTranslate } from '../i18n/use-translate.ts';
import { hiddenAmount } from './hidden-amount.ts';

export type AmountProps = {
  /** Integer đồng. */
  value: number;
  /** Shows dots instead. */
  masked?: boolean;
  /** `+` before income. */
  signed?: boolean;
  className?: string;
};

/** An amount in tabular figures, or dots where amounts are hidden. */
export function Amount({ value, masked = false, signed = false, className }: AmountProps) {
  const translate = useTranslate();
  const classes = ['keo-num', className].filter(Boolean).join(' ');
  if (!masked) return <span className={classes}>{formatDong(value, signed ? { sign: 'always' } : {})}</span>;
  return (
    <span className={classes}>
      <span aria-hidden="true">{hiddenAmount}</span>
      <span className="keo-unseen">{translate('ui.amountHidden')}</span>
    </span>
  );
}
