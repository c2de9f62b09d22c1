import { timersEn } from './timers.en.ts';
import { dealSentencesEn } from './deal-sentences.en.ts';
import type { TextsLike } from '../i18n/texts.ts';
import type { notificationsVi } from './notifications.vi.ts';
import { proofSentencesEn } from './proof-sentences.en.ts';
import { requestsEn } from './requests.en.ts';

export const notificationsEn: TextsLike<typeof notificationsVi> = {
  ...dealSentencesEn,
  ...proofSentencesEn,
  ...requestsEn,
  ...timersEn,
  'notification.names.two': '{first} and {second}',
  'notification.names.more_one': '{first}, {second} and {count} other',
  'notification.names.more_other': '{first}, {second} and {count} others',
};
