import { useEffect, useMemo, useState } from 'react';
import type { Notification } from '@keo/core';
import { relativeTime } from '../i18n/time-words.ts';
import { useLocale } from '../i18n/use-locale.ts';
import { NotificationPanel } from '../notifications/notification-panel.tsx';
import { SessionGate } from './session-gate.tsx';

export type EmbedPanelProps = {
  open: boolean;
  onNavigate: (path: string, notification?: Notification) => void;
};

/** The newest notifications, or why there is nobody to show them for. */
export function EmbedPanel({ open, onNavigate }: EmbedPanelProps) {
  const isDrawn = useDrawnAhead(open);
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
 * Whether a closed panel is drawn, so that a press only shows it: a slow phone draws twenty rows in a third of a
 * second. It is once the page has nothing better to do, and anew after it was open: it begins at its top again.
 */
function useDrawnAhead(open: boolean): boolean {
  const [isDrawn, setDrawn] = useState(false);
  const locale = useLocale();
  useEffect(() => {
    if (open) return () => setDrawn(false);
    // Safari has no such word, and draws at the press.
    if (isDrawn || typeof requestIdleCallback !== 'function') return undefined;
    let waiting = requestIdleCallback(() => {
      // The first number that a page has written for it takes long enough to be a task of its own.
      relativeTime(0, 0, locale);
      waiting = requestIdleCallback(() => setDrawn(true));
    });
    return () => cancelIdleCallback(waiting);
  }, [open, isDrawn, locale]);
  return isDrawn;
}
