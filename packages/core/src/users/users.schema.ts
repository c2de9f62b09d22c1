import {
  type InferOutput,
  boolean,
  check,
  integer,
  maxLength,
  minValue,
  nullable,
  nullish,
  number,
  object,
  optional,
  picklist,
  pipe,
  regex,
  string,
  trim,
} from 'valibot';
import { displayNameSchema } from '../auth/auth.schema.ts';
import { webLinkSchema } from '../http/field.schema.ts';
import { dongSchema } from '../money/dong.schema.ts';

export const verifiedSchema = object({
  email: boolean(),
  phone: boolean(),
  identity: boolean(),
  bank: boolean(),
});

const hourSchema = pipe(string(), regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/));

/** From one time of Vietnam's day to another, `22:00` to `07:00` where they cross midnight. */
const quietHoursSchema = pipe(
  object({ from: hourSchema, to: hourSchema }),
  check(({ from, to }) => from !== to),
);
export type QuietHours = InferOutput<typeof quietHoursSchema>;

/** Everybody's until they choose otherwise. */
export const defaultQuietHours: QuietHours = { from: '22:00', to: '07:00' };

export const settingsSchema = object({
  locale: picklist(['vi', 'en']),
  theme: picklist(['system', 'light', 'dark']),
  /** When reminders by the clock wait, but for urgent ones; null where they never do. */
  quietHours: nullish(object({ from: string(), to: string() }), null),
});
export type Settings = InferOutput<typeof settingsSchema>;

/** What anyone may see of a user. */
export const publicUserSchema = object({
  id: string(),
  username: string(),
  displayName: string(),
  avatarUrl: nullable(string()),
  headline: string(),
  bio: string(),
  verified: verifiedSchema,
  joinedAt: string(),
});
export type PublicUser = InferOutput<typeof publicUserSchema>;

/** What the signed-in person sees of their own account; money in đồng. */
export const userSchema = object({
  ...publicUserSchema.entries,
  /** Where they live, for postings that ask for it. */
  provinceCode: optional(nullable(string()), null),
  email: nullable(string()),
  phone: nullable(string()),
  balance: dongSchema,
  heldBalance: dongSchema,
  withdrawingBalance: dongSchema,
  settings: settingsSchema,
  /** Unread notifications. */
  unread: pipe(number(), integer(), minValue(0)),
});
export type User = InferOutput<typeof userSchema>;

export const updateUserSchema = object({
  displayName: optional(displayNameSchema),
  headline: optional(pipe(string(), trim(), maxLength(120))),
  bio: optional(pipe(string(), trim(), maxLength(2000))),
  avatarUrl: optional(nullable(webLinkSchema(500))),
  /** Of a province; the server knows which there are. */
  provinceCode: optional(nullable(pipe(string(), regex(/^\d\d$/)))),
  settings: optional(
    object({
      locale: optional(settingsSchema.entries.locale),
      theme: optional(settingsSchema.entries.theme),
      quietHours: optional(nullable(quietHoursSchema)),
    }),
  ),
});
export type UpdateUser = InferOutput<typeof updateUserSchema>;
