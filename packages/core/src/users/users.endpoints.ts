import { object } from 'valibot';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { dongSchema } from '../money/dong.schema.ts';
import { userSchema } from './users.schema.ts';

export const userInfo = defineEndpoint({
  method: 'GET',
  path: '/user/info',
  access: 'session',
  scopes: ['notifications', 'wallet:read'],
  summary:
    'The signed-in account with its balances, settings and unread count; to a narrow token what its scopes cover, the rest empty.',
  input: object({}),
  data: userSchema,
});

export const refreshBalance = defineEndpoint({
  method: 'POST',
  path: '/user/refresh-balance',
  access: 'session',
  summary: 'The current balances, in đồng.',
  input: object({}),
  data: object({ balance: dongSchema }),
});
