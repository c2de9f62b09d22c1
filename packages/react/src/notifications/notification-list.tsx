import { useState } from 'react';
import type { Notification, NotificationsFilter } from '@keo/core';
import { FilterIcon } from '../ui/icons/control-icons.tsx';
import { Button } from '../ui/button.tsx';
import { FeedStates } from './feed-states.tsx';
import { LiveDot } from './live-status.tsx';
import { MarkAllButton } from './mark-all-button.tsx';
import { NotificationFilterBar } from './notification-filter-bar.tsx';
import { useNotificationCommands, useNotifications } from './use-notifications.ts';
import { useInboxTexts } from './use-inbox-texts.ts';

export type NotificationListProps = {
  /** Client-side navigation; default is the browser's. */
  onNavigate?: (href: string, notification: Notification) => void;
  /** Controlled filter, for example in the URL. */
  onFilterChange?: (filter: NotificationsFilter) => void;
};

export function NotificationList({ onNavigate, onFilterChange }: NotificationListProps) {
  const t = useInboxTexts();
  const { filter } = useNotifications();
  const commands = useNotificationCommands();
  const choose = onFilterChange ?? commands.filter;
  const isFiltered = Object.values(filter).some((part) => part !== undefined);
  const [isRequested, setIsRequested] = useState(false);
  const isOpen = isRequested || isFiltered;
  return (
    <section className="keo-list" aria-label={t('inbox.title')}>
      <div className="keo-panel__head">
        <h2 className="keo-panel__title">{t('inbox.title')}</h2>
        <LiveDot />
        <MarkAllButton />
        <Button
          variant="plain"
          iconOnly
          aria-label={t('inbox.filter.label')}
          aria-expanded={isOpen}
          onClick={() => {
            setIsRequested(!isOpen);
            if (isFiltered) choose({});
          }}
        >
          <FilterIcon />
        </Button>
      </div>
      {isOpen && <NotificationFilterBar filter={filter} onFilterChange={choose} />}
      <FeedStates onNavigate={onNavigate} onFilterChange={choose} heading="h3" />
    </section>
  );
}
