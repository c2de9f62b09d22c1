import {
  array,
  boolean,
  isoTimestamp,
  null_,
  nullable,
  object,
  optional,
  picklist,
  pipe,
  string,
} from 'valibot';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { idSchema } from '../http/field.schema.ts';
import {
  codeSchema,
  emailPurposeSchema,
  emailSchema,
  passwordSchema,
  phoneSchema,
  smsPurposeSchema,
  verifiedAnswerSchema,
} from './auth.schema.ts';
import { identifierSchema, typedPasswordSchema } from '../users/credentials.schema.ts';
import { userSchema } from '../users/users.schema.ts';

// Apart from `auth.endpoints.ts`, which every page loads.

const nothing = null_();

export const sendEmail = defineEndpoint({
  method: 'POST',
  path: '/user/send-email',
  access: 'either',
  summary:
    'Sends a code by e-mail. The answer is the same whether or not the address is known. The owner, signed in, is counted apart from everybody else.',
  input: object({ email: emailSchema, purpose: emailPurposeSchema }),
  data: nothing,
});

export const sendSms = defineEndpoint({
  method: 'POST',
  path: '/user/send-sms',
  access: 'either',
  summary:
    'Sends a code by SMS. The answer is the same whether or not the number is known. The owner, signed in, is counted apart from everybody else.',
  input: object({ phone: phoneSchema, purpose: smsPurposeSchema }),
  data: nothing,
});

export const checkSms = defineEndpoint({
  method: 'POST',
  path: '/user/check-sms',
  access: 'anyone',
  summary: 'Checks a code that came by SMS. One that resets a password stays good for doing so.',
  input: object({ phone: phoneSchema, code: codeSchema, purpose: smsPurposeSchema }),
  data: nothing,
});

export const forgotPassword = defineEndpoint({
  method: 'POST',
  path: '/user/forgot-password',
  access: 'anyone',
  summary: 'Sends a reset code to the e-mail or phone of the account. Always answers the same.',
  input: object({ identifier: identifierSchema }),
  data: nothing,
});

export const resetPassword = defineEndpoint({
  method: 'POST',
  path: '/user/reset-password',
  access: 'anyone',
  summary: 'Sets a new password by a reset code and signs the account out everywhere.',
  input: object({ identifier: identifierSchema, code: codeSchema, password: passwordSchema }),
  data: nothing,
});

export const changePassword = defineEndpoint({
  method: 'POST',
  path: '/user/change-password',
  access: 'session',
  summary: 'Changes the password; every other session of the account ends.',
  input: object({ currentPassword: typedPasswordSchema, newPassword: passwordSchema }),
  data: nothing,
});

const newContact = { email: optional(emailSchema), phone: optional(phoneSchema) };
const contactSchema = picklist(['email', 'phone']);

export const sendContactCodes = defineEndpoint({
  method: 'POST',
  path: '/user/send-contact-codes',
  access: 'session',
  summary:
    'Begins the change of the e-mail or phone, by the password: sends a code to the new one and one to a verified contact of the account (`provedBy`: by default the one that is changed; null where none is verified). A contact of another account gets no code, and the answer is the same.',
  input: object({ ...newContact, password: typedPasswordSchema, provedBy: optional(contactSchema) }),
  data: object({ provedBy: nullable(contactSchema) }),
});

export const changeContact = defineEndpoint({
  method: 'POST',
  path: '/user/change-contact',
  access: 'session',
  summary:
    'Changes the e-mail or phone by both codes, and answers the account; every other session ends, and withdrawals wait for 24 hours where a verified contact was replaced. A refused code is named by `field`. A contact that the account already has, verified, is answered as changed.',
  input: object({ ...newContact, oldCode: optional(codeSchema), newCode: codeSchema }),
  data: object({ user: userSchema }),
});

export const verifyEmail = defineEndpoint({
  method: 'POST',
  path: '/user/verify-email',
  access: 'session',
  summary: 'Marks the e-mail of the signed-in account as verified by its code, and answers the account.',
  input: object({ code: codeSchema }),
  data: verifiedAnswerSchema,
});

export const verifyOtp = defineEndpoint({
  method: 'POST',
  path: '/user/verify-otp',
  access: 'session',
  summary: 'Marks the phone of the signed-in account as verified by its code, and answers the account.',
  input: object({ code: codeSchema }),
  data: verifiedAnswerSchema,
});

/** A session of the account. `device` is a short name from the user agent, empty if unknown. */
export const deviceSchema = object({
  id: string(),
  device: string(),
  createdAt: pipe(string(), isoTimestamp()),
  lastUsedAt: pipe(string(), isoTimestamp()),
  current: boolean(),
});

export const sessionsList = defineEndpoint({
  method: 'GET',
  path: '/user/sessions-list',
  access: 'session',
  summary: 'Lists the sessions of this account, this one first.',
  input: object({}),
  data: object({ list: array(deviceSchema) }),
});

export const revokeSession = defineEndpoint({
  method: 'POST',
  path: '/user/revoke-session',
  access: 'session',
  summary: 'Signs one place out.',
  input: object({ id: idSchema }),
  data: nothing,
});
