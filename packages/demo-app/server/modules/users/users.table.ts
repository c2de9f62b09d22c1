import { jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/columns.ts';
import type { NewsChannel, NewsTopic, ProvinceCode, Settings, Side, Skill } from '@keo/core/contract';

export const users = pgTable(
  'users',
  {
    id: text('id').primaryKey(),
    username: text('username').notNull(),
    /** What it looks like, for names that look alike; null for one of two that did before this was kept. */
    shape: text('shape'),
    displayName: text('display_name').notNull(),
    email: text('email'),
    phone: text('phone'),
    passwordHash: text('password_hash').notNull(),
    /** Of `user_photos`. */
    photoId: text('photo_id'),
    headline: text('headline').notNull().default(''),
    bio: text('bio').notNull().default(''),
    /** Where they say they live. */
    provinceCode: text('province_code').$type<ProvinceCode>(),
    /** What they use Keo for. */
    roles: jsonb('roles').$type<Side[]>().notNull().default(['worker', 'author']),
    /** In the user's order. */
    skills: jsonb('skills').$type<Skill[]>().notNull().default([]),
    settings: jsonb('settings').$type<Settings>().notNull(),
    /** The news that they switched off, or on again, as `messages.mail`. */
    news: jsonb('news')
      .$type<Partial<Record<`${NewsTopic}.${NewsChannel}`, boolean>>>()
      .notNull()
      .default({}),
    emailVerifiedAt: moment('email_verified_at'),
    phoneVerifiedAt: moment('phone_verified_at'),
    identityVerifiedAt: moment('identity_verified_at'),
    bankVerifiedAt: moment('bank_verified_at'),
    /** Private, as banks write it: that of the first verified bank account, which added ones must have; else null. */
    legalName: text('holder_name'),
    /** Null for the first password. */
    passwordChangedAt: moment('password_changed_at'),
    /** When a verified e-mail or phone was last replaced. */
    contactChangedAt: moment('contact_changed_at'),
    joinedAt: moment('joined_at').notNull(),
    /** Null while the account is open. */
    closedAt: moment('closed_at'),
  },
  (table) => [
    uniqueIndex('users_username').on(table.username),
    uniqueIndex('users_shape').on(table.shape),
    uniqueIndex('users_email').on(table.email),
    uniqueIndex('users_phone').on(table.phone),
  ],
);
