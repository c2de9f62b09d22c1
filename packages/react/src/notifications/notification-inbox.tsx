import type { Notification } from '@keo/core';
import { NotificationBell } from './notification-bell.tsx';
import { NotificationPanel, type NotificationPanelProps } from './notification-panel.tsx';
import type { Placement } from './position-popover.ts';
import { useAnchoredPopover } from './use-anchored-popover.ts';
import { useInboxTexts } from './use-inbox-texts.ts';

export type NotificationInboxProps = NotificationPanelProps & {
  /** Preferred placement. */
  placement?: Placement;
  onOpenChange?: (open: boolean) => void;
};

/**
 * The whole inbox in one line: a bell with the unread count and the panel it opens.
 *
 * @example
 * <KeoProvider keo={keo}><NotificationInbox /></KeoProvider>
 */
export function NotificationInbox({
  placement = 'bottom-end',
  onOpenChange,
  onNavigate,
  ...panel
}: NotificationInboxProps) {
  const t = useInboxTexts();
  const { id, open, buttonRef, panelRef, close } = useAnchoredPopover(placement, onOpenChange);
  const navigate = onNavigate && {
    onNavigate: (href: string, notification?: Notification) => {
      close();
      onNavigate(href, notification);
    },
  };
  return (
    <>
      <NotificationBell ref={buttonRef} aria-haspopup="dialog" aria-expanded={open} aria-controls={id} />
      <div
        ref={panelRef}
        id={id}
        className="keo-inbox"
        role="dialog"
        aria-label={t('inbox.title')}
        tabIndex={-1}
      >
        {open && <NotificationPanel {...panel} {...navigate} />}
      </div>
    </>
  );
}
