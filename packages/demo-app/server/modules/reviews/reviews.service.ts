import {
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
import { factsBefore, otherSide, reviewFacts } from './review-facts.ts';
import type { ReviewKeeper } from './review-keeper.service.ts';
import * as repository from './reviews.repository.ts';
import type { ReviewRow } from './reviews.table.ts';
import { type ReviewsReader, createReviewsReader } from './reviews-reader.service.ts';
import { toOwnReview } from './view-reviews.ts';

type Order = { command: ReviewCommand; about: 'mine' | 'theirs'; version?: number };
type Endpoints = typeof reviewsEndpoints;
type Input<Name extends keyof Endpoints> = InferOutput<Endpoints[Name]['input']>;
type Writer = { userId: string; dealId: string };

export type ReviewsService = ReviewsReader & {
  add(userId: string, review: Input<'addReview'>): Promise<OwnReview>;
  update(userId: string, review: Input<'updateReview'>): Promise<OwnReview>;
  reply(userId: string, reply: Input<'replyReview'>): Promise<OwnReview>;
};

const sentences = {
  SELF_DEAL: 'review.self',
} as const;

const isBy = (side: Side) => (row: ReviewRow) => row.of === otherSide(side);

type Needs = Pick<Platform, 'db' | 'transact'> & { clock: Pick<Clock, 'now'> } & {
  users: Pick<UsersService, 'loadCards'>;
  deals: Pick<DealsService, 'findOwn'>;
  keeper: Pick<ReviewKeeper, 'settle'>;
  wasDelivered: (db: Database, dealId: string) => Promise<boolean>;
  keepFiles: Files['keep'];
};

async function refuseUnasked(
  { wasDelivered, clock }: Needs,
  unit: Unit,
  by: Side,
  deal: DealRow,
): Promise<never> {
  const decision = decideReview(
    factsBefore(by, {
      endedAt: deal.endedAt,
      isDelivered: await wasDelivered(unit.db, deal.id),
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
async function decide(needs: Needs, unit: Unit, { userId, dealId }: Writer, order: Order) {
  const { deals, clock } = needs;
  const { row: deal, side } = await deals.findOwn(unit, userId, dealId);
  const pair = await repository.lockPair(unit.db, dealId);
  const row = pair.find(isBy(order.about === 'mine' ? side : otherSide(side)));
  if (!row) return refuseUnasked(needs, unit, side, deal);
  const facts = reviewFacts(row, pair, await isSamePerson(unit.db, row.byId, row.toId));
  const decision = decideReview(facts, order.command, { party: side, now: +clock.now() });
  if (!decision.isLawful) throw toRefusal(decision.refusal, sentences);
  if (order.version !== undefined && row.version !== order.version)
    throw new RefusalError('STALE', 'stale', { fresh: await toOwnReview(needs, unit.db, row, userId) });
  return { pair, row, next: decision.next };
}

/** Reviews are public, so contacts are masked. */
async function toColumns({ keepFiles }: Needs, { db }: Unit, userId: string, words: ReviewWords) {
  const { stars, scores, tags, text, photoIds } = words;
  const files = photoIds.length === 0 ? [] : await keepFiles(db, userId, photoIds);
  if (files.some(({ mime }) => !mime.startsWith('image/')))
    throw new FieldsError('INVALID', { photoIds: 'review.photo' });
  const photos = files.map(({ id, name, mime }) => ({ id, name, mime }));
  const kept = text === null ? null : hideContacts(text);
  return { stars, scores, tags: [...new Set(tags)], text: kept, photos };
}

/** Both are published in the same transaction, if both count now. */
const save = (needs: Needs, writer: Writer, words: ReviewWords, order: Order): Promise<OwnReview> =>
  needs.transact(async (unit) => {
    const { pair, row, next } = await decide(needs, unit, writer, order);
    const saved = await repository.updateReview(unit.db, row.id, {
      ...(await toColumns(needs, unit, writer.userId, words)),
      state: 'SEALED',
      writtenAt: row.writtenAt ?? needs.clock.now(),
      openUntil: toMoment(next.openUntil),
    });
    const after = await needs.keeper.settle(
      unit,
      pair.map((each) => (each.id === row.id ? saved : each)),
    );
    return toOwnReview(needs, unit.db, after.find(({ id }) => id === row.id) ?? saved, writer.userId);
  });

const reply = (needs: Needs, writer: Writer, words: string): Promise<OwnReview> =>
  needs.transact(async (unit) => {
    const { row } = await decide(needs, unit, writer, { command: { type: 'REPLY' }, about: 'theirs' });
    const answer = { reply: hideContacts(words), repliedAt: needs.clock.now() };
    const saved = await repository.updateReview(unit.db, row.id, answer);
    return toOwnReview(needs, unit.db, saved, writer.userId);
  });

export const createReviewsService = (needs: Needs): ReviewsService => ({
  ...createReviewsReader(needs),

  add: (userId, { dealId, staysOpen, ...words }) => {
    const command: ReviewCommand = { type: 'WRITE', words, staysOpen };
    return save(needs, { userId, dealId }, words, { command, about: 'mine' });
  },

  update: (userId, { dealId, version, staysOpen, ...words }) => {
    const command: ReviewCommand = { type: 'CHANGE', words, staysOpen };
    return save(needs, { userId, dealId }, words, { command, about: 'mine', version });
  },

  reply: (userId, { dealId, reply: words }) => reply(needs, { userId, dealId }, words),
});
