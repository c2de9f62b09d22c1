import {
  type Decision,
  type ReviewCommand,
  type ReviewFacts,
  decideReview,
  reviewClosesAt,
  reviewTimers,
  sides,
} from '@keo/core/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { toMoment } from '../../platform/database/moments.ts';
import type { Platform } from '../../platform/platform.ts';
import { afterQuietHours } from '../../platform/queue/quiet-hours.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { newId } from '../../platform/security/secret-text.ts';
import type { Unit } from '../../platform/database/unit-of-work.ts';
import type { DealHistory } from '../market/deals/deal-history.service.ts';
import type { DealAndJob } from '../market/law/loaded-deal.ts';
import { toRefusal } from '../market/law/to-refusal.ts';
import type { Notifications } from '../notifications/notifications.service.ts';
import { isSamePerson } from '../bank-cards/same-person.service.ts';
import type { UsersService } from '../users/users.service.ts';
import { type Rated, recount } from './ratings.repository.ts';
import { factsBefore, otherSide, reviewFacts } from './review-facts.ts';
import { reviewHiddenLog } from './review-hidden-log.ts';
import * as repository from './reviews.repository.ts';
import type { ReviewRow } from './reviews.table.ts';

type Pair = readonly ReviewRow[];

/** Timers of reviews. See docs/decisions/0023. */
export type ReviewKeeper = {
  /** The caller holds the deal locked. */
  ask(unit: Unit, deal: DealAndJob): Promise<void>;
  /** Publishes a locked pair that counts, or sets the timer for stars that wait for words; returns the pair after it. */
  settle(unit: Unit, pair: Pair): Promise<Pair>;
  /** A published one, as an operator; tells its writer why. @throws RefusalError */
  hide(unit: Unit, id: string, why: string): Promise<ReviewRow>;
  runClock(dealId: string): Promise<void>;
};

/** Queue name. */
export const reviewClock = 'review.clock';

const system = (now: Date) => ({ party: 'system' as const, now: +now });
type Lawful = Extract<Decision<ReviewFacts>, { isLawful: true }>;

const ratedIn = (rows: Pair): Rated[] => rows.map(({ toId, of }) => ({ userId: toId, of }));
const replaced = (pair: Pair, row: ReviewRow) => pair.map((each) => (each.id === row.id ? row : each));

const getFacts = async (db: Database, row: ReviewRow, pair: Pair) =>
  reviewFacts(row, pair, await isSamePerson(db, row.byId, row.toId));

const settle = ({ db }: Unit, row: ReviewRow, { next }: Lawful, now: Date): Promise<ReviewRow> => {
  const { state } = next;
  if (state === 'NONE') throw new Error('A review does not go back to before it was asked for');
  return repository.updateReview(db, row.id, {
    state,
    remindedAt: toMoment(next.remindedAt),
    ...(state === 'PUBLISHED' && { publishedAt: now }),
  });
};

/** Null where the law refuses it now. */
async function run(unit: Unit, row: ReviewRow, pair: Pair, type: ReviewCommand['type'], now: Date) {
  // Commands of timers have no fields.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the law's own timers name its own commands
  const command = { type } as ReviewCommand;
  const decision = decideReview(await getFacts(unit.db, row, pair), command, system(now));
  return decision.isLawful ? { decision, saved: await settle(unit, row, decision, now) } : null;
}

type Needs = Pick<Platform, 'transact' | 'queue'> & { clock: Pick<Clock, 'now'> } & {
  users: Pick<UsersService, 'byId'>;
  history: DealHistory;
  notifications: Pick<Notifications, 'writeLogs'>;
  wasDelivered: (db: Database, dealId: string) => Promise<boolean>;
  lockDealIfAny: (db: Database, dealId: string) => Promise<DealAndJob | null>;
};

const tellWriter = ({ notifications }: Needs, unit: Unit, row: ReviewRow) =>
  notifications.writeLogs(unit, [reviewHiddenLog(row)]);

/** Soonest first; reminders are moved out of quiet hours. */
async function getTimers({ users }: Needs, { db }: Unit, pair: Pair) {
  const found = [];
  for (const row of pair)
    for (const timer of reviewTimers(await getFacts(db, row, pair))) {
      const { reminds } = timer;
      const quiet = reminds && (await users.byId(db, row.byId)).settings.quietHours;
      const at = reminds ? afterQuietHours({ at: timer.at, of: reminds.of }, quiet ?? null) : timer.at;
      found.push({ row, command: timer.command, at });
    }
  return found.toSorted((a, b) => a.at - b.at);
}

async function scheduleTimer(needs: Needs, unit: Unit, pair: Pair): Promise<void> {
  const [next] = await getTimers(needs, unit, pair);
  if (next)
    await needs.queue.send(unit.db, reviewClock, { dealId: next.row.dealId }, { at: new Date(next.at) });
}

async function publishDue(needs: Needs, unit: Unit, pair: Pair): Promise<Pair> {
  let after = pair;
  const now = needs.clock.now();
  for (const row of pair.filter(({ state }) => state === 'SEALED')) {
    // By the pair as it was, because both are published together.
    const done = await run(unit, row, pair, 'PUBLISH', now);
    if (!done) continue;
    after = replaced(after, done.saved);
    if (done.saved.state === 'HIDDEN') await tellWriter(needs, unit, done.saved);
  }
  await recount(unit.db, ratedIn(after.filter((row) => row.state === 'PUBLISHED' && !pair.includes(row))));
  return after;
}

async function remindDue(
  needs: Needs,
  unit: Unit,
  pair: Pair,
  { row: deal, job }: DealAndJob,
): Promise<Pair> {
  let after = pair;
  const now = needs.clock.now();
  for (const { row, command, at } of await getTimers(needs, unit, pair)) {
    if (command === 'PUBLISH' || at > +now) continue;
    const done = await run(unit, row, pair, command, now);
    if (!done) continue;
    after = replaced(after, done.saved);
    await needs.history.write(unit, done.decision.logs, { job, deal, proof: null, actorId: null });
  }
  return after;
}

async function ask(needs: Needs, unit: Unit, { row: deal, job }: DealAndJob): Promise<void> {
  const { id: dealId, authorId, workerId, endedAt } = deal;
  const isDelivered = await needs.wasDelivered(unit.db, dealId);
  const isSame = isDelivered && (await isSamePerson(unit.db, authorId, workerId));
  const idBySide = { author: authorId, worker: workerId };
  const requests = sides.flatMap((by) => {
    const facts = factsBefore(by, { endedAt, isDelivered, isSamePerson: isSame });
    const decision = decideReview(facts, { type: 'ASK' }, system(needs.clock.now()));
    const closesAt = toMoment(reviewClosesAt(facts));
    if (!decision.isLawful || !endedAt || !closesAt) return [];
    const reviewedSide = otherSide(by);
    const about = {
      byId: idBySide[by],
      toId: idBySide[reviewedSide],
      of: reviewedSide,
      jobTitle: deal.jobTitle ?? job.title,
    };
    return [{ id: newId('rv'), dealId, ...about, state: 'ASKED' as const, endedAt, closesAt }];
  });
  if (requests.length > 0) await scheduleTimer(needs, unit, await repository.insertPair(unit.db, requests));
}

async function hide(needs: Needs, unit: Unit, id: string, why: string): Promise<ReviewRow> {
  const dealId = await repository.findDealId(unit.db, id);
  if (dealId === null) throw notFound();
  await needs.lockDealIfAny(unit.db, dealId);
  const pair = await repository.lockPair(unit.db, dealId);
  const row = pair.find((each) => each.id === id);
  if (!row) throw notFound();
  const operator = { party: 'operator' as const, now: +needs.clock.now() };
  const decision = decideReview(await getFacts(unit.db, row, pair), { type: 'HIDE' }, operator);
  if (!decision.isLawful) throw toRefusal(decision.refusal);
  const hidden = await repository.updateReview(unit.db, id, { state: 'HIDDEN', hiddenWhy: why });
  await recount(unit.db, ratedIn([hidden]));
  await tellWriter(needs, unit, hidden);
  return hidden;
}

export const createReviewKeeper = (needs: Needs): ReviewKeeper => ({
  ask: (unit, deal) => ask(needs, unit, deal),

  async settle(unit, pair) {
    const after = await publishDue(needs, unit, pair);
    const isOpen = after.some(({ state, openUntil }) => state === 'SEALED' && openUntil !== null);
    if (isOpen) await scheduleTimer(needs, unit, after);
    return after;
  },

  hide: (unit, id, why) => hide(needs, unit, id, why),

  runClock: (dealId) =>
    needs.transact(async (unit) => {
      const dealAndJob = await needs.lockDealIfAny(unit.db, dealId);
      if (!dealAndJob) return;
      const pair = await repository.lockPair(unit.db, dealId);
      const after = await publishDue(needs, unit, await remindDue(needs, unit, pair, dealAndJob));
      await scheduleTimer(needs, unit, after);
    }),
});
