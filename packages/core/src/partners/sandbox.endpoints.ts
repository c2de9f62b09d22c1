import {
  array,
  boolean,
  integer,
  looseObject,
  maxLength,
  maxValue,
  minValue,
  nonEmpty,
  nullable,
  number,
  object,
  optional,
  picklist,
  pipe,
  string,
} from 'valibot';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { dealLogSchema } from '../notifications/deal-log.schema.ts';
import { notificationCodes } from '../notifications/codes/notification-codes.ts';
import { idSchema } from '../money/money-command.schema.ts';
import { transferResultSchema } from '../recharge/recharge.schema.ts';
import { partnerNameSchema } from './partner.schema.ts';
import { withdrawSchema } from '../withdraw/withdraw.schema.ts';
import { timestampSchema } from '../http/field.schema.ts';

/** A message that a real provider would have sent. `code` is the six digits inside, where there are any. */
export const outboxMessageSchema = object({
  id: string(),
  channel: picklist(['EMAIL', 'SMS']),
  to: string(),
  subject: string(),
  text: string(),
  /** As mail programs show it, where the message was asked for by its id; null for an SMS. */
  html: nullable(string()),
  code: nullable(string()),
  createdAt: timestampSchema,
});

export const outbox = defineEndpoint({
  method: 'GET',
  path: '/sandbox/outbox',
  access: 'anyone',
  summary: 'Sandbox: what was sent, newest first, by recipient.',
  input: object({ id: optional(idSchema), to: optional(string()) }),
  data: object({ list: array(outboxMessageSchema) }),
});

export const notify = defineEndpoint({
  method: 'POST',
  path: '/sandbox/notify',
  access: 'anyone',
  summary: 'Sandbox: writes a log for a user through the real service.',
  input: object({
    username: pipe(string(), maxLength(64)),
    action: picklist(notificationCodes),
    metadata: optional(looseObject({})),
  }),
  data: dealLogSchema,
  maxBytes: 64 * 1024,
});

export const advanceClock = defineEndpoint({
  method: 'POST',
  path: '/sandbox/advance-clock',
  access: 'anyone',
  summary: 'Sandbox: moves the clock forward and makes waiting jobs due.',
  input: object({ minutes: pipe(number(), integer(), minValue(1), maxValue(525_600)) }),
  data: object({ now: timestampSchema }),
});

export const bankTransfer = defineEndpoint({
  method: 'POST',
  path: '/sandbox/bank-transfer',
  access: 'anyone',
  summary:
    "Sandbox: a transfer to Keo's bank account, told to the server by a signed callback as a bank would.",
  input: object({
    content: pipe(string(), maxLength(200)),
    amount: pipe(number(), integer(), minValue(1), maxValue(10_000_000_000)),
    /** The bank's number of the transfer; repeated, it is the same transfer. */
    bankTxId: optional(pipe(string(), nonEmpty(), maxLength(64))),
  }),
  data: transferResultSchema,
});

export const bankPayout = defineEndpoint({
  method: 'POST',
  path: '/sandbox/bank-payout',
  access: 'anyone',
  summary: 'Sandbox: what the bank does with a withdrawal. UNKNOWN leaves it processing.',
  input: object({ withdrawId: idSchema, outcome: picklist(['PAY', 'FAIL', 'UNKNOWN', 'REVERSE']) }),
  data: withdrawSchema,
});

export const addPartner = defineEndpoint({
  method: 'POST',
  path: '/sandbox/add-partner',
  access: 'anyone',
  summary: 'Sandbox: a partner with pages on these origins. The secret is told this once.',
  input: object({
    name: partnerNameSchema,
    /** As browsers write them: `https://shop.example`, `http://localhost:3000`. */
    origins: pipe(array(pipe(string(), maxLength(200))), maxLength(10)),
  }),
  data: object({ key: string(), secret: string() }),
});

export const reconcile = defineEndpoint({
  method: 'GET',
  path: '/sandbox/reconcile',
  access: 'anyone',
  summary: 'Sandbox: checks the whole ledger now, one line for each of its invariants.',
  input: object({}),
  data: object({
    ok: boolean(),
    invariants: array(object({ name: string(), ok: boolean(), detail: optional(string()) })),
  }),
});
