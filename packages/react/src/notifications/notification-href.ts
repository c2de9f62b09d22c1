import type { Notification } from '@keo/core';

/** What opens beside the page of the link, the most exact first: a room, a deal, a job, a movement of money. */
const contexts = [
  { from: 'roomId', to: 'chat', for: (type: string) => type === 'NEW_MESSAGE' },
  { from: 'dealId', to: 'deal', for: () => true },
  { from: 'jobId', to: 'job', for: () => true },
  { from: 'rechargeId', to: 'recharge', for: () => true },
  { from: 'withdrawId', to: 'withdraw', for: () => true },
  { from: 'claimId', to: 'claim', for: () => true },
] as const;

type Linked = Pick<Notification, 'type' | 'actionUrl'> & { data: Pick<Notification['data'], 'metadata'> };

/** The link of a notification, with what it is about: `/dashboard/my-tasks?deal=d17`. */
export function notificationHref({ type, actionUrl, data }: Linked): string {
  for (const context of contexts) {
    const id = data.metadata[context.from];
    if (!context.for(type) || (typeof id !== 'string' && typeof id !== 'number')) continue;
    return `${actionUrl}?${context.to}=${encodeURIComponent(id)}`;
  }
  return actionUrl;
}
