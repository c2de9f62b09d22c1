import type { GroupedNotification } from '@keo/core';

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
