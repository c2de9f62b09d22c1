import { type ReactNode, useEffect } from 'react';
import { type Notification, notificationTexts } from '@keo/core';
import { useKeoClient } from '../client/use-keo-client.ts';
import { BellButton } from '../notifications/bell-button.tsx';
import type { Placement } from '../notifications/position-popover.ts';
import { useAnchoredPopover } from '../notifications/use-anchored-popover.ts';
import { useBellTexts } from '../notifications/use-bell-texts.ts';
import { useNotificationsActor } from '../notifications/use-notifications.ts';
import type { Emit } from './embed-events.ts';
import { NotificationEvents } from './notification-events.tsx';
import type * as PanelView from './panel-view.tsx';

type Props = {
  icon: ReactNode;
  /** Lazily loaded; null until then. */
  view: typeof PanelView | null;
  onWanted: () => void;
  placement: Placement;
  /** Requested state: a new object for each request, and after each move of the element. */
  wish: { open: boolean };
  onOpenChange: (open: boolean) => void;
  onFollow: (path: string, notification?: Notification) => void;
  emit: Emit;
};

export function EmbedInbox({ icon, view, onWanted, placement, wish, onOpenChange, onFollow, emit }: Props) {
  const t = useBellTexts();
  const { id, open, panel, buttonRef, panelRef, show, close } = useAnchoredPopover(placement, onOpenChange);
  useEffect(() => {
    if (wish.open) show();
    else close();
  }, [wish, show, close]);
  // The unread count comes with the user and is rendered before the list.
  const isDue = useNotificationsActor() !== undefined || open;
  const { i18n } = useKeoClient();
  useEffect(() => {
    if (!isDue) return;
    onWanted();
    // In parallel with the panel's chunk.
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
      <NotificationEvents emit={emit} />
    </>
  );
}

const Waiting = ({ text }: { text: string }) => (
  <div className="keo-waiting" role="status" aria-busy="true">
    <span className="keo-unseen">{text}</span>
  </div>
);
