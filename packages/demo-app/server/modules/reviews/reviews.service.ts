import {
  type EndpointData,
  type OwnReview,
  type ReviewCommand,
  type ReviewWords,
  type Side,
  decideReview,
  type reviewsEndpoints,
} from '@keo/core/contract';
import type { InferOutput } from 'valibot';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { toMoment } from '../../platform/database/moments.ts';
import type { Platform } from '../../platform/platform.ts';
import { FieldsError, RefusalError } from '../../platform/http/refusal.ts';
import type { Unit } from '../../platform/database/unit-of-work.ts';
import { hideContacts } from '../../platform/texts/mask-contacts.ts';
import type { DealsService } from '../market/deals/deals.service.ts';
import type { DealRow } from '../market/deals/deals.table.ts';
import { toRefusal } from '../market/law/to-refusal.ts';
import type { Files } from '../uploads/files.service.ts';
import { isSamePerson } from '../bank-cards/same-person.service.ts';
import type { UsersService } from '../users/users.service.ts';
import { getRatings } from './ratings.service.ts';
import { factsBefore, otherSide, reviewFacts } from './review-facts.ts';
import type { ReviewKeeper } from './review-keeper.service.ts';
import * as repository from './reviews.repository.ts';
import type { ReviewRow } from './reviews.table.ts';
import { toOwn, toPublished } from './to-review.ts';

type Order = { command: ReviewCommand; about: 'mine' | 'theirs'; version?: number };
type Endpoints = typeof reviewsEndpoints;
type Input<Name extends keyof Endpoints> = InferOutput<Endpoints[Name]['input']>;
type Data<Name extends keyof Endpoints> = EndpointData<Endpoints[Name]>;

export type ReviewsService = {
  listReviews(query: Input<'reviewsList'>): Promise<Data<'reviewsList'>>;
  listOwn(userId: string, query: Input<'myReviewsList'>): Promise<Data<'myReviewsList'>>;
  ofDeal(userId: string, dealId: string): Promise<Data<'dealReviews'>>;
  add(userId: string, review: Input<'addReview'>): Promise<OwnReview>;
  update(userId: string, review: Input<'updateReview'>): Promise<OwnReview>;
  reply(userId: string, reply: Input<'replyReview'>): Promise<OwnReview>;
  isPublishedPhoto(fileId: string): Promise<boolean>;
};

const sentences = {
  SELF_DEAL: 'review.self',
} as const;

const toPages = (total: number, pageSize: number) => ({ total, totalPage: Math.ceil(total / pageSize) });
const isBy = (side: Side) => (row: ReviewRow) => row.of === otherSide(side);

export function createReviewsService(
  needs: Pick<Platform, 'db' | 'transact'> & { clock: Pick<Clock, 'now'> } & {
    users: Pick<UsersService, 'loadCards'>;
    deals: Pick<DealsService, 'findOwn'>;
    keeper: Pick<ReviewKeeper, 'settle'>;
    wasDelivered: (db: Database, dealId: string) => Promise<boolean>;
    keepFiles: Files['keep'];
  },
): ReviewsService {
  const { db, transact, clock } = needs;

  const { users, deals, keeper } = needs;

  /** In order. */
  async function toViews(database: Database, rows: readonly ReviewRow[], readerId: string) {
    const getCard = await users.loadCards(
      database,
      rows.flatMap(({ byId, toId }) => [byId, toId]),
    );
    const all = await repository.listOfDeals(database, [...new Set(rows.map(({ dealId }) => dealId))]);
    return Promise.all(
      rows.map(async (row) => {
        const pair = all.filter(({ dealId }) => dealId === row.dealId);
        const isSame = row.state === 'ASKED' && (await isSamePerson(database, row.byId, row.toId));
        return toOwn(row, { pair, getCard, isSamePerson: isSame, readerId, now: clock.now() });
      }),
    );
  }

  async function toView(database: Database, row: ReviewRow, readerId: string): Promise<OwnReview> {
    const [view] = await toViews(database, [row], readerId);
    if (!view) throw new Error('One review is one view');
    return view;
  }

  async function refuseUnasked(unit: Unit, by: Side, deal: DealRow): Promise<never> {
    const decision = decideReview(
      factsBefore(by, {
        endedAt: deal.endedAt,
        isDelivered: await needs.wasDelivered(unit.db, deal.id),
        isSamePerson: await isSamePerson(unit.db, deal.authorId, deal.workerId),
      }),
      { type: 'ASK' },
      { party: 'system', now: +clock.now() },
    );
    throw decision.isLawful
      ? new RefusalError('NOT_ALLOWED', 'notAllowedNow')
      : toRefusal(decision.refusal, sentences);
  }

  /** Locked; the command is lawful. */
  async function decided(unit: Unit, userId: string, dealId: string, order: Order) {
    const { row: deal, side } = await deals.findOwn(unit, userId, dealId);
    const pair = await repository.lockPair(unit.db, dealId);
    const row = pair.find(isBy(order.about === 'mine' ? side : otherSide(side)));
    if (!row) return refuseUnasked(unit, side, deal);
    const facts = reviewFacts(row, pair, await isSamePerson(unit.db, row.byId, row.toId));
    const decision = decideReview(facts, order.command, { party: side, now: +clock.now() });
    if (!decision.isLawful) throw toRefusal(decision.refusal, sentences);
    if (order.version !== undefined && row.version !== order.version)
      throw new RefusalError('STALE', 'stale', { fresh: await toView(unit.db, row, userId) });
    return { pair, row, next: decision.next };
  }

  /** Reviews are public, so contacts are masked. */
  async function toColumns({ db: tx }: Unit, userId: string, words: ReviewWords) {
    const { stars, scores, tags, text, photoIds } = words;
    const files = photoIds.length === 0 ? [] : await needs.keepFiles(tx, userId, photoIds);
    if (files.some(({ mime }) => !mime.startsWith('image/')))
      throw new FieldsError('INVALID', { photoIds: 'review.photo' });
    const photos = files.map(({ id, name, mime }) => ({ id, name, mime }));
    const kept = text === null ? null : hideContacts(text);
    return { stars, scores, tags: [...new Set(tags)], text: kept, photos };
  }

  /** Both are published in the same transaction, if both count now. */
  const save = (userId: string, dealId: string, words: ReviewWords, order: Order): Promise<OwnReview> =>
    transact(async (unit) => {
      const { pair, row, next } = await decided(unit, userId, dealId, order);
      const saved = await repository.updateReview(unit.db, row.id, {
        ...(await toColumns(unit, userId, words)),
        state: 'SEALED',
        writtenAt: row.writtenAt ?? clock.now(),
        openUntil: toMoment(next.openUntil),
      });
      const after = await keeper.settle(
        unit,
        pair.map((each) => (each.id === row.id ? saved : each)),
      );
      return toView(unit.db, after.find(({ id }) => id === row.id) ?? saved, userId);
    });

  return {
    async listReviews({ userId, direction: ratedSide, stars, pageNum, pageSize }) {
      const page = { limit: pageSize, offset: (pageNum - 1) * pageSize };
      const { rows, total } = await repository.listPublished(db, { userId, of: ratedSide, stars }, page);
      const getCard = await users.loadCards(db, [userId, ...rows.map(({ byId }) => byId)]);
      const list = rows.map((row) => toPublished(row, getCard));
      const ratings = await getRatings(db, userId);
      return { list, ...toPages(total, pageSize), user: getCard(userId), ratings };
    },

    async listOwn(userId, { tab, pageNum, pageSize }) {
      const page = { limit: pageSize, offset: (pageNum - 1) * pageSize };
      const now = clock.now();
      const lists = {
        todo: () => repository.listToWrite(db, userId, now, page),
        received: () => repository.listPublished(db, { userId }, page),
        given: () => repository.listWritten(db, userId, page),
      };
      const { rows, total } = await lists[tab]();
      return {
        list: await toViews(db, rows, userId),
        ...toPages(total, pageSize),
        todo: await repository.countToWrite(db, userId, now),
        ratings: await getRatings(db, userId),
      };
    },

    async ofDeal(userId, dealId) {
      await deals.findOwn({ db }, userId, dealId);
      const pair = await repository.listOfDeals(db, [dealId]);
      const mine = pair.find(({ byId }) => byId === userId);
      const theirs = pair.find(({ toId, state }) => toId === userId && state === 'PUBLISHED');
      return {
        mine: mine ? await toView(db, mine, userId) : null,
        theirs: theirs ? await toView(db, theirs, userId) : null,
      };
    },

    add: (userId, { dealId, staysOpen, ...words }) => {
      const command: ReviewCommand = { type: 'WRITE', words, staysOpen };
      return save(userId, dealId, words, { command, about: 'mine' });
    },

    update: (userId, { dealId, version, staysOpen, ...words }) => {
      const command: ReviewCommand = { type: 'CHANGE', words, staysOpen };
      return save(userId, dealId, words, { command, about: 'mine', version });
    },

    reply: (userId, { dealId, reply }) =>
      transact(async (unit) => {
        const { row } = await decided(unit, userId, dealId, { command: { type: 'REPLY' }, about: 'theirs' });
        const answer = { reply: hideContacts(reply), repliedAt: clock.now() };
        return toView(unit.db, await repository.updateReview(unit.db, row.id, answer), userId);
      }),

    isPublishedPhoto: (fileId) => repository.isPublishedPhoto(db, fileId),
  };
}
