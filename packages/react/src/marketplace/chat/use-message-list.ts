import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useVirtualizer } from '@tanstack/react-virtual';
import type { ConversationRow } from './conversation-rows.ts';
import { useChatCommands, useOpenRoom } from './use-chat.ts';

/** Distance from an end at which more is loaded, in rows; and which counts as the end, in px. */
const nearRows = 3;
const nearEnd = 60;
/** In px. */
const estimatedHeight = 72;

const getSeq = (row: ConversationRow) => (row.kind === 'message' ? (row.row.message?.seq ?? null) : null);

/** A virtual list that starts at the end and follows it. Inserted older rows do not move the viewport. */
export function useMessageList(rows: readonly ConversationRow[], goTo: { seq: number } | null) {
  const { older, newer, latest, goTo: loadAround } = useChatCommands();
  const { hasOlder, hasNewer, isLoading, isLoadingOlder, error } = useOpenRoom();
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const [found, setFound] = useState<number | null>(null);
  // oxlint-disable-next-line react/incompatible-library -- not compiled by React Compiler
  const list = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller,
    estimateSize: () => estimatedHeight,
    getItemKey: (index) => rows[index]?.key ?? index,
    anchorTo: 'end',
    followOnAppend: !hasNewer,
    scrollEndThreshold: nearEnd,
    overscan: 6,
    gap: 12,
    paddingStart: hasOlder ? 56 : 0,
  });

  // Kept until the user scrolls up: the list itself forgets a scroll that no frame shows for 5 s, as in a hidden tab.
  const follows = useRef(goTo === null);
  const wanted = useRef<{ seq: number } | 'end' | null>(goTo ?? 'end');
  const jump = (to: { seq: number } | 'end') => {
    wanted.current = to;
    follows.current = to === 'end';
    if (to === 'end' ? hasNewer : !rows.some((row) => getSeq(row) === to.seq)) {
      if (to === 'end') latest();
      else loadAround(to.seq);
    } else settle();
  };
  const settle = () => {
    const to = wanted.current;
    if (to === null || rows.length === 0 || !scroller) return;
    if (to === 'end') {
      if (hasNewer) return;
      list.scrollToEnd();
      setFound(null);
    } else {
      const index = rows.findIndex((row) => getSeq(row) === to.seq);
      if (index === -1) return;
      list.scrollToIndex(index, { align: 'center' });
      setFound(to.seq);
    }
    wanted.current = null;
  };
  useLayoutEffect(settle);

  useLayoutEffect(() => {
    if (!hasNewer && list.isAtEnd(nearEnd)) follows.current = true;
    else if (list.scrollDirection === 'backward') follows.current = false;
  });

  // Rows that come, or are smaller than estimated, leave a gap at the end.
  const total = list.getTotalSize();
  useLayoutEffect(() => {
    if (!hasNewer && list.scrollDirection !== 'backward' && follows.current) list.scrollToEnd();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the list is stable
  }, [total]);

  // A growing composer or an on-screen keyboard must not cover messages.
  useEffect(() => {
    if (!scroller) return undefined;
    let height = scroller.clientHeight;
    const observer = new ResizeObserver(() => {
      scroller.scrollTop += Math.max(0, height - scroller.clientHeight);
      height = scroller.clientHeight;
    });
    observer.observe(scroller);
    return () => observer.disconnect();
  }, [scroller]);

  const requests = useRef<number | null>(null);
  useEffect(() => {
    const to = wanted.current;
    if (to === null || to === 'end' || isLoading || rows.length === 0 || requests.current === to.seq) return;
    requests.current = to.seq;
    loadAround(to.seq);
  });

  // Sending scrolls to the end.
  const leaving = rows.filter((row) => row.kind === 'message' && row.row.message === null).length;
  const before = useRef(leaving);
  useEffect(() => {
    if (leaving > before.current) jump('end');
    before.current = leaving;
  });

  const { range, scrollDirection } = list;
  const isAtStart = range !== null && range.startIndex < nearRows && scrollDirection === 'backward';
  const isNearEnd = range !== null && range.endIndex >= rows.length - nearRows;
  useEffect(() => {
    if (isAtStart && hasOlder && !isLoadingOlder && !error) older();
  }, [isAtStart, hasOlder, isLoadingOlder, error, older]);
  useEffect(() => {
    if (isNearEnd && hasNewer && scrollDirection === 'forward' && !error) newer();
  }, [isNearEnd, hasNewer, scrollDirection, error, rows.length, newer]);

  return {
    list,
    setScroller,
    jump,
    found,
    isAtEnd: !hasNewer && (rows.length === 0 || list.isAtEnd(nearEnd)),
  };
}
