import { type ReactNode, useEffect } from 'react';
import { type Notification, notificationTexts } from '@keo/core';
import { useKeoClient } from '../client/use-keo-client.ts';
import { BellButton } from '../notifications/bell-button.tsx';
import type { Placement } from '../notifications/place-beside.ts';
import { useAnchoredPopover } from '../notifications/use-anchored-popover.ts';
import { useBellTexts } from '../notifications/use-bell-texts.ts';
import { useNotificationsActor } from '../notifications/use-notifications.ts';
import type { Tell } from './embed-events.ts';
import { NotificationsNews } from './notifications-news.tsx';
import type * as PanelView from './panel-view.tsx';

type Props = {
  icon: ReactNode;
  /** What the panel shows, and what tells a screen reader of arrivals; null until it is loaded. */
  view: typeof PanelView | null;
  /** It is time to load that. */
  onWanted: () => void;
  placement: Placement;
  /** What the page wants of the panel: another object for each wish, and each time the element was moved. */
  wish: { open: boolean };
  onOpenChange: (open: boolean) => void;
  onFollow: (path: string, notification?: Notification) => void;
  tell: Tell;
};

/** The bell and its panel. */
export function EmbedInbox({ icon, view, onWanted, placement, wish, onOpenChange, onFollow, tell }: Props) {
  const t = useBellTexts();
  const { id, open, panel, buttonRef, panelRef, show, close } = useAnchoredPopover(placement, onOpenChange);
  useEffect(() => {
    if (wish.open) show();
    else close();
  }, [wish, show, close]);
  // The number of unread ones comes with whoever is signed in, and is drawn first.
  const isDue = useNotificationsActor() !== undefined || open;
  const { i18n } = useKeoClient();
  useEffect(() => {
    if (!isDue) return;
    onWanted();
    // Beside the panel, which would ask for them only when it is here.
    i18n.need(notificationTexts);
  }, [isDue, onWanted, i18n]);

  return (
    <>
      <BellButton
        ref={buttonRef}
        icon={icon}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={id}
      />
      <div
        ref={panelRef}
        id={id}
        className="keo-inbox"
        part="panel"
        role="dialog"
        aria-label={t('inbox.title')}
        tabIndex={-1}
      >
        {view ? (
          <view.EmbedPanel open={open} place={panel} onNavigate={onFollow} />
        ) : (
          open && <Waiting text={t('inbox.loading')} />
        )}
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
