import { useCallback, useState } from 'react';
import { type GroupedNotification, rowKey } from '@keo/core';

/** The server's page size. */
export const pageSize = 20;
/** A little more than a panel shows; a taller window renders more at once. */
const initialRows = 10;

type Reader = {
  /** Whether the top of the list is visible, or rows are hidden at its end. */
  isAtTop: boolean;
  /** The key of the row with the focus, now or last. */
  tabStop: string | null;
};

/**
 * The rendered rows: ten at first, more on demand. Arrivals push none out while the reader is further down or uses the
 * keyboard; at the top of a long list, or behind a closed bell, they do.
 */
export function useRenderedRows(list: readonly GroupedNotification[], { isAtTop, tabStop }: Reader) {
  const newest = list[0]?.seq ?? 0;
  const [drawn, setDrawn] = useState({ count: initialRows, newest });
  if (drawn.newest !== newest) {
    const arrived = list.findIndex(({ seq }) => seq <= drawn.newest);
    setDrawn({ count: isAtTop || arrived < 0 ? drawn.count : drawn.count + arrived, newest });
  }
  const drawMore = useCallback(
    () => setDrawn((before) => ({ ...before, count: before.count + pageSize })),
    [],
  );
  const count = Math.max(drawn.count, list.findIndex((row) => rowKey(row) === tabStop) + 1);
  return { rows: list.slice(0, count), drawMore };
}
