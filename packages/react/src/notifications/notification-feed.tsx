import { useCallback, useMemo, useRef, useState } from 'react';
import {
  type GroupedNotification,
  type Locale,
  type NotificationDay,
  type NotificationsFilter,
  groupAlike,
  groupByDay,
  rowKey,
} from '@keo/core';
import { byLocale } from '../i18n/by-locale.ts';
import { useNow } from '../i18n/use-now.ts';
import { useVisibility } from '../ui/use-visibility.ts';
import { NewItemsPill } from './new-items-pill.tsx';
import { NotificationRow, useRowContext } from './notification-row.tsx';
import { OlderNotifications } from './older-notifications.tsx';
import { useRenderedRows } from './use-rendered-rows.ts';
import { useNotificationCommands } from './use-notification-commands.ts';
import { useTabStop, moveFocusByKey } from './use-item-keys.ts';
import type { Notifications } from './use-notifications.ts';

type Props = {
  notifications: Notifications;
  onNavigate?: ((href: string, notification: GroupedNotification) => void) | undefined;
  onFilterChange: (filter: NotificationsFilter) => void;
  /** Day headings. */
  heading: 'h2' | 'h3';
};

const aWeekday = byLocale((locale) => new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }));
/** `Thứ Tư, 25/11`. No year: rows are at most 30 days old. */
const dateName = (date: string, locale: Locale) =>
  `${aWeekday(locale).format(Date.parse(date))}, ${date.slice(8)}/${date.slice(5, 7)}`;

/** Rows by day, alike ones grouped. Scrolled down, arrivals are counted by a pill. */
export function NotificationFeed({ notifications, onNavigate, onFilterChange, heading: Heading }: Props) {
  const means = useRowContext();
  const { t, locale } = means;
  const now = useNow(30_000);
  const { markRead } = useNotificationCommands();
  const { marking } = notifications;
  const list = useMemo(() => groupAlike(notifications.list), [notifications.list]);
  const { tabStop, onFocusItem } = useTabStop(list.map(rowKey));
  const feed = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState<HTMLElement | null>(null);
  const isAtTop = useVisibility(top) !== 'out';
  const { rows, drawMore } = useRenderedRows(list, { isAtTop, tabStop });
  const getName = ({ label, date }: NotificationDay) =>
    label === 'date' ? dateName(date, locale) : t(`inbox.day.${label}`);

  const showNewest = useCallback(() => {
    top?.scrollIntoView({ block: 'center' });
    feed.current?.querySelector<HTMLElement>('[data-keo-item]')?.focus({ preventScroll: true });
  }, [top]);

  return (
    <div className="keo-feed" ref={feed}>
      <span ref={setTop} className="keo-feed__top" aria-hidden="true" />
      <NewItemsPill shown={notifications.list} isAtTop={isAtTop} onPress={showNewest} />
      {/* The items have the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div onKeyDown={moveFocusByKey}>
        {groupByDay(rows, now).map((day) => (
          <section key={day.date} className="keo-feed__day">
            <Heading className="keo-feed__date">{getName(day)}</Heading>
            <ul className="keo-feed__list">
              {day.notifications.map((notification) => (
                <NotificationRow
                  key={rowKey(notification)}
                  means={means}
                  notification={notification}
                  now={now}
                  isMarking={[notification, ...(notification.others ?? [])].some(({ id }) =>
                    marking.includes(id),
                  )}
                  isTabStop={rowKey(notification) === tabStop}
                  onMarkRead={markRead}
                  onNavigate={onNavigate}
                  onFocusItem={onFocusItem}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
      <OlderNotifications
        notifications={notifications}
        count={list.length}
        drawn={rows.length}
        drawMore={drawMore}
        onFilterChange={onFilterChange}
      />
    </div>
  );
}
