import { useCallback, useState } from 'react';
import { type GroupedNotification, rowKey } from '@keo/core';

/** As many as the server gives at once. */
export const aPage = 20;
/** A few more than a panel shows; a window that shows more draws on at once. */
const atFirst = 10;

type Reader = {
  /** Whether the beginning of the list is in sight, or the whole of it is not drawn. */
  isAtTop: boolean;
  /** The key of the row that has the focus, or had it last. */
  tabStop: string | null;
};

/**
 * The rows that are drawn: the first ten, and further ones as they are come to. What arrives above pushes none out
 * from under a reader who is further down or has been at it with the keyboard; at the top of a long list, or behind a
 * closed bell, it does.
 */
export function useDrawnRows(list: readonly GroupedNotification[], { isAtTop, tabStop }: Reader) {
  const newest = list[0]?.seq ?? 0;
  const [drawn, setDrawn] = useState({ count: atFirst, newest });
  if (drawn.newest !== newest) {
    const arrived = list.findIndex(({ seq }) => seq <= drawn.newest);
    setDrawn({ count: isAtTop || arrived < 0 ? drawn.count : drawn.count + arrived, newest });
  }
  const drawMore = useCallback(() => setDrawn((before) => ({ ...before, count: before.count + aPage })), []);
  const count = Math.max(drawn.count, list.findIndex((row) => rowKey(row) === tabStop) + 1);
  return { rows: list.slice(0, count), drawMore };
}
