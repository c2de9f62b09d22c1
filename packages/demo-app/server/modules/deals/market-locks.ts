import type { Unit } from '../../platform/unit-of-work.ts';
import type { JobDesk } from '../jobs/job-desk.service.ts';
import * as deals from './deals.repository.ts';
import type { Placed } from './market-facts.ts';
import { notFound } from './market-records.ts';

/** The job that a deal is on. */
export async function jobIdOf({ db }: Unit, dealId: string): Promise<string> {
  const jobId = await deals.findJobIdOf(db, dealId);
  if (jobId === null) throw notFound();
  return jobId;
}

/** The deal and its job, locked, the job first. */
export async function lockOnJob(
  jobs: Pick<JobDesk, 'lockJob'>,
  unit: Unit,
  dealId: string,
  jobId: string,
): Promise<Placed> {
  const job = await jobs.lockJob(unit.db, jobId);
  const row = await deals.lockDeal(unit.db, dealId);
  if (!job || !row) throw notFound();
  return { row, job };
}

export const lockDealAndJob = async (jobs: Pick<JobDesk, 'lockJob'>, unit: Unit, dealId: string) =>
  lockOnJob(jobs, unit, dealId, await jobIdOf(unit, dealId));
