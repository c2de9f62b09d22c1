import { type Rating, type ReviewTag, type Scores, reviewStates, sides } from '@keo/core/contract';
import { sql } from 'drizzle-orm';
import {
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/columns.ts';
import { deals } from '../market/deals/deals.table.ts';

export type ReviewPhoto = { id: string; name: string; mime: string };

/** One for each side of an ended deal, created when it ends. */
export const reviews = pgTable(
  'reviews',
  {
    id: text('id').primaryKey(),
    dealId: text('deal_id')
      .notNull()
      .references(() => deals.id),
    /** The title when the deal ended. */
    jobTitle: text('job_title').notNull(),
    byId: text('by_id').notNull(),
    toId: text('to_id').notNull(),
    /** The side that it is about. */
    of: text('of', { enum: sides }).notNull(),
    state: text('state', { enum: reviewStates }).notNull(),
    stars: integer('stars'),
    scores: jsonb('scores').$type<Scores>().notNull().default({}),
    tags: jsonb('tags').$type<ReviewTag[]>().notNull().default([]),
    text: text('text'),
    photos: jsonb('photos').$type<ReviewPhoto[]>().notNull().default([]),
    reply: text('reply'),
    endedAt: moment('ended_at').notNull(),
    closesAt: moment('closes_at').notNull(),
    remindedAt: moment('reminded_at'),
    writtenAt: moment('written_at'),
    /** Stars that wait for words; null where their writer is done. */
    openUntil: moment('open_until'),
    publishedAt: moment('published_at'),
    repliedAt: moment('replied_at'),
    /** The operator's words; null where it is not hidden, or because both are one person. */
    hiddenWhy: text('hidden_why'),
    version: integer('version').notNull().default(0),
  },
  (table) => [
    uniqueIndex('reviews_once').on(table.dealId, table.byId),
    index('reviews_to_write').on(table.byId, table.closesAt).where(sql`${table.state} = 'ASKED'`),
    index('reviews_given').on(table.byId, table.writtenAt).where(sql`${table.stars} is not null`),
    index('reviews_received').on(table.toId, table.publishedAt).where(sql`${table.state} = 'PUBLISHED'`),
    index('reviews_photos').using('gin', table.photos).where(sql`${table.state} = 'PUBLISHED'`),
    check('reviews_stars', sql`${table.stars} between 1 and 5`),
    check(
      'reviews_written',
      sql`(${table.state} in ('ASKED', 'MISSED')) = (${table.stars} is null)
        and (${table.stars} is null) = (${table.writtenAt} is null)`,
    ),
  ],
);

/** Read model, recounted whenever a review is published or hidden. */
export const ratings = pgTable(
  'ratings',
  {
    userId: text('user_id').notNull(),
    of: text('of', { enum: sides }).notNull(),
    /** Null with too few. */
    rating: doublePrecision('rating'),
    ratingCount: integer('rating_count').notNull().default(0),
    /** From one star to five. */
    histogram: jsonb('histogram').$type<Rating['histogram']>().notNull().default([0, 0, 0, 0, 0]),
    scores: jsonb('scores').$type<Rating['scores']>().notNull().default({}),
  },
  (table) => [primaryKey({ columns: [table.userId, table.of] })],
);

export type ReviewRow = typeof reviews.$inferSelect;
export type NewReview = typeof reviews.$inferInsert;
