import { describe, expect, it } from 'vitest';
import type { Notification } from '@keo/core';
import { notificationHref } from './notification-row.tsx';

type ActionUrl = Notification['actionUrl'];

const about = (type: string, metadata: Record<string, unknown>) =>
  notificationHref({ type, actionUrl: '/dashboard/my-tasks', data: { metadata } });

const inDeal = (dealId: string, recipientRole: string) => ({
  data: { metadata: { dealId, recipientRole, jobId: 'j1' } },
});

const href = (actionUrl: ActionUrl, role: string, ...deals: string[]) =>
  notificationHref({
    type: 'X',
    actionUrl,
    ...inDeal('d1', role),
    others: deals.map((id) => inDeal(id, role)),
  });

describe('notificationHref', () => {
  it('adds the subject of the notification', () => {
    expect(about('PROOF_APPROVED', { dealId: 'd 6', jobId: 'j1' })).toBe('/dashboard/my-tasks?deal=d%206');
    expect(about('JOB_CREATED', { jobId: 'j1' })).toBe('/dashboard/my-tasks?job=j1');
    expect(about('NEW_MESSAGE', { roomId: 'r1', dealId: 'd1' })).toBe('/dashboard/my-tasks?chat=r1');
  });

  it.each(['recharge', 'withdraw', 'claim'])('adds a %s, which is about no job', (name) => {
    expect(about('ACTION_REQUIRED', { [`${name}Id`]: 'x1' })).toBe(`/dashboard/my-tasks?${name}=x1`);
  });

  it('leads to what one has written for a review that was hidden', () => {
    expect(about('ACTION_REQUIRED', { reviewId: 'rv_1', recipientRole: 'author' })).toBe(
      '/dashboard/my-reviews?tab=given',
    );
  });

  it('leads to the list for a row about several deals', () => {
    expect(href('/dashboard/my-tasks', 'author', 'd2')).toBe('/dashboard/my-tasks?as=author');
    expect(href('/dashboard/my-tasks', 'worker', 'd2')).toBe('/dashboard/my-tasks');
    expect(href('/dashboard/wallet', 'worker', 'd2')).toBe('/dashboard/wallet');
    expect(href('/dashboard/my-tasks', 'author', 'd1')).toBe('/dashboard/my-tasks?deal=d1');
  });

  it('keeps the page of a single row for several, with what they share', () => {
    expect(href('/dashboard', 'author')).toBe('/dashboard?deal=d1');
    expect(href('/dashboard', 'author', 'd1')).toBe('/dashboard?deal=d1');
    expect(href('/dashboard', 'author', 'd1', 'd2')).toBe('/dashboard?job=j1');
    const actionUrls: ActionUrl[] = [
      '/dashboard',
      '/dashboard/wallet',
      '/dashboard/my-jobs',
      '/dashboard/my-tasks',
    ];
    for (const url of actionUrls) expect(href(url, 'worker', 'd2').split('?')[0]).toBe(url);
  });

  it('is the plain link without a valid subject', () => {
    expect(about('PROOF_APPROVED', {})).toBe('/dashboard/my-tasks');
    expect(about('PROOF_APPROVED', { dealId: { $ne: 1 } })).toBe('/dashboard/my-tasks');
  });
});
