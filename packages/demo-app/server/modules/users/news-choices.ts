import { type NewsChannel, type NewsChoices, type NewsTopic, isAlwaysOn } from '@keo/core/contract';
import type { UserRow } from './users.repository.ts';

export { findSwitched } from './users.repository.ts';

/** What was switched; the rest is on. */
type SwitchedNews = UserRow['news'];

export const isNewsOn = (switched: SwitchedNews, topic: NewsTopic, channel: NewsChannel): boolean =>
  isAlwaysOn(topic, channel) || switched[`${topic}.${channel}`] !== false;

export function toChoices(switched: SwitchedNews): NewsChoices {
  const both = (topic: NewsTopic) => ({
    app: isNewsOn(switched, topic, 'app'),
    mail: isNewsOn(switched, topic, 'mail'),
  });
  return {
    deadlines: both('deadlines'),
    applications: both('applications'),
    proofs: both('proofs'),
    messages: both('messages'),
    account: both('account'),
  };
}
