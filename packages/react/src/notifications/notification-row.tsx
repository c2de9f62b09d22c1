import { type MouseEvent, memo, useMemo, useRef } from 'react';
import { type GroupedNotification, type Locale, type NotificationKind, getCodeRow, rowKey } from '@keo/core';
import { type ProductLink, useProductLink } from '../client/product-links.ts';
import { TimeBefore } from '../i18n/time-before.tsx';
import { useLocale } from '../i18n/use-locale.ts';
import { BellIcon } from '../ui/icons/bell-icon.tsx';
import { CheckIcon, WarningIcon } from '../ui/icons/state-icons.tsx';
import {
  BanknoteIcon,
  BriefcaseIcon,
  ClockIcon,
  FileIcon,
  HandshakeIcon,
  MessageIcon,
  UserIcon,
} from '../ui/icons/subject-icons.tsx';
import { type InboxTexts, useInboxTexts } from './use-inbox-texts.ts';
import { type GetWords, useNotificationWords } from './use-notification-words.ts';

/** Most specific first. */
const contexts = [
  { from: 'roomId', to: 'chat', for: (type: string) => type === 'NEW_MESSAGE' },
  { from: 'dealId', to: 'deal', for: () => true },
  { from: 'jobId', to: 'job', for: () => true },
  { from: 'rechargeId', to: 'recharge', for: () => true },
  { from: 'withdrawId', to: 'withdraw', for: () => true },
  { from: 'claimId', to: 'claim', for: () => true },
] as const;

type About = { data: { metadata: Record<string, unknown> } };
type Linked = Pick<GroupedNotification, 'type' | 'actionUrl'> & About & { others?: readonly About[] };

const getList = ({ actionUrl, data }: Linked): string =>
  actionUrl === '/dashboard/my-tasks' && data.metadata['recipientRole'] === 'author'
    ? `${actionUrl}?as=author`
    : actionUrl;

/** `/dashboard/my-tasks?deal=d17`; for a row about several deals the page's list, or on the dashboard what they share. */
export function notificationHref(notification: Linked): string {
  const { type, actionUrl, data, others = [] } = notification;
  if (typeof data.metadata['reviewId'] === 'string') return '/dashboard/my-reviews?tab=given';
  const isShared = (name: string) =>
    others.every((other) => other.data.metadata[name] === data.metadata[name]);
  if (!isShared('dealId') && actionUrl !== '/dashboard') return getList(notification);
  for (const context of contexts) {
    const id = data.metadata[context.from];
    if (!isShared(context.from) || !context.for(type) || (typeof id !== 'string' && typeof id !== 'number'))
      continue;
    return `${actionUrl}?${context.to}=${encodeURIComponent(id)}`;
  }
  return actionUrl;
}

const icons = {
  job: BriefcaseIcon,
  application: UserIcon,
  deal: HandshakeIcon,
  proof: FileIcon,
  money: BanknoteIcon,
  message: MessageIcon,
  done: CheckIcon,
  clock: ClockIcon,
  urgent: WarningIcon,
  other: BellIcon,
} satisfies Record<NotificationKind, unknown>;

/** Money and completed things in jade, urgent ones in red. */
function NotificationIcon({ type, t }: { type: string; t: InboxTexts }) {
  const kind = getCodeRow(type)?.kind ?? 'other';
  const Icon = icons[kind];
  return (
    <span className="keo-item__icon" data-kind={kind}>
      <Icon size={18} />
      <span className="keo-unseen">{t(`inbox.kind.${kind}`)}</span>
    </span>
  );
}

export type NotificationItemProps = {
  notification: GroupedNotification;
  /** Epoch ms. */
  now: number;
  isMarking: boolean;
  /** Roving tabindex. */
  isTabStop: boolean;
  onMarkRead: (id: string, others?: readonly string[]) => void;
  /** Client-side navigation; default is the browser's. */
  onNavigate?: ((href: string, notification: GroupedNotification) => void) | undefined;
  /** With the notification's `rowKey`. */
  onFocusItem: (key: string) => void;
};

/** Shared by all rows, instead of a dozen hooks each. */
export type RowContext = { t: InboxTexts; locale: Locale; getWords: GetWords; getLink: ProductLink };

export function useRowContext(): RowContext {
  const t = useInboxTexts();
  const locale = useLocale();
  const { getWords } = useNotificationWords();
  const getLink = useProductLink();
  return useMemo(() => ({ t, locale, getWords, getLink }), [t, locale, getWords, getLink]);
}

const opensElsewhere = (event: MouseEvent) =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

export const NotificationRow = memo(function NotificationRow({
  means,
  notification,
  now,
  isMarking,
  isTabStop,
  onMarkRead,
  onNavigate,
  onFocusItem,
}: NotificationItemProps & { means: RowContext }) {
  const { t, locale, getWords, getLink } = means;
  const { isRead, createdAt, type } = notification;
  const { title, sentence } = getWords(notification);
  const href = notificationHref(notification);
  const link = getLink(href);
  const tabIndex = isTabStop ? 0 : -1;

  const place = useRef<HTMLAnchorElement>(null);
  const visit = () => onFocusItem(rowKey(notification));
  const markAlike = () => {
    const { id, others } = notification;
    onMarkRead(
      id,
      others?.map((other) => other.id),
    );
  };
  const mark = () => {
    markAlike();
    // The dot unmounts: moves the focus to the notification.
    place.current?.focus({ preventScroll: true });
  };
  const follow = (event: MouseEvent) => {
    if (!isRead) markAlike();
    if (!onNavigate || opensElsewhere(event)) return;
    event.preventDefault();
    onNavigate(href, notification);
  };

  return (
    <li className="keo-item" part="item" data-unread={isRead ? undefined : ''}>
      <NotificationIcon type={type} t={t} />
      <div className="keo-item__words">
        <a
          ref={place}
          className="keo-item__link"
          href={link.href}
          target={link.target}
          rel={link.rel}
          tabIndex={tabIndex}
          onClick={follow}
          onFocus={visit}
          data-keo-item
        >
          {!isRead && <span className="keo-unseen">{t('inbox.unread')}: </span>}
          {title}
        </a>
        {sentence && <p className="keo-item__sentence">{sentence}</p>}
        <TimeBefore at={createdAt} now={now} locale={locale} className="keo-item__time" />
      </div>
      {!isRead && (
        <button
          type="button"
          className="keo-item__mark"
          tabIndex={tabIndex}
          onFocus={visit}
          aria-label={t('inbox.markOneRead', { title })}
          title={t('inbox.markRead')}
          aria-busy={isMarking}
          onClick={mark}
        >
          <span className="keo-item__dot" />
          <CheckIcon size={18} />
        </button>
      )}
    </li>
  );
});

export function NotificationItem(props: NotificationItemProps) {
  return <NotificationRow {...props} means={useRowContext()} />;
}
