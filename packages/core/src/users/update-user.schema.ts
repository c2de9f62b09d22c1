import {
  type InferOutput,
  array,
  check,
  maxLength,
  minLength,
  nullable,
  object,
  optional,
  pipe,
  regex,
  string,
  trim,
} from 'valibot';
import { rule } from '../text/checks.schema.ts';
import { idSchema } from '../http/field.schema.ts';
import { profileLimits } from './profile-limits.schema.ts';
import { skillsSchema } from './skills.schema.ts';
import { quietHoursSchema, settingsSchema, displayNameSchema } from './users.schema.ts';
import { sideSchema } from '../terms/side.schema.ts';

/** Why a user is here: to work, to hire, or both. */
const rolesSchema = pipe(
  array(sideSchema),
  minLength(1),
  maxLength(2),
  check((roles) => new Set(roles).size === roles.length, rule('EACH_ONCE')),
);

export const updateUserSchema = object({
  displayName: optional(displayNameSchema),
  headline: optional(pipe(string(), trim(), maxLength(profileLimits.headlineMax))),
  bio: optional(pipe(string(), trim(), maxLength(profileLimits.bioMax))),
  /** Null removes the photo; only the address it has already is taken, another comes by `photoFileId`. */
  avatarUrl: optional(nullable(pipe(string(), maxLength(500)))),
  /** An uploaded picture, which is cropped to a square; null removes the photo. */
  photoFileId: optional(nullable(idSchema)),
  roles: optional(rolesSchema),
  skills: optional(skillsSchema),
  /** Of a province; the server checks it. */
  provinceCode: optional(nullable(pipe(string(), regex(/^\d\d$/), maxLength(2)))),
  settings: optional(
    object({
      locale: optional(settingsSchema.entries.locale),
      theme: optional(settingsSchema.entries.theme),
      quietHours: optional(nullable(quietHoursSchema)),
    }),
  ),
});
export type UpdateUser = InferOutput<typeof updateUserSchema>;
