import { useState } from 'react';
import { type Side, dealsEndpoints } from '@keo/core/contract';
import { useKeoQuery } from '@keo/react';
import { useBusySide } from '@keo/react/marketplace';

/**
 * The side that the page shows where its address names none: that of the deal in the address, else the one on which
 * something is running. Null until known, then it stays, whatever happens to the deals meanwhile.
 */
export function useOpenedSide({
  enabled,
  deal,
}: {
  enabled: boolean;
  deal: string | undefined;
}): Side | null {
  const [opened, setOpened] = useState<{ deal: string | undefined; side: Side } | null>(null);
  const isOpened = opened !== null && (deal === undefined || deal === opened.deal);
  const isSought = enabled && !isOpened;
  const ofDeal = useKeoQuery(
    dealsEndpoints.dealInfo,
    { dealId: deal ?? '' },
    { enabled: isSought && deal !== undefined },
  );
  const isNone = deal === undefined || ofDeal.error !== null;
  const busy = useBusySide({ enabled: isSought && isNone });
  if (isOpened) return opened.side;
  const inDeal = ofDeal.data?.id === deal ? ofDeal.data?.myRole : undefined;
  const found = isNone ? busy : (inDeal ?? null);
  if (enabled && found) setOpened({ deal, side: found });
  return found;
}
