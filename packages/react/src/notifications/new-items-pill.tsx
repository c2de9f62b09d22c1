import { useState } from 'react';
import { ChevronUpIcon } from '../icons/control-icons.tsx';
import { useArrivals } from './use-arrivals.ts';
import { useInboxTexts } from './use-inbox-texts.ts';

type Props = {
  isAtTop: boolean;
  onPress: () => void;
};

export function NewItemsPill({ isAtTop, onPress }: Props) {
  const t = useInboxTexts();
  const [count, setCount] = useState(0);
  useArrivals((arrived) => {
    if (!isAtTop) setCount((before) => before + arrived.length);
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
