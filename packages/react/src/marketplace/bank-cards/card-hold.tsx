import { useEffect } from 'react';
import { bankCardsEndpoints } from '@keo/core/contract';
import { useRefetch } from '../../client/use-keo-query.ts';
import { clockWords, useTimeLeft } from '../../ui/money/use-time-left.ts';

export type CardHoldProps = {
  until: string;
  /** The server's time at the answer. */
  now: string;
  words: (time: string) => string;
};

/** Time left of a new account's hold; refetches at its end. */
export function CardHold({ until, now, words }: CardHoldProps) {
  const left = useTimeLeft(until);
  const isOver = left === 0;
  const refetch = useRefetch([bankCardsEndpoints.bankCardsList]);
  useEffect(() => {
    if (isOver) refetch();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each answer with a hold
  }, [isOver, now]);
  return (
    <span className="keo-hold keo-num" role="note">
      {words(clockWords(left))}
    </span>
  );
}
