import { defineEndpoint } from '../http/define-endpoint.ts';
import { object, pipe, string, nonEmpty, isoTimestamp } from 'valibot';

export const socketTicket = defineEndpoint({
  method: 'POST',
  path: '/user/socket-ticket',
  access: 'session',
  scopes: ['notifications', 'wallet:read'],
  summary: 'Answers a single-use ticket of 30 seconds for the socket address.',
  input: object({}),
  data: object({ ticket: pipe(string(), nonEmpty()), expiresAt: pipe(string(), isoTimestamp()) }),
});
