import type { Side } from '@keo/core/contract';
import { notFound } from '../../../platform/refusal.ts';
import type { Unit } from '../../../platform/unit-of-work.ts';
import type { JobDesk } from '../jobs/job-desk.service.ts';
import * as deals from './deals.repository.ts';
import type { DealRow } from './deals.table.ts';
import type { Placed } from './market-facts.ts';

type Jobs = Pick<JobDesk, 'lockJob'>;

/** The job that a deal is on. */
export async function jobIdOf({ db }: Unit, dealId: string): Promise<string> {
  const jobId = await deals.findJobIdOf(db, dealId);
  if (jobId === null) throw notFound();
  return jobId;
}

/** The deal and its job, locked, the job first. */
export async function lockOnJob(jobs: Jobs, unit: Unit, dealId: string, jobId: string): Promise<Placed> {
  const job = await jobs.lockJob(unit.db, jobId);
  const row = await deals.lockDeal(unit.db, dealId);
  if (!job || !row) throw notFound();
  return { row, job };
}

export const lockDealAndJob = async (jobs: Jobs, unit: Unit, dealId: string): Promise<Placed> =>
  lockOnJob(jobs, unit, dealId, await jobIdOf(unit, dealId));

export const sideOf = (row: DealRow, userId: string): Side | null =>
  row.authorId === userId ? 'author' : row.workerId === userId ? 'worker' : null;

/** The user's own deal, and their side. */
export async function findOwn(unit: Pick<Unit, 'db'>, userId: string, dealId: string) {
  const row = await deals.findDeal(unit.db, dealId);
  const side = row && sideOf(row, userId);
  if (!row || !side) throw notFound();
  return { row, side };
}

/** The same, locked after its job. */
export async function lockOwn(jobs: Jobs, unit: Unit, userId: string, dealId: string) {
  const { row, side } = await findOwn(unit, userId, dealId);
  return { ...(await lockOnJob(jobs, unit, dealId, row.jobId)), side };
}
