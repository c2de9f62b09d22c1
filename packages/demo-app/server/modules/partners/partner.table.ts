import type { Scope } from '@keo/core/contract';
import { index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/columns.ts';

/** Sites that may embed Keo. The key is public; of the secret only the hash is stored. */
export const partners = pgTable(
  'partners',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    key: text('key').notNull(),
    secretHash: text('secret_hash').notNull(),
    /** The secret before the last rotation, valid until `formerUntil`. */
    formerHash: text('former_hash'),
    formerUntil: moment('former_until'),
    createdAt: moment('created_at').notNull(),
    revokedAt: moment('revoked_at'),
  },
  (table) => [uniqueIndex('partners_key').on(table.key)],
);

/** Exactly as browsers send them. */
export const partnerOrigins = pgTable(
  'partner_origins',
  {
    partnerId: text('partner_id').notNull(),
    origin: text('origin').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.origin] }),
    index('partner_origins_origin').on(table.origin),
  ],
);

/** A partner's user and their account, linked by a code of the account's owner. */
export const partnerLinks = pgTable(
  'partner_links',
  {
    partnerId: text('partner_id').notNull(),
    partnerUser: text('partner_user').notNull(),
    userId: text('user_id').notNull(),
    linkedAt: moment('linked_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.partnerUser] }),
    uniqueIndex('partner_links_user').on(table.userId, table.partnerId),
  ],
);

/** By hash. One for each user, used once. */
export const linkCodes = pgTable(
  'link_codes',
  {
    userId: text('user_id').primaryKey(),
    hash: text('hash').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [uniqueIndex('link_codes_hash').on(table.hash)],
);

/** Narrow tokens by hash, and the tickets of their sockets, which work once. */
export const embedTokens = pgTable(
  'embed_tokens',
  {
    hash: text('hash').primaryKey(),
    kind: text('kind', { enum: ['token', 'ticket'] }).notNull(),
    /** Shared by a token and its tickets. */
    sessionId: text('session_id').notNull(),
    partnerId: text('partner_id').notNull(),
    userId: text('user_id').notNull(),
    scopes: text('scopes').array().$type<Scope[]>().notNull(),
    /** Until when it may be presented. */
    expiresAt: moment('expires_at').notNull(),
    /** When the token ends, and every socket that it opened. */
    endsAt: moment('ends_at').notNull(),
    spentAt: moment('spent_at'),
  },
  (table) => [
    index('embed_tokens_session').on(table.sessionId),
    index('embed_tokens_partner').on(table.partnerId, table.userId),
    index('embed_tokens_end').on(table.endsAt),
  ],
);
