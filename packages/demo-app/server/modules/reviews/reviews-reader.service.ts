import type { EndpointData, reviewsEndpoints } from '@keo/core/contract';
import type { InferOutput } from 'valibot';
import type { Clock } from '../../platform/clock.ts';
import type { Platform } from '../../platform/platform.ts';
import type { DealsService } from '../market/deals/deals.service.ts';
import type { UsersService } from '../users/users.service.ts';
import { findPrivate } from './private-titles.service.ts';
import { getRatings } from './ratings.service.ts';
import * as repository from './reviews.repository.ts';
import { toPublished } from './to-review.ts';
import { toOwnReview, toOwnReviews } from './view-reviews.ts';

type Endpoints = typeof reviewsEndpoints;
type Query<Name extends keyof Endpoints> = InferOutput<Endpoints[Name]['input']>;
type Data<Name extends keyof Endpoints> = EndpointData<Endpoints[Name]>;

export type ReviewsReader = {
  listReviews(query: Query<'reviewsList'>): Promise<Data<'reviewsList'>>;
  listOwn(userId: string, query: Query<'myReviewsList'>): Promise<Data<'myReviewsList'>>;
  ofDeal(userId: string, dealId: string): Promise<Data<'dealReviews'>>;
  isPublishedPhoto(fileId: string): Promise<boolean>;
};

type Needs = Pick<Platform, 'db'> & {
  clock: Pick<Clock, 'now'>;
  users: Pick<UsersService, 'loadCards'>;
  deals: Pick<DealsService, 'findOwn'>;
};

const toPages = (total: number, pageSize: number) => ({ total, totalPage: Math.ceil(total / pageSize) });

async function listReviews(
  { db, users }: Needs,
  { userId, direction: ratedSide, stars, pageNum, pageSize }: Query<'reviewsList'>,
) {
  const page = { limit: pageSize, offset: (pageNum - 1) * pageSize };
  const { rows, total } = await repository.listPublished(db, { userId, of: ratedSide, stars }, page);
  const getCard = await users.loadCards(db, [userId, ...rows.map(({ byId }) => byId)]);
  const hidden = await findPrivate(
    db,
    rows.map(({ dealId }) => dealId),
  );
  const list = rows.map((row) => toPublished(row, { getCard, isPrivate: hidden.has(row.dealId) }));
  const ratings = await getRatings(db, userId);
  return { list, ...toPages(total, pageSize), user: getCard(userId), ratings };
}

async function listOwn(needs: Needs, userId: string, { tab, pageNum, pageSize }: Query<'myReviewsList'>) {
  const { db, clock } = needs;
  const page = { limit: pageSize, offset: (pageNum - 1) * pageSize };
  const now = clock.now();
  const lists = {
    todo: () => repository.listToWrite(db, userId, now, page),
    received: () => repository.listPublished(db, { userId }, page),
    given: () => repository.listWritten(db, userId, page),
  };
  const { rows, total } = await lists[tab]();
  return {
    list: await toOwnReviews(needs, db, rows, userId),
    ...toPages(total, pageSize),
    todo: await repository.countToWrite(db, userId, now),
    ratings: await getRatings(db, userId),
  };
}

async function getDealReviews(needs: Needs, userId: string, dealId: string) {
  const { db, deals } = needs;
  await deals.findOwn({ db }, userId, dealId);
  const pair = await repository.listOfDeals(db, [dealId]);
  const mine = pair.find(({ byId }) => byId === userId);
  const theirs = pair.find(({ toId, state }) => toId === userId && state === 'PUBLISHED');
  return {
    mine: mine ? await toOwnReview(needs, db, mine, userId) : null,
    theirs: theirs ? await toOwnReview(needs, db, theirs, userId) : null,
  };
}

export const createReviewsReader = (needs: Needs): ReviewsReader => ({
  listReviews: (query) => listReviews(needs, query),
  listOwn: (userId, query) => listOwn(needs, userId, query),
  ofDeal: (userId, dealId) => getDealReviews(needs, userId, dealId),
  isPublishedPhoto: (fileId) => repository.isPublishedPhoto(needs.db, fileId),
});
