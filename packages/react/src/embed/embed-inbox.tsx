import { useEffect } from 'react';
import type { Notification } from '@keo/core';
import { useLocale } from '../i18n/use-locale.ts';
import { BellButton } from '../notifications/bell-button.tsx';
import { useAnchoredPopover } from '../notifications/use-anchored-popover.ts';
import { useBellTexts } from '../notifications/use-bell-texts.ts';
import type { Tell } from './embed-events.ts';
import { NotificationsNews } from './notifications-news.tsx';
import type * as PanelView from './panel-view.tsx';

type Props = {
  /** What the panel shows, and what tells a screen reader of arrivals; null until it is loaded. */
  view: typeof PanelView | null;
  /** What the page wants of the panel: another object for each wish, and each time the element was moved. */
  wish: { open: boolean };
  onOpenChange: (open: boolean) => void;
  onFollow: (path: string, notification?: Notification) => void;
  tell: Tell;
};

/** The bell and its panel. */
export function EmbedInbox({ view, wish, onOpenChange, onFollow, tell }: Props) {
  const t = useBellTexts();
  const { id, open, buttonRef, panelRef, show, close } = useAnchoredPopover(onOpenChange);
  useEffect(() => {
    if (wish.open) show();
    else close();
  }, [wish, show, close]);
  const locale = useLocale();
  useEffect(() => {
    // The first number that a page has written for it costs a slow phone a tenth of a second: not at the press.
    // Safari has no such word, and waits.
    if (!view || typeof requestIdleCallback !== 'function') return undefined;
    const waiting = requestIdleCallback(() => view.relativeTime(0, 0, locale));
    return () => cancelIdleCallback(waiting);
  }, [view, locale]);

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
        {open && (view ? <view.EmbedPanel onNavigate={onFollow} /> : <Waiting text={t('inbox.loading')} />)}
      </div>
      {view && <view.NotificationAnnouncer />}
      <NotificationsNews tell={tell} />
    </>
  );
}

/** As tall as the list will be at least. */
const Waiting = ({ text }: { text: string }) => (
  <div className="keo-waiting" role="status" aria-busy="true">
    <span className="keo-unseen">{text}</span>
  </div>
);
