import { dealTextsVi } from './codes/deal.vi.ts';
import { jobTextsVi } from './codes/job.vi.ts';
import { messageTextsVi } from './codes/message.vi.ts';
import { moneyTextsVi } from './codes/money.vi.ts';
import { proofTextsVi } from './codes/proof.vi.ts';
import { requestTextsVi } from './codes/request.vi.ts';
import { timersVi } from './timers.vi.ts';

/** The titles and sentences that logs are shown with; the texts of the list around them are the inbox's. */
export const notificationsVi = {
  ...jobTextsVi,
  ...dealTextsVi,
  ...proofTextsVi,
  ...moneyTextsVi,
  ...messageTextsVi,
  ...requestTextsVi,
  ...timersVi,
  'notification.names.two': '{first} và {second}',
  'notification.names.more_other': '{first}, {second} và {count} người khác',
} as const;
