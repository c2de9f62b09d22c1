import { timersVi } from './timers.vi.ts';
import { dealSentencesVi } from './deal-sentences.vi.ts';
import { proofSentencesVi } from './proof-sentences.vi.ts';
import { requestsVi } from './requests.vi.ts';

/** The titles and sentences that logs are shown with; the texts of the list around them are the inbox's. */
export const notificationsVi = {
  ...dealSentencesVi,
  ...proofSentencesVi,
  ...requestsVi,
  ...timersVi,
  'notification.names.two': '{first} và {second}',
  'notification.names.more_other': '{first}, {second} và {count} người khác',
} as const;
