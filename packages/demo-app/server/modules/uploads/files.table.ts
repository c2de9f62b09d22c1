import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/columns.ts';

/**
 * An upload and the file it becomes. RECEIVING: bytes are on their way. CHECKING: they have arrived and are looked
 * at. STORED: it can be read. REMOVED: its bytes are being deleted. Bytes without a STORED row are out of reach.
 */
export const files = pgTable(
  'files',
  {
    id: text('id').primaryKey(),
    userId: text('user_id').notNull(),
    /** The sender's own name for the upload, by which it is found again; null for one that came whole. */
    requestId: text('request_id'),
    name: text('name').notNull(),
    /** What it takes of its owner's quota: announced while it is received, counted once it is stored. */
    size: integer('size').notNull(),
    /** How many bytes have arrived. */
    received: integer('received').notNull().default(0),
    state: text('state', { enum: ['RECEIVING', 'CHECKING', 'STORED', 'REMOVED'] }).notNull(),
    mime: text('mime'),
    sha256: text('sha256'),
    createdAt: moment('created_at').notNull(),
    /** When it last went on: what stands still for too long is swept. */
    touchedAt: moment('touched_at').notNull(),
    /** Since when something rests on it; null for one that only its owner knows. */
    keptAt: moment('kept_at'),
  },
  (table) => [
    index('files_owner').on(table.userId),
    uniqueIndex('files_same_request').on(table.userId, table.requestId),
    index('files_waiting').on(table.state, table.touchedAt),
  ],
);

/** A part of an upload that has not become a file. Its row is there before its bytes, so that none are forgotten. */
export const fileParts = pgTable(
  'file_parts',
  {
    id: text('id').primaryKey(),
    fileId: text('file_id').notNull(),
    start: integer('start').notNull(),
    size: integer('size').notNull(),
    /** When its bytes were stored and counted; null for one whose sender or server went away. */
    arrivedAt: moment('arrived_at'),
  },
  (table) => [index('file_parts_file').on(table.fileId, table.start)],
);
