import type { DealCommand, Terms } from '@keo/core/contract';
import { violatedUnique } from '../../../platform/database/database.ts';
import { firstTime, once, rowName } from '../../../platform/database/idempotency.ts';
import { RefusalError, notFound } from '../../../platform/http/refusal.ts';
import { createKeyedQueue } from '../../../platform/queue/bounded-queue.ts';
import type { Unit } from '../../../platform/database/unit-of-work.ts';
import * as jobs from '../jobs/jobs.repository.ts';
import type { JobRow } from '../jobs/jobs.table.ts';
import { findOfWorker } from '../deals/deal-lists.repository.ts';
import type { DealsService, DealsWorld } from '../deals/deals.service.ts';
import type { LoadedDeal } from './loaded-deal.ts';
import { findOwn, lockOwn } from './lock-deals.ts';
import type { DealOrigin } from './new-deal.ts';

/** Takes of one job that may wait on this node; the rest get 503 (back-pressure). */
const maxQueue = 500;

const isTaken = (error: unknown) => violatedUnique(error) === 'deals_live';
const orTaken = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await work;
  } catch (error) {
    throw isTaken(error) ? new RefusalError('NOT_ALLOWED', 'notAllowedNow', { rule: 'DEAL_LIVE' }) : error;
  }
};

function create(
  { market }: DealsWorld,
  unit: Unit,
  job: JobRow,
  {
    userId,
    text,
    command,
    ...origin
  }: DealOrigin & { command: DealCommand; userId: string; text?: string | undefined },
): Promise<LoadedDeal> {
  // Taking a slot is always the worker's command, so that the law can refuse the author with its reason.
  const isAuthor = userId === job.authorId && command.type !== 'TAKE';
  const party = isAuthor ? 'author' : 'worker';
  return market.newDeal(unit, job, origin, command, { party, userId, text });
}

/** By an accepted application, an author's offer, or a worker's offer or take. */
export function dealOpenings(
  world: DealsWorld,
): Pick<DealsService, 'open' | 'initByAuthor' | 'initProposal'> {
  const { transact, clock, users, market, applications } = world;
  const { view } = world.views;
  const takes = createKeyedQueue(maxQueue);

  return {
    async open(unit, { jobId, workerId, authorId }) {
      const row = await findOfWorker(unit.db, jobId, workerId);
      if (!row) throw notFound();
      return view(unit, row, authorId);
    },

    initByAuthor: (userId, { jobId, workerId, applicationId, terms, message, requestId }) => {
      const request = { jobId, workerId, applicationId, terms, message };
      const order = { scope: `${userId} init-by-author`, requestId, request, answer: rowName, clock };
      return orTaken(
        transact(async (unit) => {
          const { id } = await once(unit.db, order, async () => {
            const job = await jobs.lockJob(unit.db, jobId);
            if (job?.authorId !== userId) throw notFound();
            if (applicationId !== undefined) {
              const application = await applications.findApplication(unit.db, applicationId);
              if (application?.jobId !== jobId || application.workerId !== workerId) throw notFound();
            }
            await users.loadCards(unit.db, [workerId]).then((getCard) => getCard(workerId));
            const found = await findOfWorker(unit.db, jobId, workerId);
            const move = { type: 'INIT_BY_AUTHOR' as const, terms };
            const isDraft = found?.state === 'DRAFT';
            const deal = isDraft
              ? await market.deal(unit, found.id, move, { party: 'author', userId, text: message })
              : await create(world, unit, job, {
                  workerId,
                  applicationId: applicationId ?? null,
                  command: move,
                  userId,
                  text: message,
                });
            return { id: deal.row.id };
          });
          return world.views.viewById(unit, id, userId);
        }),
      );
    },

    initProposal: (userId, offer) => {
      const { requestId, ...request } = offer;
      const first = <Result>(unit: Unit, work: () => Promise<Result>) =>
        firstTime(unit.db, { scope: `${userId} market`, requestId, request, clock }, work);
      if ('jobId' in offer) {
        const begin = async (unit: Unit) => {
          // Locks the user's row, so that concurrent takes cannot exceed the limit of running deals.
          await users.lock(unit.db, userId);
          const job = await jobs.lockJob(unit.db, offer.jobId);
          if (!job || ['DRAFT', 'IN_MODERATION', 'REMOVED'].includes(job.state)) throw notFound();
          const order = {
            workerId: userId,
            applicationId: null,
            command: { type: 'TAKE' as const },
            userId,
          };
          return create(world, unit, job, order);
        };
        const take = () =>
          transact(async (unit) => {
            const deal =
              (await first(unit, () => begin(unit))) ?? (await findOfWorker(unit.db, offer.jobId, userId));
            if (!deal) throw notFound();
            return view(unit, deal, userId);
          });
        // Takes of one job wait here, not on database connections.
        return orTaken(takes(offer.jobId, take));
      }
      const { dealId, terms, message } = offer;
      return transact(async (unit) => {
        const deal = await first(unit, async () => {
          const { row, job, side } = await lockOwn(unit, userId, { dealId });
          const whole: Terms = { ...terms, conditions: terms.conditions ?? row.prepared };
          const move = { type: 'INIT_PROPOSAL' as const, terms: whole };
          const actor = { party: side, userId, text: message };
          return market.deal(unit, market.load(unit, { row, job }), move, actor);
        });
        return view(unit, deal ?? (await findOwn(unit, userId, dealId)).row, userId);
      });
    },
  };
}
