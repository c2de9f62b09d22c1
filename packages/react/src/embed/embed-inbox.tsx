import { useEffect, useState } from 'react';
import type { Notification } from '@keo/core';
import { useLocale } from '../i18n/use-locale.ts';
import { BellButton } from '../notifications/bell-button.tsx';
import { useAnchoredPopover } from '../notifications/use-anchored-popover.ts';
import { useBellTexts } from '../notifications/use-bell-texts.ts';
import { useNotificationsActor } from '../notifications/use-notifications.ts';
import type { Tell } from './embed-events.ts';
import { NotificationsNews } from './notifications-news.tsx';
import type * as PanelView from './panel-view.tsx';

type Props = {
  /** What the panel shows, and what tells a screen reader of arrivals; null until it is loaded. */
  view: typeof PanelView | null;
  /** It is time to load that. */
  onWanted: () => void;
  /** What the page wants of the panel: another object for each wish, and each time the element was moved. */
  wish: { open: boolean };
  onOpenChange: (open: boolean) => void;
  onFollow: (path: string, notification?: Notification) => void;
  tell: Tell;
};

/** The bell and its panel. */
export function EmbedInbox({ view, onWanted, wish, onOpenChange, onFollow, tell }: Props) {
  const t = useBellTexts();
  const { id, open, buttonRef, panelRef, show, close } = useAnchoredPopover(onOpenChange);
  useEffect(() => {
    if (wish.open) show();
    else close();
  }, [wish, show, close]);
  // The number of unread ones comes with whoever is signed in, and is drawn first.
  const actor = useNotificationsActor();
  const isDue = open || actor !== undefined;
  useEffect(() => {
    if (isDue) onWanted();
  }, [isDue, onWanted]);
  const isDrawn = useDrawnAhead(view, open);

  return (
    <>
      <BellButton ref={buttonRef} aria-haspopup="dialog" aria-expanded={open} aria-controls={id} />
      <div
        ref={panelRef}
        id={id}
        className="keo-inbox"
        part="panel"
        role="dialog"
        aria-label={t('inbox.title')}
        tabIndex={-1}
      >
        {(open || isDrawn) &&
          (view ? <view.EmbedPanel onNavigate={onFollow} /> : <Waiting text={t('inbox.loading')} />)}
      </div>
      {view && <view.NotificationAnnouncer />}
      <NotificationsNews tell={tell} />
    </>
  );
}

/**
 * Whether the closed panel is drawn, so that a press only shows it: a slow phone draws twenty rows in a third of a
 * second. It is once the page has nothing better to do, and anew after it was open: it begins at its top again.
 */
function useDrawnAhead(view: typeof PanelView | null, open: boolean): boolean {
  const [isDrawn, setDrawn] = useState(false);
  const locale = useLocale();
  useEffect(() => {
    if (open) return () => setDrawn(false);
    // Safari has no such word, and draws at the press.
    if (!view || isDrawn || typeof requestIdleCallback !== 'function') return undefined;
    let waiting = requestIdleCallback(() => {
      // The first number that a page has written for it takes long enough to be a task of its own.
      view.relativeTime(0, 0, locale);
      waiting = requestIdleCallback(() => setDrawn(true));
    });
    return () => cancelIdleCallback(waiting);
  }, [view, open, isDrawn, locale]);
  return isDrawn;
}

/** As tall as the list will be at least. */
const Waiting = ({ text }: { text: string }) => (
  <div className="keo-waiting" role="status" aria-busy="true">
    <span className="keo-unseen">{text}</span>
  </div>
);
