import {
  type InferOutput,
  array,
  maxLength,
  minLength,
  nonEmpty,
  object,
  optional,
  pipe,
  regex,
  string,
  toUpperCase,
  transform,
} from 'valibot';
import { ungroup } from '../text/clean-entry.schema.ts';
import { scopeSchema, scopes } from '../http/scope.schema.ts';
import { timestampSchema } from '../http/field.schema.ts';
import { nameText } from '../text/words.schema.ts';

/** The partner's own id of a user, never reused. */
export const partnerUserSchema = pipe(string(), nonEmpty(), maxLength(128), regex(/^[\x21-\x7e]+$/));

/** Twelve letters and digits, in any grouping; O counts as 0, I and L as 1. */
export const linkCodeSchema = pipe(
  string(),
  maxLength(32),
  transform(ungroup),
  toUpperCase(),
  transform((code) => code.replaceAll('O', '0').replaceAll(/[IL]/g, '1')),
  regex(/^[0-9A-Z]{12}$/),
);

export const askEmbedTokenSchema = object({
  user: partnerUserSchema,
  scopes: optional(pipe(array(scopeSchema), minLength(1), maxLength(scopes.length)), [...scopes]),
});
export type AskEmbedToken = InferOutput<typeof askEmbedTokenSchema>;

/** For a page: limited to these scopes, the partner's origins and that time. */
export const embedTokenSchema = object({
  token: pipe(string(), nonEmpty()),
  expiresAt: timestampSchema,
  scopes: array(scopeSchema),
});
export type EmbedToken = InferOutput<typeof embedTokenSchema>;

/** A site that may read a user's notifications and balances. */
export const partnerLinkSchema = object({
  partnerId: string(),
  name: string(),
  linkedAt: timestampSchema,
});
export type PartnerLink = InferOutput<typeof partnerLinkSchema>;

export const linkCodeAnswerSchema = object({
  code: string(),
  expiresAt: timestampSchema,
  /** The server's time of this answer, to count down by. */
  now: timestampSchema,
});
export const linkSchema = object({ user: partnerUserSchema, code: linkCodeSchema });
export const partnerNameSchema = nameText(1, 80);
