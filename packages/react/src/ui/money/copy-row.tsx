import { type ReactNode, useEffect, useState } from 'react';
import { CopyIcon } from '../icons/control-icons.tsx';
import { CheckIcon } from '../icons/state-icons.tsx';
import { Button } from '../button.tsx';
import { useMoneyTexts } from './use-money-texts.ts';

const shownFor = 2000;

export type CopyRowProps = {
  label: string;
  value: string;
  /** Default is `value`. */
  copied?: string;
  mark?: ReactNode;
};

export function CopyRow({ label, value, copied = value, mark }: CopyRowProps) {
  const t = useMoneyTexts();
  const [isCopied, setIsCopied] = useState(false);
  const [isRefused, setIsRefused] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setIsCopied(false), shownFor);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(copied);
      setIsCopied(true);
      setIsRefused(false);
    } catch {
      // The clipboard needs permission and a secure context.
      setIsRefused(true);
    }
  };
  const what = label.toLowerCase();
  return (
    <div className="keo-copy">
      <dt>{label}</dt>
      <dd className="keo-num">
        {mark}
        {value}
        <Button
          variant="plain"
          size="small"
          iconOnly
          aria-label={t('money.copyNamed', { what })}
          onClick={() => void copy()}
        >
          {isCopied ? <CheckIcon size={18} /> : <CopyIcon size={18} />}
        </Button>
        <span className={isRefused ? 'keo-quiet' : 'keo-unseen'} role="status">
          {isRefused ? t('money.copyRefused') : isCopied ? t('money.copied', { what }) : ''}
        </span>
      </dd>
    </div>
  );
}
