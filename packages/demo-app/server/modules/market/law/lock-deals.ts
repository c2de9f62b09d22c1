import type { Side } from '@keo/core/contract';
import type { Database } from '../../../platform/database/database.ts';
import { notFound } from '../../../platform/http/refusal.ts';
import type { Unit } from '../../../platform/database/unit-of-work.ts';
import * as jobs from '../jobs/jobs.repository.ts';
import * as deals from '../deals/deals.repository.ts';
import type { DealRow } from '../deals/deals.table.ts';
import type { DealAndJob } from './loaded-deal.ts';

export async function getJobId({ db }: Pick<Unit, 'db'>, dealId: string): Promise<string> {
  const jobId = await deals.findJobId(db, dealId);
  if (jobId === null) throw notFound();
  return jobId;
}

/** Lock order everywhere: the job, then the deal. */
export async function lockOnJob(
  { db }: Pick<Unit, 'db'>,
  dealId: string,
  jobId: string,
): Promise<DealAndJob> {
  const job = await jobs.lockJob(db, jobId);
  const row = await deals.lockDeal(db, dealId);
  if (!job || !row) throw notFound();
  return { row, job };
}

export const lockDealAndJob = async (unit: Pick<Unit, 'db'>, dealId: string): Promise<DealAndJob> =>
  lockOnJob(unit, dealId, await getJobId(unit, dealId));

/** Null for no such deal. */
export async function lockDealIfAny(db: Database, dealId: string): Promise<DealAndJob | null> {
  const jobId = await deals.findJobId(db, dealId);
  return jobId === null ? null : lockOnJob({ db }, dealId, jobId);
}

export const getSide = (row: DealRow, userId: string): Side | null =>
  row.authorId === userId ? 'author' : row.workerId === userId ? 'worker' : null;

export async function findOwn(unit: Pick<Unit, 'db'>, userId: string, dealId: string) {
  const row = await deals.findDeal(unit.db, dealId);
  const side = row && getSide(row, userId);
  if (!row || !side) throw notFound();
  return { row, side };
}

/** Locks nothing for anybody else. */
export async function lockOwn({ db }: Pick<Unit, 'db'>, userId: string, target: deals.DealNamed) {
  const found = await deals.lockOwnWithJob(db, userId, target);
  const side = found && getSide(found.row, userId);
  if (!found || !side) throw notFound();
  return { ...found, side };
}
