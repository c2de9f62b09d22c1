import { array, null_, object } from 'valibot';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { idSchema, timestampSchema } from '../http/field.schema.ts';
import { userCardSchema } from '../users/user-card.schema.ts';

export const blockUser = defineEndpoint({
  method: 'POST',
  path: '/user/block-user',
  access: 'session',
  summary:
    'Blocks a user: neither reaches the other, except in deals with held money and to end what waits. They are not told, and do not find the own page.',
  input: object({ userId: idSchema }),
  data: null_(),
});

export const unblockUser = defineEndpoint({
  method: 'POST',
  path: '/user/unblock-user',
  access: 'session',
  summary: 'Takes that back.',
  input: object({ userId: idSchema }),
  data: null_(),
});

export const blocksList = defineEndpoint({
  method: 'GET',
  path: '/user/blocks-list',
  access: 'session',
  summary: 'Whom the caller has blocked, the newest first.',
  input: object({}),
  data: object({ list: array(object({ user: userCardSchema, blockedAt: timestampSchema })) }),
});
