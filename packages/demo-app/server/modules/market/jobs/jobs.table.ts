import {
  type Attachment,
  type ConditionInput,
  type Eligibility,
  type JobEdit,
  type JobState,
  acceptModes,
  jobKinds,
  jobStates,
  openToAll,
  releaseModes,
} from '@keo/core/contract';
import { type SQL, desc, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { moment, searchWords } from '../../../platform/database/columns.ts';

/**
 * When the next timer is due; null for none. No partial index: the planner would use it for a search, as one of all
 * open jobs.
 */
export const getClock = (one: Record<'state' | 'moderationUntil' | 'expiresAt', AnyPgColumn>): SQL =>
  sql`(case when ${one.state} in ('OPEN', 'PAUSED', 'IN_MODERATION') then coalesce(${one.moderationUntil}, ${one.expiresAt}) end)`;

/** Read only by the author, and a private one by the worker of its deal. */
export const hiddenStates: readonly JobState[] = ['DRAFT', 'IN_MODERATION', 'REMOVED', 'PRIVATE'];

/** Stored as written; titles and questions are stored masked. */
export const longTexts = ['description'] as const;
export type LongText = (typeof longTexts)[number];

/**
 * Texts with contacts masked, for readers without money held on the job; instructions in the order of the conditions.
 * Texts newer than the row are missing.
 */
export type MaskedJob = Partial<Record<LongText, string>> & { instructions: (string | null)[] };

/** What an hour of the estimated work costs; 0 without an estimate. */
export const getHourly = (one: Record<'price' | 'effortMin', AnyPgColumn>): SQL<number> =>
  sql`coalesce(${one.price} * 60 / ${one.effortMin}, 0)`;

export const jobs = pgTable(
  'jobs',
  {
    id: text('id').primaryKey(),
    slug: text('slug').notNull(),
    authorId: text('author_id').notNull(),
    kind: text('kind', { enum: jobKinds }).notNull(),
    acceptMode: text('accept_mode', { enum: acceptModes }).notNull(),
    state: text('state', { enum: jobStates }).notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    /** Null for jobs older than this column. */
    masked: jsonb('masked').$type<MaskedJob>(),
    categorySlug: text('category_slug').notNull(),
    price: bigint('price', { mode: 'number' }).notNull(),
    slots: integer('slots').notNull(),
    taken: integer('taken').notNull().default(0),
    /** Paid, in whole or in part. */
    used: integer('used').notNull().default(0),
    timeLimitMin: integer('time_limit_min'),
    /** Its author's estimate. */
    effortMin: integer('effort_min'),
    durationHours: integer('duration_hours'),
    conditions: jsonb('conditions').$type<ConditionInput[]>().notNull(),
    releaseMode: text('release_mode', { enum: releaseModes }).notNull(),
    reviewHours: integer('review_hours').notNull(),
    revisionsMax: integer('revisions_max').notNull(),
    placeMode: text('place_mode', { enum: ['REMOTE', 'ONSITE'] }).notNull(),
    provinceCode: text('province_code'),
    eligibility: jsonb('eligibility').$type<Eligibility>().notNull().default(openToAll),
    /** Contacts are masked before storing. */
    questions: jsonb('questions').$type<string[]>().notNull().default([]),
    attachments: jsonb('attachments').$type<Attachment[]>().notNull().default([]),
    /** For each time that it is opened. */
    openHours: integer('open_hours').notNull(),
    expiresAt: moment('expires_at').notNull(),
    publishedAt: moment('published_at'),
    /** When a job in moderation opens by itself. */
    moderationUntil: moment('moderation_until'),
    /** When an improvement was last announced. */
    enhancedAt: moment('enhanced_at'),
    moderationNote: text('moderation_note'),
    /** Of the release before, and no longer read. */
    perHour: bigint('per_hour', { mode: 'number' }).notNull().default(0),
    /** Title, category and description, without accents. */
    words: searchWords('words').notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    version: integer('version').notNull().default(0),
  },
  (table) => {
    const open = sql`${table.state} = 'OPEN'`;
    return [
      uniqueIndex('jobs_slug').on(table.slug),
      index('jobs_author').on(table.authorId, table.createdAt),
      index('jobs_newest').on(desc(table.publishedAt), desc(table.id)).where(open),
      index('jobs_pay').on(desc(table.price), desc(table.id)).where(open),
      index('jobs_best_paid')
        .on(desc(getHourly(table)), desc(table.publishedAt), desc(table.id))
        .where(open),
      index('jobs_ending').on(table.expiresAt, table.id).where(open),
      index('jobs_category').on(table.categorySlug, desc(table.publishedAt)).where(open),
      index('jobs_clock')
        .on(getClock(table))
        .where(sql`${getClock(table)} is not null`),
      index('jobs_words').using('gin', table.words).where(open),
      index('jobs_attachments').using('gin', sql`${table.attachments} jsonb_path_ops`),
      check(
        'jobs_slots',
        sql`${table.taken} >= 0 and ${table.used} >= 0 and ${table.taken} + ${table.used} <= ${table.slots}`,
      ),
    ];
  },
);

/** What its author changed once it was published. */
export const jobEdits = pgTable(
  'job_edits',
  {
    id: text('id').primaryKey(),
    jobId: text('job_id')
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    changes: jsonb('changes').$type<JobEdit['changes']>().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('job_edits_job').on(table.jobId, table.createdAt)],
);
export type JobEditRow = typeof jobEdits.$inferSelect;

export type JobRow = typeof jobs.$inferSelect;
export type NewJob = typeof jobs.$inferInsert;
