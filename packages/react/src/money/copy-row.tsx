import { useEffect, useState } from 'react';
import { CopyIcon } from '../icons/control-icons.tsx';
import { CheckIcon } from '../icons/state-icons.tsx';
import { Button } from '../ui/button.tsx';
import { useMoneyTexts } from './use-money-texts.ts';

const shownFor = 2000;

/** A line of a transfer, with a button that copies it and says so. `copied` is what is copied where it differs. */
export function CopyRow({ label, value, copied = value }: { label: string; value: string; copied?: string }) {
  const t = useMoneyTexts();
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setIsCopied(false), shownFor);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const what = label.toLowerCase();
  return (
    <div className="keo-copy">
      <dt>{label}</dt>
      <dd className="keo-num">
        {value}
        <Button
          variant="plain"
          size="small"
          iconOnly
          aria-label={t('money.copyNamed', { what })}
          onClick={() => void navigator.clipboard.writeText(copied).then(() => setIsCopied(true))}
        >
          {isCopied ? <CheckIcon size={18} /> : <CopyIcon size={18} />}
        </Button>
        <span className="keo-unseen" role="status">
          {isCopied ? t('money.copied', { what }) : ''}
        </span>
      </dd>
    </div>
  );
}
