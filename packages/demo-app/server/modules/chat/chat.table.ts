import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { moment, searchWords } from '../../platform/database/columns.ts';
import { jobs } from '../market/jobs/jobs.table.ts';

const seq = (name: string) => bigint(name, { mode: 'number' });

/**
 * The conversation of an author and a worker about a job. Sending locks its row until the commit, so that message
 * numbers become visible in order and without gaps.
 */
export const chatRooms = pgTable(
  'chat_rooms',
  {
    id: text('id').primaryKey(),
    jobId: text('job_id')
      .notNull()
      .references(() => jobs.id),
    authorId: text('author_id').notNull(),
    workerId: text('worker_id').notNull(),
    lastSeq: seq('last_seq').notNull().default(0),
    lastChange: seq('last_change').notNull().default(0),
    authorReadSeq: seq('author_read_seq').notNull().default(0),
    workerReadSeq: seq('worker_read_seq').notNull().default(0),
    /** An applicant may answer only after that. */
    authorWroteAt: moment('author_wrote_at'),
    /** Of the newest message, or of the room's creation. */
    movedAt: moment('moved_at').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('chat_rooms_pair').on(table.jobId, table.workerId),
    index('chat_rooms_author').on(table.authorId, table.movedAt),
    index('chat_rooms_worker').on(table.workerId, table.movedAt),
    check(
      'chat_rooms_read_what_is_there',
      sql`${table.authorReadSeq} <= ${table.lastSeq} and ${table.workerReadSeq} <= ${table.lastSeq}`,
    ),
  ],
);

export const chatMessages = pgTable(
  'chat_messages',
  {
    id: text('id').primaryKey(),
    roomId: text('room_id')
      .notNull()
      .references(() => chatRooms.id),
    seq: seq('seq').notNull(),
    senderId: text('sender_id').notNull(),
    /** Idempotency key, made by the sender's device. */
    clientId: text('client_id').notNull(),
    /** Search vector of the text and the names of files. */
    words: searchWords('words').notNull(),
    /** Contacts may be masked. */
    text: text('text').notNull(),
    isMasked: boolean('is_masked').notNull(),
    /** The scam rule that the text matched. */
    scamRule: text('scam_rule'),
    replyTo: text('reply_to'),
    createdAt: moment('created_at').notNull(),
    editedAt: moment('edited_at'),
    deletedAt: moment('deleted_at'),
    /** Number of its newest change in the room; 0 for none. */
    change: seq('change').notNull().default(0),
  },
  (table) => [
    index('chat_messages_words').using('gin', table.words),
    index('chat_messages_changed').on(table.roomId, table.change).where(sql`${table.change} > 0`),
    uniqueIndex('chat_messages_room_seq').on(table.roomId, table.seq),
    uniqueIndex('chat_messages_once').on(table.senderId, table.clientId),
  ],
);

export const chatFiles = pgTable(
  'chat_files',
  {
    messageId: text('message_id')
      .notNull()
      .references(() => chatMessages.id),
    place: integer('place').notNull(),
    fileId: text('file_id').notNull(),
    name: text('name').notNull(),
    mime: text('mime').notNull(),
    size: integer('size').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.messageId, table.place] }),
    index('chat_files_file').on(table.fileId),
  ],
);

/** Texts before an edit or deletion: never shown, kept for disputes. */
export const chatOriginals = pgTable(
  'chat_originals',
  {
    messageId: text('message_id')
      .notNull()
      .references(() => chatMessages.id),
    change: seq('change').notNull(),
    text: text('text').notNull(),
    isMasked: boolean('is_masked').notNull(),
    scamRule: text('scam_rule'),
    replacedAt: moment('replaced_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.messageId, table.change] })],
);

export type RoomRow = typeof chatRooms.$inferSelect;
export type FileRow = typeof chatFiles.$inferSelect;
export type MessageRow = typeof chatMessages.$inferSelect;
