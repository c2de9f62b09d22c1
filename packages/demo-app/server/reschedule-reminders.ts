import type { Queue } from './platform/queue/queue.ts';
import type { Unit } from './platform/database/unit-of-work.ts';
import { nudgeJob } from './modules/market/applications/applications.service.ts';
import { listJobsWaitingFor } from './modules/market/applications/applicants.service.ts';
import { listLiving } from './modules/market/deals/deal-lists.repository.ts';
import { releaseMails } from './modules/notifications/notifications.service.ts';
import { reviewClock } from './modules/reviews/review-keeper.service.ts';
import { getUnreminded } from './modules/reviews/unwritten.service.ts';
import { dealClock } from './modules/market/law/command-work.ts';

/** Reschedules every timer that may hold a reminder of a user whose quiet hours change. */
export const rescheduleRemindersBy =
  (queue: Pick<Queue, 'send'>) =>
  async ({ db }: Unit, userId: string): Promise<void> => {
    await releaseMails(db, userId);
    for (const dealId of await listLiving(db, userId)) await queue.send(db, dealClock, { dealId });
    for (const dealId of await getUnreminded(db, userId)) await queue.send(db, reviewClock, { dealId });
    for (const jobId of await listJobsWaitingFor(db, userId)) await queue.send(db, nudgeJob, { jobId });
  };
