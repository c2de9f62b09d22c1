import { dealSentencesEn } from './deal-sentences.en.ts';
import type { TextsLike } from '../i18n/texts.ts';
import type { notificationsVi } from './notifications.vi.ts';
import { proofSentencesEn } from './proof-sentences.en.ts';
import { requestsEn } from './requests.en.ts';
import { sentencesForManyEn } from './sentences-for-many.en.ts';
import { titlesEn } from './titles.en.ts';

export const notificationsEn: TextsLike<typeof notificationsVi> = {
  ...titlesEn,
  ...dealSentencesEn,
  ...proofSentencesEn,
  ...requestsEn,
  ...sentencesForManyEn,
};
