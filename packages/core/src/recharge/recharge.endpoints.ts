import { object, optional } from 'valibot';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { pageSchema, pageQuery, queryBoolean } from '../http/query.schema.ts';
import { idSchema } from '../money/money-command.schema.ts';
import { createRechargeClaimSchema, rechargeClaimSchema, suspenseItemSchema } from './claim.schema.ts';
import { createRechargeSchema, rechargeSchema } from './recharge.schema.ts';

export const createRecharge = defineEndpoint({
  method: 'POST',
  path: '/recharge/create-recharge',
  access: 'session',
  summary: 'Asks for a transfer and answers its VietQR code, shown for 15 minutes and matched for 24 hours.',
  input: createRechargeSchema,
  data: rechargeSchema,
  idempotent: true,
});

export const rechargeInfo = defineEndpoint({
  method: 'GET',
  path: '/recharge/recharge-info/{id}',
  access: 'session',
  summary: 'One own recharge.',
  input: object({ id: idSchema }),
  data: rechargeSchema,
});

export const rechargesList = defineEndpoint({
  method: 'GET',
  path: '/recharge/recharges-list',
  access: 'session',
  summary: 'The own recharges, the newest first.',
  input: object({
    ...pageQuery,
    /** Only those that still await money. */
    awaited: optional(queryBoolean),
    /** Cursor, a recharge's id: only older ones. Unlike pages it skips none when others are paid meanwhile. */
    after: optional(idSchema),
  }),
  data: object(pageSchema(rechargeSchema)),
});

export const cancelRecharge = defineEndpoint({
  method: 'POST',
  path: '/recharge/cancel-recharge',
  access: 'session',
  summary: 'Gives up a recharge that is still awaited. Money that comes nevertheless is kept in suspense.',
  input: object({ id: idSchema }),
  data: rechargeSchema,
});

export const rechargeSuspenseList = defineEndpoint({
  method: 'GET',
  path: '/recharge/recharge-suspense-list',
  access: 'session',
  summary:
    'What is being looked at for the caller: transfers that name one of their recharges and were not credited, and their claims. The open ones first, then the newest.',
  input: object(pageQuery),
  data: object(pageSchema(suspenseItemSchema)),
});

export const createRechargeClaim = defineEndpoint({
  method: 'POST',
  path: '/recharge/create-recharge-claim',
  access: 'session',
  summary:
    'Claims a transfer that was sent and is not in the wallet; `fileId` is a picture that the caller uploaded. Moves no money, and five may be open at a time.',
  input: createRechargeClaimSchema,
  data: rechargeClaimSchema,
  idempotent: true,
});
