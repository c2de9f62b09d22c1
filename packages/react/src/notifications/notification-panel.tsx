import type { MouseEvent } from 'react';
import type { Notification } from '@keo/core';
import { useProductLink } from '../client/product-links.ts';
import { Button } from '../ui/button.tsx';
import { FeedStates, isFiltered } from './feed-states.tsx';
import { LiveDot } from './live-status.tsx';
import { MarkAllButton } from './mark-all-button.tsx';
import { useNotificationCommands, useNotifications } from './use-notifications.ts';
import { useInboxTexts } from './use-inbox-texts.ts';

export type NotificationPanelProps = {
  /** Link to the whole list; null hides it. */
  allHref?: string | null;
  /** Client-side navigation; default is the browser's. */
  onNavigate?: (href: string, notification?: Notification) => void;
};

export function NotificationPanel({
  allHref = '/dashboard#notifications',
  onNavigate,
}: NotificationPanelProps) {
  const t = useInboxTexts();
  const link = useProductLink()(allHref ?? '');
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
        <h2 className="keo-panel__title">{t('inbox.title')}</h2>
        <LiveDot />
        <MarkAllButton />
      </div>
      {/* Firefox makes whatever scrolls a Tab stop; its rows are stops already. */}
      <div className="keo-panel__body" tabIndex={-1}>
        {isFiltered(notifications) && notifications.list.length > 0 && (
          <Button variant="soft" size="small" fullWidth onClick={() => filter({})}>
            {t('inbox.filter.clear')}
          </Button>
        )}
        <FeedStates onNavigate={onNavigate} heading="h3" />
      </div>
      {allHref !== null && (
        <div className="keo-panel__foot">
          <a
            className="keo-panel__all"
            href={link.href}
            target={link.target}
            rel={link.rel}
            onClick={goToAll}
          >
            {t('inbox.seeAll')}
          </a>
        </div>
      )}
    </div>
  );
}
