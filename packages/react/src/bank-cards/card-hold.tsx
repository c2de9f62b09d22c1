import { useEffect } from 'react';
import { bankCardsEndpoints } from '@keo/core/contract';
import { useRefetch } from '../client/use-keo-query.ts';
import { clockWords, useTimeLeft } from '../money/use-time-left.ts';

export type CardHoldProps = {
  until: string;
  now: string;
  words: (time: string) => string;
};

/** Time left of a new account's hold; refetches at its end. */
export function CardHold({ until, now, words }: CardHoldProps) {
  const left = useTimeLeft(until, now);
  const isOver = left === 0;
  const stale = useRefetch([bankCardsEndpoints.bankCardsList]);
  useEffect(() => {
    if (isOver) stale();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- each answer that still tells of a hold is asked about once
  }, [isOver, now]);
  return (
    <span className="keo-hold keo-num" role="note">
      {words(clockWords(left))}
    </span>
  );
}
