import type { EndpointData, proofsEndpoints } from '@keo/core/contract';
import type { InferOutput } from 'valibot';
import type { Platform } from '../../../platform/platform.ts';
import { notFound } from '../../../platform/http/refusal.ts';
import type { DealsService } from '../deals/deals.service.ts';
import { toProof } from '../deals/to-deal.ts';
import * as jobs from '../jobs/jobs.repository.ts';
import * as proofs from './proofs.repository.ts';

type Needs = Pick<Platform, 'db'> & { deals: Pick<DealsService, 'findOwn'> };
type Query = InferOutput<typeof proofsEndpoints.proofsList.input>;
type Listed = EndpointData<typeof proofsEndpoints.proofsList>;

async function listByDeal({ db, deals }: Needs, userId: string, dealId: string): Promise<Listed> {
  const { row } = await deals.findOwn({ db }, userId, dealId);
  const list = await proofs.listOfDeal(db, dealId);
  return {
    list: list.map((proof) => toProof(proof, row.terms)),
    total: list.length,
    totalPage: 1,
    rejectionBudget: await proofs.getRejections(db, row, list),
  };
}

async function listByJob(
  { db }: Needs,
  userId: string,
  { jobId, pageNum, pageSize, status: state }: Extract<Query, { jobId: string }>,
): Promise<Listed> {
  const job = await jobs.findJob(db, jobId);
  if (job?.authorId !== userId) throw notFound();
  const page = { state, limit: pageSize, offset: (pageNum - 1) * pageSize };
  const { rows, total } = await proofs.listOfJob(db, jobId, page);
  return {
    // Each deal has terms of its own.
    list: rows.map((proof) => toProof(proof, null)),
    total,
    totalPage: Math.ceil(total / pageSize),
    rejectionBudget: await proofs.rejectionsOfJob(db, jobId),
  };
}

export const listProofs = (needs: Needs, userId: string, query: Query): Promise<Listed> =>
  'dealId' in query ? listByDeal(needs, userId, query.dealId) : listByJob(needs, userId, query);
