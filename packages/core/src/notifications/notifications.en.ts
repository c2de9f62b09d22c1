import type { TextsLike } from '../i18n/texts.ts';
import { dealTextsEn } from './codes/deal.en.ts';
import { jobTextsEn } from './codes/job.en.ts';
import { messageTextsEn } from './codes/message.en.ts';
import { moneyTextsEn } from './codes/money.en.ts';
import { proofTextsEn } from './codes/proof.en.ts';
import { requestTextsEn } from './codes/request.en.ts';
import type { notificationsVi } from './notifications.vi.ts';
import { timersEn } from './timers.en.ts';

export const notificationsEn: TextsLike<typeof notificationsVi> = {
  ...jobTextsEn,
  ...dealTextsEn,
  ...proofTextsEn,
  ...moneyTextsEn,
  ...messageTextsEn,
  ...requestTextsEn,
  ...timersEn,
  'notification.names.two': '{first} and {second}',
  'notification.names.more_one': '{first}, {second} and {count} other',
  'notification.names.more_other': '{first}, {second} and {count} others',
};
