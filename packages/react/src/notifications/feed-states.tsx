import { useEffect, useState } from 'react';
import { type ApiError, type Notification, type NotificationsFilter, selectAuthReady } from '@keo/core';
import { useUnloadedUser } from '../auth/use-auth.ts';
import { useActorValue } from '../client/use-actor-value.ts';
import { useKeoClient } from '../client/use-keo-client.ts';
import { useTranslate } from '../i18n/use-translate.ts';
import { FilterIcon } from '../ui/icons/control-icons.tsx';
import { InboxIcon } from '../ui/icons/subject-icons.tsx';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorCard } from '../ui/error-card.tsx';
import { FeedSkeleton } from './feed-skeleton.tsx';
import { LiveBanner } from './live-status.tsx';
import { NotificationFeed } from './notification-feed.tsx';
import { useNotificationWords } from './use-notification-words.ts';
import {
  type Notifications,
  useNotificationCommands,
  useNotifications,
  useNotificationsActor,
} from './use-notifications.ts';
import { useInboxTexts } from './use-inbox-texts.ts';

type Props = {
  onNavigate?: ((href: string, notification: Notification) => void) | undefined;
  /** Of a filter that is kept elsewhere, as in the URL. */
  onFilterChange?: ((filter: NotificationsFilter) => void) | undefined;
  heading: 'h2' | 'h3';
};

export const isFiltered = ({ filter }: Notifications): boolean =>
  Object.values(filter).some((value) => value !== undefined);

/** Old rows stay while loading and after an error. */
export function FeedStates({ onNavigate, onFilterChange, heading }: Props) {
  const translate = useTranslate();
  const t = useInboxTexts();
  const notifications = useNotifications();
  const { isWorded } = useNotificationWords();
  const { refresh, filter } = useNotificationCommands();
  const { error, errorKey, list } = notifications;
  const unloaded = useUnloadedUser();
  const isReady = useActorValue(useKeoClient().auth, selectAuthReady);
  const isLoading = notifications.isLoading || !isReady;
  const choose = onFilterChange ?? filter;

  return (
    <>
      <LiveBanner />
      <MarkError />
      {unloaded && (
        <ErrorCard
          title={translate('notifications.fetchFailed')}
          message={unloaded.error?.message}
          retryLabel={translate('ui.retry')}
          retrying={unloaded.isBusy}
          onRetry={unloaded.retry}
        />
      )}
      {error && errorKey === 'notifications.fetchFailed' && (
        <ErrorCard
          title={translate(errorKey)}
          message={error.message}
          retryLabel={translate('ui.retry')}
          retrying={isLoading}
          onRetry={refresh}
        />
      )}
      {list.length > 0 && isWorded ? (
        <NotificationFeed
          notifications={notifications}
          onNavigate={onNavigate}
          onFilterChange={choose}
          heading={heading}
        />
      ) : isLoading || list.length > 0 ? (
        <FeedSkeleton />
      ) : error || unloaded ? null : isFiltered(notifications) ? (
        <EmptyState
          icon={<FilterIcon size={28} />}
          title={t('inbox.emptyFilter.title')}
          detail={t('inbox.emptyFilter.detail')}
          action={
            <Button variant="soft" onClick={() => choose({})}>
              {t('inbox.filter.clear')}
            </Button>
          }
        />
      ) : (
        <EmptyState
          icon={<InboxIcon size={28} />}
          title={t('inbox.empty.title')}
          detail={t('inbox.empty.detail')}
        />
      )}
    </>
  );
}

function MarkError() {
  const t = useInboxTexts();
  const translate = useTranslate();
  const { markRead, markAllRead } = useNotificationCommands();
  const actor = useNotificationsActor();
  const [failed, setFailed] = useState<{
    id: string | null;
    others?: readonly string[];
    error: ApiError;
  } | null>(null);
  useEffect(() => {
    let before = 0;
    const failing = actor?.on('notification.markFailed', setFailed);
    const marking = actor?.subscribe(({ context }) => {
      const now = context.marking.length + Number(context.isMarkingAll);
      if (now > before) setFailed(null);
      before = now;
    });
    return () => {
      failing?.unsubscribe();
      marking?.unsubscribe();
    };
  }, [actor]);
  if (!failed) return null;
  const { id, others, error } = failed;
  return (
    <ErrorCard
      title={t('inbox.markFailed')}
      message={error.message}
      retryLabel={translate('ui.retry')}
      onRetry={() => (id === null ? markAllRead() : markRead(id, others))}
    />
  );
}
