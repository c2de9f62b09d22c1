import type { NotificationGroup } from './codes/code-row.ts';
import { getCodeRow } from './codes/notification-codes.ts';
import type { NewsTopic } from './news-topics.schema.ts';

const topicsByGroup: Readonly<Record<NotificationGroup, NewsTopic>> = {
  urgent: 'deadlines',
  money: 'deadlines',
  jobs: 'applications',
  deals: 'applications',
  proofs: 'proofs',
  messages: 'messages',
};

/** By the first filter of the code's row; a note in a deal has none, and is a message. */
export function getNewsTopic(code: string): NewsTopic {
  const [group] = getCodeRow(code)?.groups ?? [];
  return group === undefined ? 'messages' : topicsByGroup[group];
}
