import { expect, it } from 'vitest';
import { storedCodes } from './codes/notification-codes.ts';
import { newsTopics } from './news-topics.schema.ts';
import { getNewsTopic } from './news-topics.ts';

it('what costs money by silence is news of deadlines', () => {
  for (const code of [
    'ACTION_REQUIRED',
    'DEAL_DEADLINE_REMINDER',
    'URGENT_REVIEW_REQUIRED',
    'PAYMENT_PROCESSED',
  ])
    expect(getNewsTopic(code)).toBe('deadlines');
});

it('every topic but the account has codes, and every code a topic', () => {
  const topics = new Set([...storedCodes, 'DEAL_NOTE'].map(getNewsTopic));
  expect([...topics].toSorted()).toEqual(newsTopics.filter((topic) => topic !== 'account').toSorted());
  expect(getNewsTopic('DEAL_NOTE')).toBe('messages');
  expect(getNewsTopic('JOB_APPLICATION_RECEIVED')).toBe('applications');
});
