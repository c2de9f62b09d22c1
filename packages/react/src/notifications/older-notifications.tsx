import { useEffect, useState } from 'react';
import { useTranslate } from '../i18n/use-translate.ts';
import { Button } from '../ui/button.tsx';
import { ErrorCard } from '../ui/error-card.tsx';
import { useNotificationCommands } from './use-notification-commands.ts';
import type { Notifications } from './use-notifications.ts';
import { useIsInSight } from './use-is-in-sight.ts';
import { useInboxTexts } from './use-inbox-texts.ts';

/** The way to the next older page: by itself when scrolled to, by a button, or again after an error. */
export function OlderNotifications({ notifications }: { notifications: Notifications }) {
  const translate = useTranslate();
  const t = useInboxTexts();
  const { loadMore } = useNotificationCommands();
  const { error, errorKey, hasMore, isLoadingMore, list } = notifications;

  if (error && errorKey === 'notifications.loadMoreFailed') {
    return (
      <ErrorCard
        title={translate(errorKey)}
        message={error.message}
        retryLabel={translate('ui.retry')}
        retrying={isLoadingMore}
        onRetry={loadMore}
      />
    );
  }
  if (!hasMore) return list.length > 20 ? <p className="keo-feed__end">{t('inbox.end')}</p> : null;
  return (
    <div className="keo-feed__more">
      <Button variant="ghost" size="small" loading={isLoadingMore} onClick={loadMore}>
        {t(isLoadingMore ? 'inbox.loadingMore' : 'inbox.loadMore')}
      </Button>
      {!isLoadingMore && <Sentinel key={list.length} onReached={loadMore} />}
    </div>
  );
}

/** Asks once, when it comes near after having been out of sight. */
function Sentinel({ onReached }: { onReached: () => void }) {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [wasAway, setWasAway] = useState(false);
  const isInSight = useIsInSight(element, '120px');
  if (!isInSight && !wasAway) setWasAway(true);
  const isReached = isInSight && wasAway;
  useEffect(() => {
    if (isReached) onReached();
  }, [isReached, onReached]);
  return <span ref={setElement} aria-hidden="true" />;
}
