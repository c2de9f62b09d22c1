import type { DealView, EndpointData, Side, dealEndsEndpoints } from '@keo/core/contract';
import type { InferOutput } from 'valibot';
import { notFound } from '../../../platform/http/refusal.ts';
import type { Unit } from '../../../platform/database/unit-of-work.ts';
import { type DealCommands, createDealCommands } from '../law/deal-commands.ts';
import { type DealDisputes, createDealDisputes } from '../law/deal-disputes.ts';
import { type DealOpenings, createDealOpenings } from '../law/deal-openings.ts';
import { type Invitations, createInvitations } from '../law/invitations.ts';
import { endStates, findOfWorker, listOfSide } from './deal-lists.repository.ts';
import type { DealNeeds } from './deal-needs.ts';
import type { DealNamed } from './deals.repository.ts';
import type { DealRow } from './deals.table.ts';
import { findOwn, lockOwn, getSide, type DealAndJob } from '../law/loaded-deal.ts';

export type DealsService = DealOpenings &
  Invitations &
  DealCommands &
  DealDisputes & {
    info(
      userId: string,
      of: { dealId: string } | { jobId: string; workerId?: string | undefined },
    ): Promise<DealView>;
    list(
      userId: string,
      query: InferOutput<typeof dealEndsEndpoints.myDealsList.input>,
    ): Promise<EndpointData<typeof dealEndsEndpoints.myDealsList>>;
    findOwn(unit: Pick<Unit, 'db'>, userId: string, dealId: string): Promise<{ row: DealRow; side: Side }>;
    /** Lock order: the job first. */
    lockOwn(unit: Unit, userId: string, of: DealNamed): Promise<DealAndJob & { side: Side }>;
    findByWorker: (
      db: Unit['db'],
      jobId: string,
      userId: string,
    ) => Promise<{ id: string; fundedAt: Date | null } | null>;
  };

export function createDealsService(needs: DealNeeds): DealsService {
  const { db, views } = needs;
  return {
    ...createDealOpenings(needs),
    ...createInvitations(needs),
    ...createDealCommands(needs),
    ...createDealDisputes(needs),
    findOwn,
    lockOwn,

    async findByWorker(database, jobId, userId) {
      const row = await findOfWorker(database, jobId, userId);
      return row && !endStates.includes(row.state) ? { id: row.id, fundedAt: row.fundedAt } : null;
    },

    async info(userId, of) {
      if ('dealId' in of) return views.show({ db }, (await findOwn({ db }, userId, of.dealId)).row, userId);
      const row = await findOfWorker(db, of.jobId, of.workerId ?? userId);
      if (!row || !getSide(row, userId)) throw notFound();
      return views.show({ db }, row, userId);
    },

    async list(userId, { role, phase, pageNum, pageSize, state, live, after, sort }) {
      const page = { state, phase, live, after, sort, limit: pageSize, offset: (pageNum - 1) * pageSize };
      const { rows, total } = await listOfSide(db, role, userId, page);
      const list = await views.showAll({ db }, rows, userId);
      return { list, total, totalPage: Math.ceil(total / pageSize) };
    },
  };
}
