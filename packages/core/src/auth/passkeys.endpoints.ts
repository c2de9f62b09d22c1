import { array, null_, object } from 'valibot';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { idSchema } from '../http/field.schema.ts';
import { signInAnswerSchema } from './auth.schema.ts';
import { typedPasswordSchema } from '../users/credentials.schema.ts';
import {
  madePasskeySchema,
  passkeyChallengeSchema,
  passkeyNameSchema,
  passkeyOptionsSchema,
  passkeySchema,
  removePasskeySchema,
  shownPasskeySchema,
} from './passkeys.schema.ts';

export const passkeyChallenge = defineEndpoint({
  method: 'POST',
  path: '/user/passkey-challenge',
  access: 'anyone',
  summary: 'Begins a sign-in by passkey: returns a challenge that works once, for five minutes.',
  input: object({}),
  data: passkeyChallengeSchema,
});

export const passkeyLogin = defineEndpoint({
  method: 'POST',
  path: '/user/passkey-login',
  access: 'anyone',
  summary:
    'Signs in by a passkey that has signed such a challenge, and answers both tokens with the account.',
  input: object({ passkey: shownPasskeySchema }),
  data: signInAnswerSchema,
});

export const passkeysList = defineEndpoint({
  method: 'GET',
  path: '/user/passkeys-list',
  access: 'session',
  summary: 'Lists the passkeys of the account, the newest first.',
  input: object({}),
  data: object({ list: array(passkeySchema) }),
});

export const passkeyOptions = defineEndpoint({
  method: 'POST',
  path: '/user/passkey-options',
  access: 'session',
  summary:
    'Begins adding a passkey, by the password: returns WebAuthn options that work once, for five minutes, in this session.',
  input: object({ password: typedPasswordSchema }),
  data: passkeyOptionsSchema,
});

export const addPasskey = defineEndpoint({
  method: 'POST',
  path: '/user/add-passkey',
  access: 'session',
  summary: 'Adds the passkey that was created from those options, and mails the owner.',
  input: object({ passkey: madePasskeySchema }),
  data: passkeySchema,
});

export const renamePasskey = defineEndpoint({
  method: 'POST',
  path: '/user/rename-passkey',
  access: 'session',
  summary: 'Gives a passkey another name.',
  input: object({ id: idSchema, name: passkeyNameSchema }),
  data: passkeySchema,
});

export const removePasskey = defineEndpoint({
  method: 'POST',
  path: '/user/remove-passkey',
  access: 'session',
  summary:
    'Removes a passkey, by the password or by any passkey of the account that has signed a challenge of passkey-challenge, and mails the owner.',
  input: removePasskeySchema,
  data: null_(),
});
