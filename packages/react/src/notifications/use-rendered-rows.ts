import { useCallback, useState } from 'react';
import { type GroupedNotification, rowKey } from '@keo/core';

export const pageSize = 20;
/** Slightly more than a panel shows. */
const initialRows = 10;

type Reader = {
  /** Whether the top of the list is visible. */
  isAtTop: boolean;
  /** Key of the last focused row. */
  tabStop: string | null;
};

/**
 * Rendered rows: ten at first, more on demand. Arrivals push rows out only at the top of the list, without keyboard
 * focus.
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
