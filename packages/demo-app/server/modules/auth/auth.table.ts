import { bigint, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/columns.ts';

/** A session: one device where an account is signed in. All its tokens are one family. */
export const sessions = pgTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    userId: text('user_id').notNull(),
    device: text('device').notNull(),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at').notNull(),
    /** Absolute, however often it is renewed. */
    expiresAt: moment('expires_at').notNull(),
    revokedAt: moment('revoked_at'),
  },
  (table) => [index('sessions_user').on(table.userId)],
);

/** Browser and system of each sign-in; a sign-in on any other device is mailed to the owner. */
export const knownDevices = pgTable(
  'known_devices',
  {
    userId: text('user_id').notNull(),
    device: text('device').notNull(),
    lastSeenAt: moment('last_seen_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.device] }),
    index('known_devices_seen').on(table.lastSeenAt),
  ],
);

/** WebAuthn credentials. */
export const passkeys = pgTable(
  'passkeys',
  {
    /** Credential ID, base64url. */
    id: text('id').primaryKey(),
    userId: text('user_id').notNull(),
    /** COSE key, base64url. */
    publicKey: text('public_key').notNull(),
    /** Signature counter, 0 for authenticators without one. A counter that does not rise means a cloned key. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    name: text('name').notNull(),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [index('passkeys_user').on(table.userId)],
);

/** Used WebAuthn challenges, kept until they expire, against replay. */
export const spentChallenges = pgTable(
  'spent_challenges',
  {
    challenge: text('challenge').primaryKey(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('spent_challenges_expiry').on(table.expiresAt)],
);

/** Tokens by hash. A refresh token is used once; `spentAt` is kept to detect reuse. */
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

/** Codes by purpose and account. `left`: tries that remain for all who did not ask for it, together. */
export const codes = pgTable(
  'codes',
  {
    id: text('id').primaryKey(),
    userId: text('user_id').notNull(),
    purpose: text('purpose', {
      enum: [
        'VERIFY_EMAIL',
        'RESET_PASSWORD',
        'VERIFY_PHONE',
        'ADD_CARD',
        'REMOVE_CARD',
        'WITHDRAW',
        'LEAVE_CONTACT',
        'ENTER_CONTACT',
      ],
    }).notNull(),
    /** What the code confirms, such as a card and an amount; empty where the purpose is enough. */
    subject: text('subject').notNull().default(''),
    /** `owner` for the signed-in account, else the key of an address: keyed hashes of its line and itself. */
    requestedBy: text('asked_by').notNull().default('owner'),
    /** Where the code was sent; using it verifies that contact. Null where none was sent. */
    channel: text('channel', { enum: ['EMAIL', 'SMS'] }),
    hash: text('hash').notNull(),
    left: integer('left_tries').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [index('codes_user_purpose').on(table.userId, table.purpose, table.createdAt)],
);

/** Tries of a code by each caller (`requestedBy`), and by the line of each who did not ask for it. */
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
