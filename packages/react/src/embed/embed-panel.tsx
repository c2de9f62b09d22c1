import { useEffect, useMemo, useState } from 'react';
import type { Notification } from '@keo/core';
import { NotificationPanel } from '../notifications/notification-panel.tsx';
import { useNotificationWords } from '../notifications/use-notification-words.ts';
import { useNotifications } from '../notifications/use-notifications.ts';
import { SessionGate } from './session-gate.tsx';

export type EmbedPanelProps = {
  open: boolean;
  /** What the panel is drawn into. */
  place?: HTMLElement | null;
  onNavigate: (path: string, notification?: Notification) => void;
};

/** The newest notifications, or why there is nobody to show them for. */
export function EmbedPanel({ open, place = null, onNavigate }: EmbedPanelProps) {
  const isDrawn = useDrawnAhead(open, place);
  // The same drawing when it opens: its rows are not gone through again.
  const panel = useMemo(
    () => (
      <SessionGate>
        <slot name="header" />
        <NotificationPanel onNavigate={onNavigate} />
        <slot name="footer" />
      </SessionGate>
    ),
    [onNavigate],
  );
  return open || isDrawn ? panel : null;
}

/**
 * Whether a closed panel is drawn, so that a press only shows it: to draw it takes a slow phone a third of a
 * second. It is once its rows are here and the page has nothing more urgent to do, and anew after it was open: it
 * begins at its top again. An idle moment would be too late for who presses in the first one. See docs/decisions/0018.
 */
function useDrawnAhead(open: boolean, place: HTMLElement | null): boolean {
  const [isDrawn, setDrawn] = useState(false);
  const { isWorded } = useNotificationWords();
  const hasRows = useNotifications().list.length > 0 && isWorded;
  useEffect(() => {
    if (open) return () => setDrawn(false);
    const { scheduler } = globalThis;
    // Safari has none, and draws at the press; a page may have another thing of this name.
    if (!hasRows || typeof scheduler?.postTask !== 'function') return undefined;
    const closed = new AbortController();
    scheduler
      .postTask(() => (isDrawn ? layOutUnseen(place) : setDrawn(true)), {
        priority: 'background',
        signal: closed.signal,
      })
      .catch(() => undefined);
    return () => closed.abort();
  }, [open, isDrawn, hasRows, place]);
  return isDrawn;
}

/** Has the browser shape the words of what is closed: to open it takes a third less time then. */
function layOutUnseen(place: HTMLElement | null): void {
  if (!place) return;
  Object.assign(place.style, { display: 'flex', visibility: 'hidden' });
  place.getBoundingClientRect();
  Object.assign(place.style, { display: '', visibility: '' });
}
