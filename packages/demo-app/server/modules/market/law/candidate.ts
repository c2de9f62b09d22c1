import { type Candidate, type DealFacts, dealLimits, unmetRule } from '@keo/core/contract';
import type { Database } from '../../../platform/database/database.ts';
import type { JobRow } from '../jobs/jobs.table.ts';
import { userById } from '../../users/users.service.ts';
import { hasWorkedOn, pauseWith, getScore } from '../track-record/reliability.ts';

/** The law's facts about a candidate for a job. */
type ForJob = Pick<DealFacts['candidate'], 'unmetRule' | 'pause'> & Pick<Candidate, 'reliability'>;

/** A visitor, of whom nothing is known. */
export const unknownCandidate: ForJob = {
  unmetRule: null,
  pause: null,
  reliability: dealLimits.reliabilityStart,
};

export async function candidateFor(
  db: Database,
  job: Pick<JobRow, 'id' | 'authorId' | 'eligibility'>,
  workerId: string,
  now: Date,
): Promise<ForJob> {
  const { emailVerifiedAt, phoneVerifiedAt, provinceCode } = await userById(db, workerId);
  const reliability = await getScore(db, workerId, now);
  const who = {
    hasWorked: job.eligibility.onceEach && (await hasWorkedOn(db, job.id, workerId)),
    isVerified: emailVerifiedAt !== null || phoneVerifiedAt !== null,
    provinceCode,
    reliability,
  };
  return {
    reliability,
    unmetRule: unmetRule(job.eligibility, who),
    pause: await pauseWith(db, { workerId, authorId: job.authorId }, now),
  };
}
