import type { Jobs } from '../../platform/jobs.ts';
import type { Unit } from '../../platform/unit-of-work.ts';
import { nudgeJob } from '../applications/applications.service.ts';
import { listJobsWaitingFor } from '../applications/applicants.service.ts';
import { listLivingOf } from './deals.repository.ts';
import { reviewClock } from '../reviews/review-keeper.service.ts';
import { unremindedOf } from '../reviews/unwritten.service.ts';
import { dealClock } from './market.service.ts';

/** Recomputes every clock that may hold a reminder for a user whose quiet hours are about to change. */
export const remindAnewBy =
  (queue: Pick<Jobs, 'send'>) =>
  async ({ db }: Unit, userId: string): Promise<void> => {
    for (const dealId of await listLivingOf(db, userId)) await queue.send(db, dealClock, { dealId });
    for (const dealId of await unremindedOf(db, userId)) await queue.send(db, reviewClock, { dealId });
    for (const jobId of await listJobsWaitingFor(db, userId)) await queue.send(db, nudgeJob, { jobId });
  };
