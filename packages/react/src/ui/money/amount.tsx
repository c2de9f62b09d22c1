import { formatDong } from '@keo/core';
import { useTranslate } from '../../i18n/use-translate.ts';
import { hiddenAmount } from './hidden-amount.ts';

export type AmountProps = {
  /** In đồng. */
  value: number;
  masked?: boolean;
  signed?: boolean;
  className?: string;
};

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
