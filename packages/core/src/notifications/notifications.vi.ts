import { dealSentencesVi } from './deal-sentences.vi.ts';
import { proofSentencesVi } from './proof-sentences.vi.ts';
import { requestsVi } from './requests.vi.ts';
import { sentencesForManyVi } from './sentences-for-many.vi.ts';
import { titlesVi } from './titles.vi.ts';

/** The titles and sentences that logs are shown with; the texts of the list around them are the inbox's. */
export const notificationsVi = {
  ...titlesVi,
  ...dealSentencesVi,
  ...proofSentencesVi,
  ...requestsVi,
  ...sentencesForManyVi,
} as const;
