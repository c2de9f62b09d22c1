import { useState } from 'react';
import type { Notification } from '@keo/core';
import { ChevronUpIcon } from '../ui/icons/control-icons.tsx';
import { useArrivals } from './use-arrivals.ts';
import { useInboxTexts } from './use-inbox-texts.ts';

type Props = {
  /** What the filter lets through; only arrivals among it are counted. */
  shown: readonly Notification[];
  isAtTop: boolean;
  onPress: () => void;
};

export function NewItemsPill({ shown, isAtTop, onPress }: Props) {
  const t = useInboxTexts();
  const [count, setCount] = useState(0);
  useArrivals((arrived) => {
    const seen = arrived.filter(({ id }) => shown.some((row) => row.id === id));
    if (!isAtTop) setCount((before) => before + seen.length);
  });
  if (isAtTop && count > 0) setCount(0);
  if (isAtTop || count === 0) return null;
  return (
    <div className="keo-feed__pill">
      <button type="button" onClick={onPress}>
        <ChevronUpIcon size={16} />
        {t('inbox.newItems', { count })}
      </button>
    </div>
  );
}
