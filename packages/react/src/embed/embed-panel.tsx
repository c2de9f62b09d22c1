import { useEffect, useMemo, useState } from 'react';
import type { Notification } from '@keo/core';
import { NotificationPanel } from '../notifications/notification-panel.tsx';
import { useNotificationWords } from '../notifications/use-notification-words.ts';
import { useNotifications } from '../notifications/use-notifications.ts';
import { SessionGate } from './session-gate.tsx';

export type EmbedPanelProps = {
  open: boolean;
  place?: HTMLElement | null;
  onNavigate: (path: string, notification?: Notification) => void;
};

export function EmbedPanel({ open, place = null, onNavigate }: EmbedPanelProps) {
  const isDrawn = usePrerender(open, place);
  // Memoised: opening must not re-render the rows.
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
 * Prerenders the closed panel in a background task: on a slow phone rendering takes a third of a second. Again after it
 * was open, to reset its scroll position. `requestIdleCallback` would be too late for an early press. See
 * docs/decisions/0018.
 */
function usePrerender(open: boolean, place: HTMLElement | null): boolean {
  const [isDrawn, setDrawn] = useState(false);
  const { isWorded } = useNotificationWords();
  const hasRows = useNotifications().list.length > 0 && isWorded;
  useEffect(() => {
    if (open) return () => setDrawn(false);
    const { scheduler } = globalThis;
    // Safari has no `scheduler.postTask`, and a page may have a variable of this name.
    if (!hasRows || typeof scheduler?.postTask !== 'function') return undefined;
    const closed = new AbortController();
    scheduler
      .postTask(() => (isDrawn ? forceLayout(place) : setDrawn(true)), {
        priority: 'background',
        signal: closed.signal,
      })
      .catch(() => undefined);
    return () => closed.abort();
  }, [open, isDrawn, hasRows, place]);
  return isDrawn;
}

/** Shapes the closed panel's text: opening takes a third less time. */
function forceLayout(place: HTMLElement | null): void {
  if (!place) return;
  Object.assign(place.style, { display: 'flex', visibility: 'hidden' });
  place.getBoundingClientRect();
  Object.assign(place.style, { display: '', visibility: '' });
}
