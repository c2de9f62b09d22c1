import { integer, minValue, number, object, optional, pipe } from 'valibot';
import { timestampSchema } from '../http/field.schema.ts';
import { defineMessage } from './define-message.ts';

const place = optional(pipe(number(), integer(), minValue(0)));

/**
 * The server's position. A lost message is otherwise noticed only by the gap before the next one; a client that is
 * behind this fetches the rest. A narrow token gets what its scopes cover.
 */
export const heartbeatMessage = defineMessage({
  event: 'heartbeat',
  from: 'server',
  summary: 'The server position and time: every 30 seconds, and when its nodes reconnect.',
  payload: object({
    /** `seq` of the newest log. */
    lastSeq: place,
    unread: place,
    /** Rooms with unread messages. */
    unreadRooms: place,
    balanceVersion: place,
    /** The server's time. */
    now: optional(timestampSchema),
  }),
});
