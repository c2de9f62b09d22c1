import type { DealView, Terms, dealsEndpoints } from '@keo/core/contract';
import type { InferOutput } from 'valibot';
import { violatedUnique } from '../../../platform/database/database-errors.ts';
import { firstTime, once, rowName } from '../../../platform/database/idempotency.ts';
import { RefusalError, notFound } from '../../../platform/http/refusal.ts';
import { createKeyedQueue } from '../../../platform/queue/bounded-queue.ts';
import type { Unit } from '../../../platform/database/unit-of-work.ts';
import * as jobs from '../jobs/jobs.repository.ts';
import { hiddenStates } from '../jobs/jobs.table.ts';
import { findOfWorker } from '../deals/deal-lists.repository.ts';
import type { DealNeeds } from '../deals/deal-needs.ts';
import { findOwn, lockOwn } from './loaded-deal.ts';

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

type Invitation = InferOutput<typeof dealsEndpoints.initByAuthor.input>;
type Proposal = InferOutput<typeof dealsEndpoints.initProposal.input>;

/** By an accepted application, an author's offer, or a worker's offer or take. */
export type DealOpenings = {
  open: (unit: Unit, application: { jobId: string; workerId: string; authorId: string }) => Promise<DealView>;
  initByAuthor(userId: string, offer: Invitation): Promise<DealView>;
  initProposal(userId: string, offer: Proposal): Promise<DealView>;
};

export function createDealOpenings(needs: DealNeeds): DealOpenings {
  const { transact, views } = needs;
  const takes = createKeyedQueue(maxQueue);
  return {
    async open(unit, { jobId, workerId, authorId }) {
      const row = await findOfWorker(unit.db, jobId, workerId);
      if (!row) throw notFound();
      return views.view(unit, row, authorId);
    },

    initByAuthor: (userId, { requestId, ...offer }) => {
      const { jobId, workerId, applicationId, terms, message } = offer;
      const request = { jobId, workerId, applicationId, terms, message };
      const order = {
        scope: `${userId} init-by-author`,
        requestId,
        request,
        answer: rowName,
        clock: needs.clock,
      };
      return orTaken(
        transact(async (unit) => {
          const { id } = await once(unit.db, order, () => invite(needs, unit, userId, offer));
          return views.viewById(unit, id, userId);
        }),
      );
    },

    initProposal: (userId, offer) =>
      'jobId' in offer
        ? // Takes of one job wait here, not on database connections.
          orTaken(takes(offer.jobId, () => transact((unit) => take(needs, unit, userId, offer))))
        : transact((unit) => propose(needs, unit, userId, offer)),
  };
}

async function invite(
  { applications, users, market }: DealNeeds,
  unit: Unit,
  userId: string,
  { jobId, workerId, applicationId, terms, message }: Omit<Invitation, 'requestId'>,
): Promise<{ id: string }> {
  const job = await jobs.lockJob(unit.db, jobId);
  if (job?.authorId !== userId) throw notFound();
  if (applicationId !== undefined) {
    const application = await applications.findApplication(unit.db, applicationId);
    if (application?.jobId !== jobId || application.workerId !== workerId) throw notFound();
  }
  await users.loadCards(unit.db, [workerId]).then((getCard) => getCard(workerId));
  const found = await findOfWorker(unit.db, jobId, workerId);
  const command = { type: 'INIT_BY_AUTHOR' as const, terms };
  const actor = { party: 'author' as const, userId, text: message };
  const origin = { workerId, applicationId: applicationId ?? null };
  const deal =
    found?.state === 'DRAFT'
      ? await market.deal(unit, found.id, command, actor)
      : await market.newDeal(unit, job, origin, command, actor);
  return { id: deal.row.id };
}

const firstTimeBy = <Result>(
  { clock }: DealNeeds,
  unit: Unit,
  userId: string,
  { requestId, ...request }: Proposal,
  work: () => Promise<Result>,
) => firstTime(unit.db, { scope: `${userId} market`, requestId, request, clock }, work);

async function take(
  needs: DealNeeds,
  unit: Unit,
  userId: string,
  offer: Extract<Proposal, { jobId: string }>,
): Promise<DealView> {
  const made = await firstTimeBy(needs, unit, userId, offer, async () => {
    // Locks the user's row, so that concurrent takes cannot exceed the limit of running deals.
    await needs.users.lock(unit.db, userId);
    const job = await jobs.lockJob(unit.db, offer.jobId);
    if (!job || hiddenStates.includes(job.state)) throw notFound();
    // Always the worker's command, so that the law can refuse the author with its reason.
    const actor = { party: 'worker' as const, userId };
    const origin = { workerId: userId, applicationId: null };
    return needs.market.newDeal(unit, job, origin, { type: 'TAKE' }, actor);
  });
  const deal = made ?? (await findOfWorker(unit.db, offer.jobId, userId));
  if (!deal) throw notFound();
  return needs.views.view(unit, deal, userId);
}

async function propose(
  needs: DealNeeds,
  unit: Unit,
  userId: string,
  offer: Extract<Proposal, { dealId: string }>,
): Promise<DealView> {
  const { market, views } = needs;
  const { dealId, terms, message } = offer;
  const deal = await firstTimeBy(needs, unit, userId, offer, async () => {
    const { row, job, side } = await lockOwn(unit, userId, { dealId });
    const whole: Terms = { ...terms, conditions: terms.conditions ?? row.prepared };
    const actor = { party: side, userId, text: message };
    const command = { type: 'INIT_PROPOSAL' as const, terms: whole };
    return market.deal(unit, market.load(unit, { row, job }), command, actor);
  });
  return views.view(unit, deal ?? (await findOwn(unit, userId, dealId)).row, userId);
}
