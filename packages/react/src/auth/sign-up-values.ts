import { type InferInput, boolean, check, literal, object, pipe, string, transform, union } from 'valibot';
import {
  type Register,
  displayNameSchema,
  emailSchema,
  passwordSchema,
  phoneSchema,
  usernameSchema,
} from '@keo/core';

/** 0912 345 678 */
const spacedPhoneSchema = pipe(
  string(),
  transform((text) => text.replaceAll(/[\s.-]/g, '')),
  phoneSchema,
);

/** An empty name means none. */
export const signUpSchema = object({
  username: usernameSchema,
  contact: union([emailSchema, spacedPhoneSchema]),
  displayName: union([literal(''), displayNameSchema]),
  password: passwordSchema,
  acceptTerms: pipe(
    boolean(),
    check((accepted) => accepted),
  ),
});
export type SignUpValues = InferInput<typeof signUpSchema>;

export const isEmail = (contact: string): boolean => contact.includes('@');

export const toRegister = ({ username, password, contact, displayName }: SignUpValues): Register => ({
  username,
  password,
  ...(isEmail(contact) ? { email: contact } : { phone: contact }),
  ...(displayName === '' ? {} : { displayName }),
  acceptTerms: true,
});
