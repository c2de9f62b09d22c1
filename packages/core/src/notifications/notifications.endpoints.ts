import { array, isoTimestamp, literal, maxLength, object, optional, pipe, string } from 'valibot';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { idSchema } from '../http/field.schema.ts';
import { pageSchema, pageQuery, queryBoolean, queryInteger } from '../http/query.schema.ts';
import { dealLogSchema, markedAtOnce, unreadSchema } from './deal-log.schema.ts';

/** Days in Vietnam as `2026-11-20`, or moments in ISO-8601; both ends are inclusive. */
const dateOrMoment = pipe(string());

export const myDealLogsList = defineEndpoint({
  method: 'GET',
  path: '/jobdeallog/jobs-my-deal-logs-list',
  access: 'session',
  scopes: ['notifications'],
  summary: 'The own deal logs, newest first; with `afterSeq`, those after it, oldest first.',
  input: object({
    ...pageQuery,
    type: optional(string()),
    isRead: optional(queryBoolean),
    dateFrom: optional(dateOrMoment),
    dateTo: optional(dateOrMoment),
    afterSeq: optional(queryInteger({ min: 0, max: Number.MAX_SAFE_INTEGER })),
  }),
  data: object({ ...pageSchema(dealLogSchema), unread: unreadSchema }),
});

export const markRead = defineEndpoint({
  method: 'POST',
  path: '/jobdeallog/jobs-deal/mark-read',
  access: 'session',
  scopes: ['notifications'],
  summary: 'Marks one of the own logs as read, with others that are shown as one with it.',
  input: object({ id: idSchema, others: optional(pipe(array(idSchema), maxLength(markedAtOnce - 1))) }),
  data: object({
    id: string(),
    isRead: literal(true),
    updatedAt: pipe(string(), isoTimestamp()),
    unread: unreadSchema,
  }),
});

export const markAllRead = defineEndpoint({
  method: 'POST',
  path: '/jobdeallog/jobs-deal/mark-read-all',
  access: 'session',
  scopes: ['notifications'],
  summary: 'Marks every own log as read.',
  input: object({}),
  data: object({ updated: unreadSchema, unread: unreadSchema }),
});
