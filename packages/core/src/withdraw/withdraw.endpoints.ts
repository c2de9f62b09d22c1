import { object } from 'valibot';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { pageSchema, pageQuery } from '../http/query.schema.ts';
import { idSchema } from '../money/money-command.schema.ts';
import {
  createWithdrawSchema,
  estimateWithdrawSchema,
  withdrawEstimateSchema,
  withdrawSchema,
} from './withdraw.schema.ts';

export const estimateWithdraw = defineEndpoint({
  method: 'POST',
  path: '/withdraw/estimate-withdraw',
  access: 'session',
  summary: 'What a withdrawal would cost, what the bank would get and when, and what is left of the limits.',
  input: estimateWithdrawSchema,
  data: withdrawEstimateSchema,
});

export const createWithdraw = defineEndpoint({
  method: 'POST',
  path: '/withdraw/create-withdraw',
  access: 'session',
  summary: 'Withdraws to a verified card. Without `otp` it refuses with OTP_REQUIRED and sends a code.',
  input: createWithdrawSchema,
  data: withdrawSchema,
  idempotent: true,
});

export const cancelWithdraw = defineEndpoint({
  method: 'POST',
  path: '/withdraw/cancel-withdraw',
  access: 'session',
  summary: 'Takes back a withdrawal that has not gone to the bank yet.',
  input: object({ id: idSchema }),
  data: withdrawSchema,
});

export const withdrawInfo = defineEndpoint({
  method: 'GET',
  path: '/withdraw/withdraw-info/{id}',
  access: 'session',
  summary: 'One own withdrawal.',
  input: object({ id: idSchema }),
  data: withdrawSchema,
});

export const withdrawsList = defineEndpoint({
  method: 'GET',
  path: '/withdraw/withdraws-list',
  access: 'session',
  summary: 'The own withdrawals, the newest first.',
  input: object(pageQuery),
  data: object(pageSchema(withdrawSchema)),
});
