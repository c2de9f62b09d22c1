import type { MouseEvent } from 'react';
import type { Notification } from '@keo/core';
import { useTranslate } from '../i18n/use-translate.ts';
import { Button } from '../ui/button.tsx';
import { FeedStates, isFiltered } from './feed-states.tsx';
import { LiveDot } from './live-status.tsx';
import { MarkAllButton } from './mark-all-button.tsx';
import { useNotificationCommands } from './use-notification-commands.ts';
import { useNotifications } from './use-notifications.ts';

export type NotificationPanelProps = {
  /** The page with the whole list. Null leaves the link out. */
  allHref?: string | null;
  /** Goes to a link inside the page. Without it the browser follows the links. */
  onNavigate?: (href: string, notification?: Notification) => void;
};

/** The newest notifications in a small space: a heading, the list that scrolls, the way to all of them. */
export function NotificationPanel({ allHref = '/dashboard', onNavigate }: NotificationPanelProps) {
  const translate = useTranslate();
  const notifications = useNotifications();
  const { filter } = useNotificationCommands();
  const goToAll = (event: MouseEvent) => {
    if (!onNavigate || allHref === null || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onNavigate(allHref);
  };

  return (
    <div className="keo-panel">
      <div className="keo-panel__head">
        <h2 className="keo-panel__title">{translate('inbox.title')}</h2>
        <LiveDot />
        <MarkAllButton />
      </div>
      <div className="keo-panel__body">
        {isFiltered(notifications) && notifications.list.length > 0 && (
          <Button variant="soft" size="small" fullWidth onClick={() => filter({})}>
            {translate('inbox.filter.clear')}
          </Button>
        )}
        <FeedStates onNavigate={onNavigate} heading="h3" />
      </div>
      {allHref !== null && (
        <div className="keo-panel__foot">
          <a className="keo-panel__all" href={allHref} onClick={goToAll}>
            {translate('inbox.seeAll')}
          </a>
        </div>
      )}
    </div>
  );
}
