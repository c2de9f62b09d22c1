import type { Side } from '@keo/core/contract';
import type { Unit } from '../../platform/unit-of-work.ts';
import type { JobDesk } from '../jobs/job-desk.service.ts';
import * as repository from './deals.repository.ts';
import type { DealRow } from './deals.table.ts';
import type { Placed } from './market-facts.ts';
import { lockOnJob } from './market-locks.ts';
import { notFound } from './market-records.ts';

export const sideOf = (row: DealRow, userId: string): Side | null =>
  row.authorId === userId ? 'author' : row.workerId === userId ? 'worker' : null;

/** The user's own deal, and their side. */
export async function ofSide(
  unit: Pick<Unit, 'db'>,
  userId: string,
  dealId: string,
): Promise<{ row: DealRow; side: Side }> {
  const row = await repository.findDeal(unit.db, dealId);
  const side = row && sideOf(row, userId);
  if (!row || !side) throw notFound();
  return { row, side };
}

/** The same, locked after its job. */
export async function lockOwn(
  jobs: Pick<JobDesk, 'lockJob'>,
  unit: Unit,
  userId: string,
  dealId: string,
): Promise<Placed & { side: Side }> {
  const { row: found, side } = await ofSide(unit, userId, dealId);
  return { ...(await lockOnJob(jobs, unit, dealId, found.jobId)), side };
}
