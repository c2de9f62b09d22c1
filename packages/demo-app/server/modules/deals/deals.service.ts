import {
  type DealCommand,
  type DealView,
  type EndpointData,
  type Side,
  type Terms,
  type TermsChange,
  type dealEndsEndpoints,
  dealsEndpoints,
} from '@keo/core/contract';
import type { GenericSchema, InferOutput } from 'valibot';
import type { Clock } from '../../platform/clock.ts';
import { violatedUnique } from '../../platform/database.ts';
import { hashOf, once } from '../../platform/idempotency.ts';
import type { Platform } from '../../platform/platform.ts';
import { RefusalError } from '../../platform/refusal.ts';
import { newId } from '../../platform/secret-text.ts';
import { createKeyedTurns } from '../../platform/turns.ts';
import type { Unit } from '../../platform/unit-of-work.ts';
import type { Applicants } from '../applications/applicants.service.ts';
import type { DealOpener } from '../applications/applications.service.ts';
import { refuseBlocked } from '../blocks/blocks.service.ts';
import type { JobDesk } from '../jobs/job-desk.service.ts';
import type { JobRow } from '../jobs/jobs.table.ts';
import type { Files } from '../uploads/files.service.ts';
import { type UsersService, refuseClosed } from '../users/users.service.ts';
import type { WalletService } from '../wallet/wallet.service.ts';
import * as repository from './deals.repository.ts';
import type { DealRow } from './deals.table.ts';
import type { DealViews } from './deal-views.service.ts';
import type { Placed } from './market-facts.ts';
import type { Market } from './market.service.ts';
import type { Words } from './market-records.ts';
import { factsOfNew } from './new-deal.ts';

type Input<E extends { input: GenericSchema }> = InferOutput<E['input']>;
type GiveOffer = Input<typeof dealsEndpoints.giveOffer>;
type Finalize = Input<typeof dealsEndpoints.authorFinalize>;
type Versioned = { dealId: string; version: number };

export type DealsService = {
  info(
    userId: string,
    of: { dealId: string } | { jobId: string; workerId?: string | undefined },
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
  /** An operator's ruling in a dispute, with its reason, and by whom where known. */
  rule(dealId: string, ruling: { toWorker: number; note: string; by?: string }): Promise<DealRow>;
  /** The user's own deal, and their side. */
  findOwn(unit: Pick<Unit, 'db'>, userId: string, dealId: string): Promise<{ row: DealRow; side: Side }>;
  /** `findOwn`, locked after its job. */
  lockOwn(unit: Unit, userId: string, dealId: string): Promise<Placed & { side: Side }>;
  /** Opens the deal of an accepted application. */
  open: DealOpener;
  findOf: (
    db: Unit['db'],
    jobId: string,
    userId: string,
  ) => Promise<{ id: string; fundedAt: Date | null } | null>;
};

/** Takes of one job that may wait on this node; further ones get 503. */
const longestQueue = 500;

const notFound = () => new RefusalError('NOT_FOUND', 'notFound');

const sideOf = (row: DealRow, userId: string): Side | null =>
  row.authorId === userId ? 'author' : row.workerId === userId ? 'worker' : null;

async function ofSide(unit: Pick<Unit, 'db'>, userId: string, dealId: string) {
  const row = await repository.findDeal(unit.db, dealId);
  const side = row && sideOf(row, userId);
  if (!row || !side) throw notFound();
  return { row, side };
}

const isTaken = (error: unknown) => violatedUnique(error) === 'deals_live';
const orTaken = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await work;
  } catch (error) {
    throw isTaken(error) ? new RefusalError('NOT_ALLOWED', 'notAllowedNow', { rule: 'DEAL_LIVE' }) : error;
  }
};

export function createDealsService(
  {
    db,
    transact,
    clock,
    limits,
  }: Pick<Platform, 'db' | 'transact' | 'limits'> & { clock: Pick<Clock, 'now'> },
  deps: {
    users: Pick<UsersService, 'cardsOf' | 'lock'>;
    wallet: Pick<WalletService, 'spendableOf'>;
    jobs: JobDesk;
    market: Market;
    views: DealViews;
    applications: Pick<Applicants, 'findApplication'>;
    keepFiles: Files['keep'];
  },
): DealsService {
  const { users, wallet, jobs, market, applications, keepFiles } = deps;
  const takes = createKeyedTurns(longestQueue);
  const { view, show, showAll } = deps.views;

  const lockOwn: DealsService['lockOwn'] = async (unit, userId, dealId) => {
    const { row: found, side } = await ofSide(unit, userId, dealId);
    const job = await jobs.lockJob(unit.db, found.jobId);
    const row = await repository.lockDeal(unit.db, dealId);
    if (!job || !row) throw notFound();
    return { row, job, side };
  };

  /** One command on the user's own deal, at the version they read. */
  const command = (
    userId: string,
    { dealId, version }: Versioned,
    given: DealCommand | ((row: DealRow) => DealCommand),
    words: Words = {},
    keep?: (unit: Unit, row: DealRow) => Promise<DealRow>,
  ) =>
    transact(async (unit) => {
      const row = await act(unit, userId, { dealId, version }, given, words);
      return view(unit, keep ? await keep(unit, row) : row, userId);
    });

  /** Opens a dispute, with its text and files. */
  const dispute = (
    userId: string,
    deal: Versioned,
    given: DealCommand,
    words: { reasonCode: string; statement: string; fileIds: string[] },
  ) =>
    command(userId, deal, given, { text: words.statement || undefined }, async (unit, row) => {
      if (words.fileIds.length > 0) await keepFiles(unit.db, userId, words.fileIds);
      if (!row.dispute) return row;
      return repository.setWords(unit.db, row.id, { dispute: { ...row.dispute, id: newId('ds'), ...words } });
    });

  async function act(
    unit: Unit,
    userId: string,
    { dealId, version }: Versioned,
    given: DealCommand | ((row: DealRow) => DealCommand),
    words: Words,
  ): Promise<DealRow> {
    const { row, job, side } = await lockOwn(unit, userId, dealId);
    if (row.version !== version)
      throw new RefusalError('STALE', 'stale', { fresh: await view(unit, row, userId) });
    const order = typeof given === 'function' ? given(row) : given;
    return market.deal(unit, { row, job }, order, { party: side, userId }, words);
  }

  async function create(
    unit: Unit,
    job: JobRow,
    order: {
      workerId: string;
      applicationId: string | null;
      command: DealCommand;
      userId: string | null;
      words?: Words;
    },
  ): Promise<DealRow> {
    const now = clock.now();
    await refuseClosed(unit.db, [job.authorId, order.workerId]);
    const facts = await factsOfNew(unit.db, job, await market.jobFactsOf(unit, job), {
      workerId: order.workerId,
      now,
    });
    const id = newId('dl');
    const draft = {
      id,
      jobId: job.id,
      authorId: job.authorId,
      workerId: order.workerId,
      applicationId: order.applicationId,
      kind: job.kind,
      offers: [],
      prepared: [],
      workerBps: facts.workerBps,
      timeLimitMin: job.timeLimitMin,
      chainHash: hashOf({ id }),
    };
    // Taking a slot is always the worker's command, so that the law can refuse the author with its reason.
    const isAuthor = order.userId === job.authorId && order.command.type !== 'TAKE';
    const party = order.userId === null ? 'system' : isAuthor ? 'author' : 'worker';
    return market.newDeal(unit, draft, facts, order.command, { party, userId: order.userId }, order.words);
  }

  return {
    findOwn: ofSide,
    lockOwn,

    async findOf(database, jobId, userId) {
      const row = await repository.findOfWorker(database, jobId, userId);
      return row && !repository.endStates.includes(row.state) ? { id: row.id, fundedAt: row.fundedAt } : null;
    },

    async open(unit, job, application) {
      const row = await create(unit, job, {
        workerId: application.workerId,
        applicationId: application.id,
        command: { type: 'APPLICATION_ACCEPTED' },
        userId: null,
      });
      return view(unit, row, job.authorId);
    },

    async info(userId, of) {
      if ('dealId' in of) return show({ db }, (await ofSide({ db }, userId, of.dealId)).row, userId);
      const row = await repository.findOfWorker(db, of.jobId, of.workerId ?? userId);
      if (!row || !sideOf(row, userId)) throw notFound();
      return show({ db }, row, userId);
    },

    async list(userId, { role, phase, pageNum, pageSize, state, live, after, sort }) {
      const page = { state, live, after, sort, limit: pageSize, offset: (pageNum - 1) * pageSize };
      const { rows, total } = await repository.listOfSide(db, role, userId, page);
      const all = await showAll({ db }, rows, userId);
      const list = all.filter((deal) => phase === undefined || deal.phase === phase);
      return { list, total, totalPage: Math.ceil(total / pageSize) };
    },

    initByAuthor: (userId, { jobId, workerId, applicationId, terms, message, requestId }) => {
      const answer = dealsEndpoints.initByAuthor.data;
      const request = { jobId, workerId, applicationId, terms, message };
      const order = { scope: `${userId} init-by-author`, requestId, request, answer, clock };
      return orTaken(
        transact((unit) =>
          once(unit.db, order, async () => {
            const job = await jobs.lockJob(unit.db, jobId);
            if (job?.authorId !== userId) throw notFound();
            if (applicationId !== undefined) {
              const application = await applications.findApplication(unit.db, applicationId);
              if (application?.jobId !== jobId || application.workerId !== workerId) throw notFound();
            }
            await users.cardsOf(unit.db, [workerId]).then((cardOf) => cardOf(workerId));
            await refuseBlocked(unit.db, userId, workerId);
            const found = await repository.findOfWorker(unit.db, jobId, workerId);
            const given = { type: 'INIT_BY_AUTHOR' as const, terms };
            const isDraft = found?.state === 'DRAFT';
            const row = isDraft
              ? await market.deal(unit, found.id, given, { party: 'author', userId }, { text: message })
              : await create(unit, job, {
                  workerId,
                  applicationId: applicationId ?? null,
                  command: given,
                  userId,
                  words: { text: message },
                });
            return view(unit, row, userId);
          }),
        ),
      );
    },

    initProposal: (userId, offer) => {
      if ('jobId' in offer) {
        const take = () =>
          transact(async (unit) => {
            // The limit of running deals is counted under the user's row, so that two takes at once cannot pass it.
            await users.lock(unit.db, userId);
            const job = await jobs.lockJob(unit.db, offer.jobId);
            if (!job || ['DRAFT', 'IN_MODERATION', 'REMOVED'].includes(job.state)) throw notFound();
            await refuseBlocked(unit.db, userId, job.authorId);
            const order = {
              workerId: userId,
              applicationId: null,
              command: { type: 'TAKE' as const },
              userId,
            };
            return view(unit, await create(unit, job, order), userId);
          });
        // Takes of one job queue here, not on database connections.
        return orTaken(takes(offer.jobId, take));
      }
      const { dealId, terms, message } = offer;
      return transact(async (unit) => {
        const { row, job, side } = await lockOwn(unit, userId, dealId);
        const whole: Terms = { ...terms, conditions: terms.conditions ?? row.prepared };
        const given = { type: 'INIT_PROPOSAL' as const, terms: whole };
        return view(
          unit,
          await market.deal(unit, { row, job }, given, { party: side, userId }, { text: message }),
          userId,
        );
      });
    },

    giveOffer(userId, answer) {
      const { baseOfferNo, note } = answer;
      const words = { text: note ?? ('reason' in answer ? answer.reason : undefined) };
      if (answer.decision === 'COUNTER') {
        const { terms } = answer;
        return command(userId, answer, { type: 'COUNTER', baseOfferNo, terms }, words);
      }
      if (answer.decision === 'CHANGE_ORDER')
        return command(userId, answer, { type: 'CHANGE_ORDER', change: asChange(answer.terms) }, words);
      if (answer.decision === 'ACCEPT')
        return command(userId, answer, { type: 'ACCEPT', baseOfferNo }, words, async (unit, row) => {
          if (row.terms) await repository.setTermsHash(unit.db, row.id, hashOf(row.terms));
          return row;
        });
      return command(userId, answer, { type: 'DECLINE' }, words);
    },

    async finalize(userId, { dealId, version, decision, bonus, note, expectTotal, requestId }) {
      await limits.take('money', userId);
      const answer = dealsEndpoints.authorFinalize.data;
      const request = { dealId, decision, bonus, expectTotal };
      const order = { scope: `${userId} author-finalize`, requestId, request, answer, clock };
      const commands = {
        APPROVE: { type: 'APPROVE', expectTotal },
        COMPLETE: { type: 'COMPLETE', ...(bonus !== undefined && { bonus }) },
        CANCEL: { type: 'CANCEL' },
      } as const satisfies Record<typeof decision, DealCommand>;
      return transact((unit) =>
        once(unit.db, order, async () => {
          const { side } = await ofSide(unit, userId, dealId);
          if (side !== 'author') throw new RefusalError('NOT_ALLOWED', 'notAllowedNow');
          const row = await act(unit, userId, { dealId, version }, commands[decision], { text: note });
          const balance = await wallet.spendableOf(unit.db, userId);
          return { deal: await view(unit, row, userId), balance };
        }),
      );
    },

    start: (userId, deal) => command(userId, deal, { type: 'START' }),

    cancel: (userId, { toWorker, reason, ...deal }) =>
      toWorker === undefined
        ? command(userId, deal, { type: 'GIVE_UP' }, { text: reason })
        : command(userId, deal, { type: 'REQUEST_CANCEL', toWorker }, { text: reason }, (unit, row) =>
            row.cancelRequest
              ? repository.setWords(unit.db, row.id, { cancelRequest: { ...row.cancelRequest, reason } })
              : Promise.resolve(row),
          ),

    respondCancel: (userId, { decision, ...deal }) =>
      command(userId, deal, { type: decision === 'ACCEPT' ? 'ACCEPT_CANCEL' : 'REFUSE_CANCEL' }),

    openDispute: (userId, { reasonCode, statement, claimToWorker, fileIds, ...deal }) =>
      dispute(userId, deal, { type: 'OPEN_DISPUTE', claimToWorker }, { reasonCode, statement, fileIds }),

    appeal: (userId, { proofId, statement, ...deal }) =>
      dispute(userId, deal, { type: 'APPEAL', proofId }, { reasonCode: 'REJECTION', statement, fileIds: [] }),

    respondDispute: (userId, answer) => {
      const type = 'RESPOND_DISPUTE';
      if ('accept' in answer)
        return command(userId, answer, ({ dispute: claim }) => ({
          type,
          toWorker: claim?.claimToWorker ?? 0,
        }));
      const { statement, offerToWorker } = answer;
      return command(userId, answer, { type, toWorker: offerToWorker }, { text: statement }, (unit, row) =>
        row.dispute
          ? repository.setWords(unit.db, row.id, { dispute: { ...row.dispute, answer: statement } })
          : Promise.resolve(row),
      );
    },

    settleDispute: (userId, { offerToWorker, ...deal }) =>
      command(userId, deal, { type: 'SETTLE', toWorker: offerToWorker }),

    withdrawDispute: (userId, deal) => command(userId, deal, { type: 'WITHDRAW_DISPUTE' }),

    rule: (dealId, { toWorker, note, by }) =>
      transact(async (unit) => {
        const actor = { party: 'operator' as const, userId: null, name: by };
        const row = await market.deal(unit, dealId, { type: 'SETTLE', toWorker }, actor, { text: note });
        if (!row.dispute) return row;
        const resolution = { toWorker, by: 'OPERATOR' as const, note };
        return repository.setWords(unit.db, dealId, { dispute: { ...row.dispute, resolution } });
      }),
  };
}

/** Only the fields that were given: a missing one does not change. */
const asChange = (change: TermsChange): TermsChange =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
