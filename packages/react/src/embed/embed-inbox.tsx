import { useEffect } from 'react';
import type { Notification } from '@keo/core';
import { NotificationBell } from '../notifications/notification-bell.tsx';
import { FeedSkeleton } from '../notifications/feed-skeleton.tsx';
import type { NotificationPanel } from '../notifications/notification-panel.tsx';
import { useAnchoredPopover } from '../notifications/use-anchored-popover.ts';
import { useInboxTexts } from '../notifications/use-inbox-texts.ts';
import type { Tell } from './embed-events.ts';
import { NotificationsNews } from './notifications-news.tsx';
import { SessionGate } from './session-gate.tsx';

type Props = {
  /** Null until it is loaded. */
  Panel: typeof NotificationPanel | null;
  /** What the page wants of the panel: another object for each wish, and each time the element was moved. */
  wish: { open: boolean };
  onOpenChange: (open: boolean) => void;
  onFollow: (path: string, notification?: Notification) => void;
  tell: Tell;
};

/** The bell and its panel. */
export function EmbedInbox({ Panel, wish, onOpenChange, onFollow, tell }: Props) {
  const t = useInboxTexts();
  const { id, open, buttonRef, panelRef, show, close } = useAnchoredPopover(onOpenChange);
  useEffect(() => {
    if (wish.open) show();
    else close();
  }, [wish, show, close]);

  return (
    <>
      <NotificationBell ref={buttonRef} aria-haspopup="dialog" aria-expanded={open} aria-controls={id} />
      <div
        ref={panelRef}
        id={id}
        className="keo-inbox"
        part="panel"
        role="dialog"
        aria-label={t('inbox.title')}
        tabIndex={-1}
      >
        {open && <SessionGate>{Panel ? <Panel onNavigate={onFollow} /> : <FeedSkeleton />}</SessionGate>}
      </div>
      <NotificationsNews tell={tell} />
    </>
  );
}
