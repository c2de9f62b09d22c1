import { type InferInput, boolean, check, literal, object, pipe, union } from 'valibot';
import {
  type Register,
  displayNameSchema,
  emailSchema,
  passwordSchema,
  phoneSchema,
  usernameSchema,
} from '@keo/core';

/** An empty name means none. */
export const signUpSchema = object({
  username: usernameSchema,
  contact: union([emailSchema, phoneSchema]),
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
