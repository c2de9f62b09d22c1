import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/columns.ts';

/** A place where an account is signed in: the family that all tokens of that place belong to. */
export const sessions = pgTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    userId: text('user_id').notNull(),
    device: text('device').notNull(),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at').notNull(),
    /** However often it is renewed, it ends here. */
    expiresAt: moment('expires_at').notNull(),
    revokedAt: moment('revoked_at'),
  },
  (table) => [index('sessions_user').on(table.userId)],
);

/** Tokens by hash. A refresh token is spent once; `spentAt` is kept to recognise its reuse. */
export const sessionTokens = pgTable(
  'session_tokens',
  {
    hash: text('hash').primaryKey(),
    sessionId: text('session_id').notNull(),
    kind: text('kind', { enum: ['access', 'refresh', 'ticket'] }).notNull(),
    expiresAt: moment('expires_at').notNull(),
    spentAt: moment('spent_at'),
  },
  (table) => [
    index('session_tokens_session').on(table.sessionId),
    index('session_tokens_expiry').on(table.expiresAt),
  ],
);

/** Codes by purpose and account. `left` is what remains of the tries of everybody together. */
export const codes = pgTable(
  'codes',
  {
    id: text('id').primaryKey(),
    userId: text('user_id').notNull(),
    purpose: text('purpose', {
      enum: ['VERIFY_EMAIL', 'RESET_PASSWORD', 'VERIFY_PHONE', 'ADD_CARD', 'REMOVE_CARD', 'WITHDRAW'],
    }).notNull(),
    /** The one thing it is good for, like a card and an amount; empty where the purpose says it all. */
    subject: text('subject').notNull().default(''),
    /** Who asked: `owner` where the account itself was signed in, else an address by its keyed hash. */
    askedBy: text('asked_by').notNull().default('owner'),
    /** Where it went, and what it proves; null where it was sent to nobody. */
    channel: text('channel', { enum: ['EMAIL', 'SMS'] }),
    hash: text('hash').notNull(),
    left: integer('left_tries').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [index('codes_user_purpose').on(table.userId, table.purpose, table.createdAt)],
);

/** How often each of those who try a code has tried it, named as in `askedBy`. */
export const codeTries = pgTable(
  'code_tries',
  {
    codeId: text('code_id')
      .notNull()
      .references(() => codes.id, { onDelete: 'cascade' }),
    triedBy: text('tried_by').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.codeId, table.triedBy] })],
);
