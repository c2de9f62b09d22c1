import { object } from 'valibot';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { pageOf, pageQuery } from '../http/query.schema.ts';
import { idSchema } from '../money/money-command.schema.ts';
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
  input: object(pageQuery),
  data: object(pageOf(rechargeSchema)),
});

export const cancelRecharge = defineEndpoint({
  method: 'POST',
  path: '/recharge/cancel-recharge',
  access: 'session',
  summary: 'Gives up a recharge that is still awaited. Money that comes nevertheless is kept in suspense.',
  input: object({ id: idSchema }),
  data: rechargeSchema,
});
