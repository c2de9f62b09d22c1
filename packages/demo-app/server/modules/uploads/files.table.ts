import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/columns.ts';

/**
 * An upload and the file it becomes. RECEIVING: bytes are coming in. CHECKING: all arrived and are checked. STORED: can
 * be read. REMOVED: its bytes are being deleted. Only a STORED file can be read.
 */
export const files = pgTable(
  'files',
  {
    id: text('id').primaryKey(),
    userId: text('user_id').notNull(),
    /** Idempotency key of the client, to resume the upload; null for one sent whole. */
    requestId: text('request_id'),
    name: text('name').notNull(),
    /** In bytes, counted in the owner's quota: the announced size while receiving, the real one once stored. */
    size: integer('size').notNull(),
    /** In bytes. */
    received: integer('received').notNull().default(0),
    state: text('state', { enum: ['RECEIVING', 'CHECKING', 'STORED', 'REMOVED'] }).notNull(),
    mime: text('mime'),
    sha256: text('sha256'),
    createdAt: moment('created_at').notNull(),
    /** Last progress: stalled uploads are deleted. */
    touchedAt: moment('touched_at').notNull(),
    /** Since when something refers to it; null for nothing. */
    keptAt: moment('kept_at'),
  },
  (table) => [
    index('files_owner').on(table.userId),
    uniqueIndex('files_same_request').on(table.userId, table.requestId),
    index('files_waiting').on(table.state, table.touchedAt),
  ],
);

/** A part of an upload. Its row is written before its bytes, so that no bytes are left without a row. */
export const fileParts = pgTable(
  'file_parts',
  {
    id: text('id').primaryKey(),
    fileId: text('file_id').notNull(),
    start: integer('start').notNull(),
    size: integer('size').notNull(),
    /** Null where the sender or the server has gone away. */
    arrivedAt: moment('arrived_at'),
  },
  (table) => [index('file_parts_file').on(table.fileId, table.start)],
);
