import { type KeyboardEvent, useCallback, useMemo, useRef, useState } from 'react';
import {
  type GroupedNotification,
  type Locale,
  type Notification,
  type NotificationDay,
  type NotificationsFilter,
  groupAlike,
  groupByDay,
  rowKey,
} from '@keo/core';
import { dayOfMonth } from '@keo/core/contract';
import { byLocale } from '../i18n/by-locale.ts';
import { useNow } from '../i18n/use-now.ts';
import { ChevronUpIcon } from '../ui/icons/control-icons.tsx';
import { useVisibility } from '../ui/use-visibility.ts';
import { NotificationRow, useRowContext } from './notification-row.tsx';
import { OlderNotifications, pageSize } from './older-notifications.tsx';
import { useArrivals } from './use-arrivals.ts';
import { useInboxTexts } from './use-inbox-texts.ts';
import { type Notifications, useNotificationCommands } from './use-notifications.ts';

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
  `${aWeekday(locale).format(Date.parse(date))}, ${dayOfMonth(date, locale)}`;

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

type PillProps = {
  /** What the filter lets through; only arrivals among it are counted. */
  shown: readonly Notification[];
  isAtTop: boolean;
  onPress: () => void;
};

function NewItemsPill({ shown, isAtTop, onPress }: PillProps) {
  const t = useInboxTexts();
  const [count, setCount] = useState(0);
  useArrivals((arrived) => {
    const seen = arrived.filter(({ id }) => shown.some((row) => row.id === id));
    if (!isAtTop) setCount((before) => before + seen.length);
  });
  if (isAtTop && count > 0) setCount(0);
  if (isAtTop || count === 0) return null;
  return (
    <div className="keo-feed__pill">
      <button type="button" onClick={onPress}>
        <ChevronUpIcon size={16} />
        {t('inbox.newItems', { count })}
      </button>
    </div>
  );
}

function moveFocusByKey(event: KeyboardEvent<HTMLElement>): void {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-keo-item]')];
  const row = event.target instanceof Element ? event.target.closest('li') : null;
  const here = items.findIndex((item) => row?.contains(item));
  const next = { ArrowDown: here + 1, ArrowUp: here - 1, Home: 0, End: items.length - 1 }[event.key];
  if (next === undefined || items.length === 0) return;
  event.preventDefault();
  items[Math.max(0, Math.min(next, items.length - 1))]?.focus();
}

/** Roving tabindex: the last focused item, else the first. */
function useTabStop(ids: readonly string[]) {
  const [visited, setVisited] = useState<string | null>(null);
  const tabStop = visited !== null && ids.includes(visited) ? visited : (ids[0] ?? null);
  return { tabStop, onFocusItem: setVisited };
}

/** Slightly more than a panel shows. */
const initialRows = 10;

type Reader = {
  /** Whether the top of the list is visible. */
  isAtTop: boolean;
  /** Key of the last focused row. */
  tabStop: string | null;
};

/**
 * Rendered rows: ten at first, more on demand. Arrivals push rows out only at the top of the list, without keyboard
 * focus.
 */
export function useRenderedRows(list: readonly GroupedNotification[], { isAtTop, tabStop }: Reader) {
  const newest = list[0]?.seq ?? 0;
  const [drawn, setDrawn] = useState({ count: initialRows, newest });
  if (drawn.newest !== newest) {
    const arrived = list.findIndex(({ seq }) => seq <= drawn.newest);
    setDrawn({ count: isAtTop || arrived < 0 ? drawn.count : drawn.count + arrived, newest });
  }
  const drawMore = useCallback(
    () => setDrawn((before) => ({ ...before, count: before.count + pageSize })),
    [],
  );
  const count = Math.max(drawn.count, list.findIndex((row) => rowKey(row) === tabStop) + 1);
  return { rows: list.slice(0, count), drawMore };
}
