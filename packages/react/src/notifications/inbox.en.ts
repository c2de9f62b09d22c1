import type { TextsLike } from '@keo/core';
import { bellEn } from './bell.en.ts';
import type { inboxVi } from './inbox.vi.ts';

export const inboxEn: TextsLike<typeof inboxVi> = {
  ...bellEn,
  'inbox.unread': 'Unread',
  'inbox.markRead': 'Mark as read',
  'inbox.markOneRead': 'Mark as read: {title}',
  'inbox.markAllRead': 'Mark all as read',
  'inbox.seeAll': 'See all notifications',
  'inbox.loadMore': 'Show older notifications',
  'inbox.loadingMore': 'Loading more…',
  'inbox.full_one': 'This is the newest notification. There are older ones.',
  'inbox.full_other': 'These are the {count} newest notifications. There are older ones.',
  'inbox.full.older': 'Show notifications up to {day}',
  'inbox.end': 'You have seen everything.',
  'inbox.newItems_one': '{count} new notification',
  'inbox.newItems_other': '{count} new notifications',

  'inbox.day.today': 'Today',
  'inbox.day.yesterday': 'Yesterday',

  'inbox.empty.title': 'No notifications yet',
  'inbox.empty.detail': 'When someone applies, submits a proof or pays, you will see it here.',
  'inbox.emptyFilter.title': 'Nothing matches these filters',
  'inbox.emptyFilter.detail': 'Try removing one of them.',

  'inbox.markFailed': 'It could not be marked as read',
  'inbox.live.connected': 'Live',
  'inbox.live.connecting': 'Connecting…',
  'inbox.live.retry': 'Reconnect',

  'inbox.filter.label': 'Filter notifications',
  'inbox.filter.group': 'Kind',
  'inbox.filter.group.all': 'All',
  'inbox.filter.group.jobs': 'Jobs and applications',
  'inbox.filter.group.deals': 'Deals',
  'inbox.filter.group.proofs': 'Proofs',
  'inbox.filter.group.money': 'Money',
  'inbox.filter.group.messages': 'Messages',
  'inbox.filter.group.urgent': 'Needs you',
  'inbox.filter.read': 'State',
  'inbox.filter.read.all': 'All',
  'inbox.filter.read.unread': 'Unread',
  'inbox.filter.read.read': 'Read',
  'inbox.filter.clear': 'Clear filters',

  'inbox.kind.job': 'Job',
  'inbox.kind.application': 'Application',
  'inbox.kind.deal': 'Deal',
  'inbox.kind.proof': 'Proof',
  'inbox.kind.money': 'Money',
  'inbox.kind.message': 'Message',
  'inbox.kind.done': 'Done',
  'inbox.kind.clock': 'Deadline',
  'inbox.kind.urgent': 'Urgent',
  'inbox.kind.other': 'Notification',
};
