import { bigint, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/columns.ts';

/** A session: one device where an account is signed in, and the family that all its tokens belong to. */
export const sessions = pgTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    userId: text('user_id').notNull(),
    device: text('device').notNull(),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at').notNull(),
    /** Absolute end, however often it is renewed. */
    expiresAt: moment('expires_at').notNull(),
    revokedAt: moment('revoked_at'),
  },
  (table) => [index('sessions_user').on(table.userId)],
);

/** Devices (browser and system) that an account has signed in on; a sign-in on any other is mailed to the owner. */
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

/** Passkeys: WebAuthn credentials, by their public key. */
export const passkeys = pgTable(
  'passkeys',
  {
    /** Credential ID, base64url. */
    id: text('id').primaryKey(),
    userId: text('user_id').notNull(),
    /** COSE key, base64url. */
    publicKey: text('public_key').notNull(),
    /** Signature counter: 0 where the authenticator has none. One that does not rise is of a cloned key. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    name: text('name').notNull(),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [index('passkeys_user').on(table.userId)],
);

/** WebAuthn challenges that were used, kept until they expire, so that each works once. */
export const spentChallenges = pgTable(
  'spent_challenges',
  {
    challenge: text('challenge').primaryKey(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('spent_challenges_expiry').on(table.expiresAt)],
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

/** Codes by purpose and account. `left`: tries that remain, of all callers together. */
export const codes = pgTable(
  'codes',
  {
    id: text('id').primaryKey(),
    userId: text('user_id').notNull(),
    purpose: text('purpose', {
      enum: ['VERIFY_EMAIL', 'RESET_PASSWORD', 'VERIFY_PHONE', 'ADD_CARD', 'REMOVE_CARD', 'WITHDRAW'],
    }).notNull(),
    /** What the code confirms, such as a card and an amount; empty where the purpose says it all. */
    subject: text('subject').notNull().default(''),
    /** Who asked: `owner` where the account itself was signed in, else the keyed hash of an address. */
    askedBy: text('asked_by').notNull().default('owner'),
    /** The channel that it went to and proves; null where none was sent. */
    channel: text('channel', { enum: ['EMAIL', 'SMS'] }),
    hash: text('hash').notNull(),
    left: integer('left_tries').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [index('codes_user_purpose').on(table.userId, table.purpose, table.createdAt)],
);

/** Tries of a code by each caller, named as in `askedBy`. */
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
