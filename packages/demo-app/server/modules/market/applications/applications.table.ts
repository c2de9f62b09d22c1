import { applicationStates } from '@keo/core/contract';
import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from '../../../platform/database/columns.ts';
import { jobs } from '../jobs/jobs.table.ts';

export type MaskedLetter = { coverLetter: string; answers: string[] };

export const applications = pgTable(
  'applications',
  {
    id: text('id').primaryKey(),
    jobId: text('job_id')
      .notNull()
      .references(() => jobs.id),
    authorId: text('author_id').notNull(),
    workerId: text('worker_id').notNull(),
    state: text('state', { enum: applicationStates }).notNull(),
    bid: bigint('bid', { mode: 'number' }),
    durationHours: integer('duration_hours'),
    coverLetter: text('cover_letter').notNull(),
    answers: jsonb('answers').$type<string[]>().notNull(),
    /** With contacts masked; null for applications older than this column. */
    masked: jsonb('masked').$type<MaskedLetter>(),
    shortlisted: boolean('shortlisted').notNull().default(false),
    /** When the author first had it on their screen. */
    authorReadAt: moment('author_read_at'),
    /** When the author was reminded. */
    remindedAt: moment('reminded_at'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    // One application for each worker and job, without withdrawn ones.
    uniqueIndex('applications_once')
      .on(table.jobId, table.workerId)
      .where(sql`${table.state} <> 'CANCELLED'`),
    index('applications_job').on(table.jobId, table.createdAt),
    index('applications_waiting').on(table.authorId).where(sql`${table.state} = 'SUBMITTED'`),
    index('applications_worker').on(table.workerId, table.createdAt),
  ],
);

export type ApplicationRow = typeof applications.$inferSelect;
export type NewApplication = typeof applications.$inferInsert;
