import { integer, minValue, number, object, optional, pipe } from 'valibot';
import { defineMessage } from './define-message.ts';

const place = optional(pipe(number(), integer(), minValue(0)));

/**
 * How far the server is. A lost message is noticed by the gap before the next one, and there may be none: a client that
 * knows less than this asks for the rest. A narrow token is told what its scopes cover.
 */
export const heartbeatMessage = defineMessage({
  event: 'heartbeat',
  from: 'server',
  summary: 'How far the server is: every 30 seconds, and when its nodes hear each other again.',
  payload: object({
    /** Of the newest log, in the user's own sequence. */
    lastSeq: place,
    /** How many logs are unread. */
    unread: place,
    /** In how many rooms something is unread. */
    unreadRooms: place,
    /** The version of the wallet's balances. */
    balanceVersion: place,
  }),
});
