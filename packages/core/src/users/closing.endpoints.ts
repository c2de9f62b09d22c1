import { null_, object } from 'valibot';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { closeAccountSchema, closingSchema } from './closing.schema.ts';

export const closing = defineEndpoint({
  method: 'GET',
  path: '/user/closing',
  access: 'session',
  summary: 'What keeps the caller’s account from being closed.',
  input: object({}),
  data: closingSchema,
});

export const closeAccount = defineEndpoint({
  method: 'POST',
  path: '/user/close-account',
  access: 'session',
  summary:
    'Closes the account for good and signs it out everywhere, by its password and its username typed once more. NOT_ALLOWED while anything keeps it from that.',
  input: closeAccountSchema,
  data: null_(),
});
