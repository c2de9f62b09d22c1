import type { GroupedNotification } from '@keo/core';

/** Search parameters beside the page of the link, most specific first: room, deal, job, transaction. */
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

/** The list page, for a row about several deals. */
const listOf = ({ actionUrl, data }: Linked): string => {
  if (actionUrl !== '/dashboard' && actionUrl !== '/dashboard/my-tasks') return actionUrl;
  return `/dashboard/my-tasks${data.metadata['recipientRole'] === 'author' ? '?as=author' : ''}`;
};

/**
 * The link of a notification with its subject: `/dashboard/my-tasks?deal=d17`. For a row about several deals, their
 * list.
 */
export function notificationHref(notification: Linked): string {
  const { type, actionUrl, data, others = [] } = notification;
  const dealId = data.metadata['dealId'];
  if (others.some((other) => other.data.metadata['dealId'] !== dealId)) return listOf(notification);
  for (const context of contexts) {
    const id = data.metadata[context.from];
    if (!context.for(type) || (typeof id !== 'string' && typeof id !== 'number')) continue;
    return `${actionUrl}?${context.to}=${encodeURIComponent(id)}`;
  }
  return actionUrl;
}
