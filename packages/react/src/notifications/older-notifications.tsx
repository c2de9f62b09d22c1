import { useCallback, useEffect, useState } from 'react';
import type { NotificationsFilter } from '@keo/core';
import { vietnamDay } from '@keo/core/contract';
import { writeDay } from '../ui/dates/typed-day.ts';
import { useTranslate } from '../i18n/use-translate.ts';
import { Button } from '../ui/button.tsx';
import { ErrorCard } from '../ui/error-card.tsx';
import { useVisibility } from '../ui/use-visibility.ts';
import { type Notifications, useNotificationCommands } from './use-notifications.ts';
import { useInboxTexts } from './use-inbox-texts.ts';

export const pageSize = 20;

type Props = {
  notifications: Notifications;
  count: number;
  drawn: number;
  drawMore: () => void;
  onFilterChange: (filter: NotificationsFilter) => void;
};

export function OlderNotifications({ notifications, count, drawn, drawMore, onFilterChange }: Props) {
  const translate = useTranslate();
  const t = useInboxTexts();
  const { loadMore } = useNotificationCommands();
  const { error, errorKey, hasMore, isCapped, isLoadingMore, list } = notifications;
  const isAllDrawn = drawn >= count;
  const goOn = useCallback(() => {
    drawMore();
    if (isAllDrawn) loadMore();
  }, [isAllDrawn, drawMore, loadMore]);

  if (isAllDrawn && error && errorKey === 'notifications.loadMoreFailed') {
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
  if (isAllDrawn && isCapped) return <Full notifications={notifications} onFilterChange={onFilterChange} />;
  if (isAllDrawn && !hasMore)
    return list.length > pageSize ? <p className="keo-feed__end">{t('inbox.end')}</p> : null;
  return (
    <div className="keo-feed__more">
      <Button variant="ghost" size="small" loading={isLoadingMore} onClick={goOn}>
        {t(isLoadingMore ? 'inbox.loadingMore' : 'inbox.loadMore')}
      </Button>
      {!isLoadingMore && <Sentinel key={drawn} isFetching={isAllDrawn} onReached={goOn} />}
    </div>
  );
}

/** The list holds no more. Older ones are a filter away, unless all of these are of the day that it ends with. */
function Full({ notifications, onFilterChange }: Pick<Props, 'notifications' | 'onFilterChange'>) {
  const t = useInboxTexts();
  const { filter, list } = notifications;
  const last = list.at(-1);
  const day = last && vietnamDay(Date.parse(last.createdAt));
  return (
    <div className="keo-feed__end">
      <p>{t('inbox.full', { count: list.length })}</p>
      {day !== undefined && day !== filter.dateTo && (
        <Button variant="link" size="small" onClick={() => onFilterChange({ ...filter, dateTo: day })}>
          {t('inbox.full.older', { day: writeDay(day) })}
        </Button>
      )}
    </div>
  );
}

/** Infinite scroll: reports once when it is near the viewport; fetches only after it was out of view. */
function Sentinel({ isFetching, onReached }: { isFetching: boolean; onReached: () => void }) {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [wasAway, setWasAway] = useState(false);
  const sight = useVisibility(element, '120px');
  if (sight === 'out' && !wasAway) setWasAway(true);
  const isReached = sight === 'in' && (wasAway || !isFetching);
  useEffect(() => {
    if (isReached) onReached();
  }, [isReached, onReached]);
  return <span ref={setElement} aria-hidden="true" />;
}
