import {
  type InferOutput,
  literal,
  maxLength,
  minLength,
  nonEmpty,
  nullable,
  object,
  optional,
  picklist,
  pipe,
  regex,
  string,
  toLowerCase,
} from 'valibot';
import { groupedDigits, mailAddress, pasted, spelledPhone } from '../text/entry.schema.ts';
import { identifierSchema, typedPasswordSchema } from '../users/credentials.schema.ts';
import { displayNameSchema, userSchema } from '../users/users.schema.ts';

/** 4 to 32 characters of `a-z`, `0-9`, `.` and `_`; capitals are lowered. */
export const usernameSchema = pipe(
  string(),
  pasted(),
  toLowerCase(),
  regex(/^[a-z0-9._]{4,32}$/),
  maxLength(32),
);
/** 8 to 128 characters of any kind: length is what protects, so no composition rules. */
export const passwordSchema = pipe(string(), minLength(8), maxLength(128));
export const emailSchema = pipe(string(), pasted(), toLowerCase(), maxLength(254), mailAddress());
/** A Vietnamese mobile number in any spelling, such as `(+84) 912…`; read as `0` and nine digits. */
export const phoneSchema = pipe(string(), spelledPhone(), regex(/^(?:0|\+84)[35789]\d{8}$/), maxLength(12));
/** Six digits, valid for ten minutes and five tries. */
export const codeSchema = pipe(string(), groupedDigits(), regex(/^\d{6}$/), maxLength(6));

export const tokensSchema = object({
  accessToken: pipe(string(), nonEmpty()),
  refreshToken: pipe(string(), nonEmpty()),
});
export type Tokens = InferOutput<typeof tokensSchema>;

/** Answer of every way in. Without the `user` the client asks for it: the specification names the tokens alone. */
export const signInAnswerSchema = object({ ...tokensSchema.entries, user: optional(userSchema) });
export type SignInAnswer = InferOutput<typeof signInAnswerSchema>;

/** Answer of a verified contact; null where the client has to ask for the user. */
export const verifiedAnswerSchema = nullable(object({ user: userSchema }));

export const loginSchema = object({
  username: identifierSchema,
  password: typedPasswordSchema,
});
export type Login = InferOutput<typeof loginSchema>;

export const registerSchema = object({
  username: usernameSchema,
  password: passwordSchema,
  email: optional(emailSchema),
  phone: optional(phoneSchema),
  displayName: optional(displayNameSchema),
  acceptTerms: literal(true),
});
export type Register = InferOutput<typeof registerSchema>;

export const codePurposes = ['VERIFY_EMAIL', 'RESET_PASSWORD', 'VERIFY_PHONE'] as const;
export type CodePurpose = (typeof codePurposes)[number];

/** Purposes of a code by e-mail; a phone is verified by SMS. */
export const emailPurposeSchema = picklist(['VERIFY_EMAIL', 'RESET_PASSWORD']);

/** Purposes of a code by SMS; an e-mail address is verified by e-mail. */
export const smsPurposeSchema = picklist(['VERIFY_PHONE', 'RESET_PASSWORD']);
