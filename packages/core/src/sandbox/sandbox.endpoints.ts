import {
  array,
  integer,
  isoTimestamp,
  looseObject,
  maxValue,
  minValue,
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
import { notificationCodes } from '../notifications/notification-codes.ts';

const timestamp = pipe(string(), isoTimestamp());

/** A message that a real provider would have sent. `code` is the six digits inside, where there are any. */
export const outboxMessageSchema = object({
  id: string(),
  channel: picklist(['EMAIL', 'SMS']),
  to: string(),
  subject: string(),
  text: string(),
  code: nullable(string()),
  createdAt: timestamp,
});

export const outbox = defineEndpoint({
  method: 'GET',
  path: '/sandbox/outbox',
  access: 'anyone',
  summary: 'Sandbox: what was sent, newest first, by recipient.',
  input: object({ to: optional(string()) }),
  data: object({ list: array(outboxMessageSchema) }),
});

export const notify = defineEndpoint({
  method: 'POST',
  path: '/sandbox/notify',
  access: 'anyone',
  summary: 'Sandbox: writes a log for a user through the real service.',
  input: object({
    username: string(),
    action: picklist(notificationCodes),
    metadata: optional(looseObject({})),
  }),
  data: dealLogSchema,
});

export const advanceClock = defineEndpoint({
  method: 'POST',
  path: '/sandbox/advance-clock',
  access: 'anyone',
  summary: 'Sandbox: moves the clock forward and makes waiting jobs due.',
  input: object({ minutes: pipe(number(), integer(), minValue(1), maxValue(525_600)) }),
  data: object({ now: timestamp }),
});
