import { jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/columns.ts';
import type { ProvinceCode, Settings, Side, Skill } from '@keo/core/contract';

export const users = pgTable(
  'users',
  {
    id: text('id').primaryKey(),
    username: text('username').notNull(),
    displayName: text('display_name').notNull(),
    email: text('email'),
    phone: text('phone'),
    passwordHash: text('password_hash').notNull(),
    avatarUrl: text('avatar_url'),
    /** Of their own photo in `user_photos`, which goes before `avatarUrl`. */
    photoId: text('photo_id'),
    headline: text('headline').notNull().default(''),
    bio: text('bio').notNull().default(''),
    /** Where they live, by their own word. */
    provinceCode: text('province_code').$type<ProvinceCode>(),
    /** Why they are here. */
    roles: jsonb('roles').$type<Side[]>().notNull().default(['worker', 'author']),
    /** Of the catalogue, in their own order. */
    skills: jsonb('skills').$type<Skill[]>().notNull().default([]),
    settings: jsonb('settings').$type<Settings>().notNull(),
    emailVerifiedAt: moment('email_verified_at'),
    phoneVerifiedAt: moment('phone_verified_at'),
    identityVerifiedAt: moment('identity_verified_at'),
    bankVerifiedAt: moment('bank_verified_at'),
    /** Whose bank accounts may be added, as banks write it: of the first that was verified, else null. */
    holderName: text('holder_name'),
    /** Null for the password that the account began with. */
    passwordChangedAt: moment('password_changed_at'),
    joinedAt: moment('joined_at').notNull(),
  },
  (table) => [
    uniqueIndex('users_username').on(table.username),
    uniqueIndex('users_email').on(table.email),
    uniqueIndex('users_phone').on(table.phone),
  ],
);
