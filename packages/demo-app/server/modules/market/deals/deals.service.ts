import type { DealView, EndpointData, Side, dealEndsEndpoints, dealsEndpoints } from '@keo/core/contract';
import type { GenericSchema, InferOutput } from 'valibot';
import type { Clock } from '../../../platform/clock.ts';
import type { Platform } from '../../../platform/platform.ts';
import { notFound } from '../../../platform/http/refusal.ts';
import type { Unit } from '../../../platform/database/unit-of-work.ts';
import type { Applicants } from '../applications/applicants.service.ts';
import type { DealOpener } from '../applications/applications.service.ts';
import type { Files } from '../../uploads/files.service.ts';
import type { UsersService } from '../../users/users.service.ts';
import { dealCommands } from '../law/deal-commands.ts';
import { dealOpenings } from '../law/deal-openings.ts';
import type { DealViews } from './deal-views.service.ts';
import { endStates, findOfWorker, listOfSide } from './deal-lists.repository.ts';
import type { DealNamed } from './deals.repository.ts';
import type { DealRow } from './deals.table.ts';
import { findOwn, lockOwn, getSide } from '../law/lock-deals.ts';
import type { DealAndJob } from '../law/loaded-deal.ts';
import type { Market } from '../law/market.service.ts';

type Input<E extends { input: GenericSchema }> = InferOutput<E['input']>;
type GiveOffer = Input<typeof dealsEndpoints.giveOffer>;
type Finalize = Input<typeof dealsEndpoints.authorFinalize>;
export type Versioned = { dealId: string; version: number; requestId?: string | undefined };

export type DealsService = {
  info(
    userId: string,
    target: { dealId: string } | { jobId: string; workerId?: string | undefined },
  ): Promise<DealView>;
  list(
    userId: string,
    query: Input<typeof dealEndsEndpoints.myDealsList>,
  ): Promise<EndpointData<typeof dealEndsEndpoints.myDealsList>>;
  initByAuthor(userId: string, offer: Input<typeof dealsEndpoints.initByAuthor>): Promise<DealView>;
  initProposal(userId: string, offer: Input<typeof dealsEndpoints.initProposal>): Promise<DealView>;
  giveOffer(userId: string, answer: GiveOffer): Promise<DealView>;
  finalize(userId: string, order: Finalize): Promise<EndpointData<typeof dealsEndpoints.authorFinalize>>;
  start(userId: string, deal: Versioned): Promise<DealView>;
  cancel(userId: string, wish: Input<typeof dealEndsEndpoints.cancelDeal>): Promise<DealView>;
  respondCancel(userId: string, answer: Input<typeof dealEndsEndpoints.respondCancel>): Promise<DealView>;
  openDispute(userId: string, dispute: Input<typeof dealEndsEndpoints.openDispute>): Promise<DealView>;
  appeal(userId: string, appeal: Input<typeof dealEndsEndpoints.appealProof>): Promise<DealView>;
  respondDispute(userId: string, answer: Input<typeof dealEndsEndpoints.respondDispute>): Promise<DealView>;
  settleDispute(userId: string, offer: Input<typeof dealEndsEndpoints.settleDispute>): Promise<DealView>;
  withdrawDispute(userId: string, deal: Versioned): Promise<DealView>;
  /** An operator's ruling in a dispute. */
  rule(dealId: string, ruling: { toWorker: number; note: string; by?: string }): Promise<DealRow>;
  findOwn(unit: Pick<Unit, 'db'>, userId: string, dealId: string): Promise<{ row: DealRow; side: Side }>;
  /** Lock order: the job first. */
  lockOwn(unit: Unit, userId: string, target: DealNamed): Promise<DealAndJob & { side: Side }>;
  open: DealOpener;
  findByWorker: (
    db: Unit['db'],
    jobId: string,
    userId: string,
  ) => Promise<{ id: string; fundedAt: Date | null } | null>;
};

type Ground = Pick<Platform, 'db' | 'transact' | 'limits'> & { clock: Pick<Clock, 'now'> };
type Deps = {
  users: Pick<UsersService, 'loadCards' | 'lock'>;
  market: Market;
  views: DealViews;
  applications: Pick<Applicants, 'findApplication'>;
  keepFiles: Files['keep'];
};
export type DealsWorld = Ground & Deps;

export function createDealsService({ db, transact, clock, limits }: Ground, deps: Deps): DealsService {
  const world: DealsWorld = { db, transact, clock, limits, ...deps };
  const { show, showAll } = deps.views;
  return {
    ...dealOpenings(world),
    ...dealCommands(world),
    findOwn,
    lockOwn,

    async findByWorker(database, jobId, userId) {
      const row = await findOfWorker(database, jobId, userId);
      return row && !endStates.includes(row.state) ? { id: row.id, fundedAt: row.fundedAt } : null;
    },

    async info(userId, target) {
      if ('dealId' in target) return show({ db }, (await findOwn({ db }, userId, target.dealId)).row, userId);
      const row = await findOfWorker(db, target.jobId, target.workerId ?? userId);
      if (!row || !getSide(row, userId)) throw notFound();
      return show({ db }, row, userId);
    },

    async list(userId, { role, phase, pageNum, pageSize, state, live, after, sort }) {
      const page = { state, phase, live, after, sort, limit: pageSize, offset: (pageNum - 1) * pageSize };
      const { rows, total } = await listOfSide(db, role, userId, page);
      return { list: await showAll({ db }, rows, userId), total, totalPage: Math.ceil(total / pageSize) };
    },
  };
}
