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
} from 'valibot';
import { rule } from '../text/checks.schema.ts';
import { dongSchema } from '../money/dong.schema.ts';
import { nameText } from '../text/words.schema.ts';

export const verifiedSchema = object({
  email: boolean(),
  phone: boolean(),
  identity: boolean(),
  bank: boolean(),
});

const hourSchema = pipe(string(), regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/), maxLength(5));

/** Times of the day in Vietnam; may cross midnight, as `22:00` to `07:00`. */
export const quietHoursSchema = pipe(
  object({ from: hourSchema, to: hourSchema }),
  check(({ from, to }) => from !== to, rule('HOURS_DIFFER')),
);
export type QuietHours = InferOutput<typeof quietHoursSchema>;

export const defaultQuietHours: QuietHours = { from: '22:00', to: '07:00' };

export const settingsSchema = object({
  locale: picklist(['vi', 'en']),
  theme: picklist(['system', 'light', 'dark']),
  /** Quiet hours delay all but urgent reminders; null for none. */
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
  /** For jobs that ask for it. */
  provinceCode: optional(nullable(string()), null),
  email: nullable(string()),
  phone: nullable(string()),
  /** Of the first verified bank account, as banks write it; others do not see it. */
  legalName: optional(nullable(string()), null),
  balance: dongSchema,
  heldBalance: dongSchema,
  withdrawingBalance: dongSchema,
  settings: settingsSchema,
  /** Unread notifications. */
  unread: pipe(number(), integer(), minValue(0)),
});
export type User = InferOutput<typeof userSchema>;

export const displayNameSchema = nameText(2, 60);
