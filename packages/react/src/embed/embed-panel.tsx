import { useEffect, useMemo, useState } from 'react';
import type { Notification } from '@keo/core';
import { NotificationPanel } from '../notifications/notification-panel.tsx';
import { useNotificationWords } from '../notifications/use-notification-words.ts';
import { useNotifications } from '../notifications/use-notifications.ts';
import { SessionGate } from './session-gate.tsx';

export type EmbedPanelProps = {
  open: boolean;
  /** The panel's container. */
  place?: HTMLElement | null;
  onNavigate: (path: string, notification?: Notification) => void;
};

/** The newest notifications, or why there are none to show. */
export function EmbedPanel({ open, place = null, onNavigate }: EmbedPanelProps) {
  const isDrawn = usePrerender(open, place);
  // Memoised, so that opening does not render the rows again.
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
 * Whether a closed panel is rendered ahead, so that opening only shows it: rendering takes a slow phone a third of a
 * second. Done once its rows are loaded, as a background task, and again after it was open, to start at its top.
 * `requestIdleCallback` would be too late for a press in the first moment. See docs/decisions/0018.
 */
function usePrerender(open: boolean, place: HTMLElement | null): boolean {
  const [isDrawn, setDrawn] = useState(false);
  const { isWorded } = useNotificationWords();
  const hasRows = useNotifications().list.length > 0 && isWorded;
  useEffect(() => {
    if (open) return () => setDrawn(false);
    const { scheduler } = globalThis;
    // Safari has no `scheduler.postTask`, and renders on the press; a page may have a variable of this name.
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

/** Makes the browser shape the closed panel's text: opening it then takes a third less time. */
function forceLayout(place: HTMLElement | null): void {
  if (!place) return;
  Object.assign(place.style, { display: 'flex', visibility: 'hidden' });
  place.getBoundingClientRect();
  Object.assign(place.style, { display: '', visibility: '' });
}
