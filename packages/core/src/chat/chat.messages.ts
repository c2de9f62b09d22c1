import { array, boolean, literal, looseObject, object, string, variant } from 'valibot';
import { idSchema } from '../http/field.schema.ts';
import { defineQuestion, defineMessage } from '../socket/define-message.ts';
import { messageSchema, newMessageSchema, sentMessageSchema, seqSchema } from './message.schema.ts';
import { membersSchema } from './room.schema.ts';

/** `reason` is one of the refusals of the API, `RATE_LIMITED` with `retryAfter` in milliseconds, or `ERROR`. */
const refused = looseObject({ ok: literal(false), reason: string() });

export const joinRoom = defineQuestion({
  event: 'join_room',
  from: 'client',
  summary: 'Joins a room: sends its messages from now on, and answers those after `afterSeq`.',
  payload: object({ roomId: idSchema, afterSeq: seqSchema }),
  answer: variant('ok', [
    object({
      ok: literal(true),
      lastSeq: seqSchema,
      members: membersSchema,
      missed: array(messageSchema),
      more: boolean(),
    }),
    refused,
  ]),
});

export const leaveRoom = defineQuestion({
  event: 'leave_room',
  from: 'client',
  summary: 'Leaves that room.',
  payload: object({ roomId: idSchema }),
  answer: variant('ok', [object({ ok: literal(true) }), refused]),
});

export const sendRoomMessage = defineQuestion({
  event: 'send_message',
  from: 'client',
  summary: 'Sends a message; answered once it is stored. `clientId` is the idempotency key.',
  payload: newMessageSchema,
  answer: variant('ok', [sentMessageSchema, refused]),
});

export const tellTyping = defineQuestion({
  event: 'typing',
  from: 'client',
  summary: 'Tells the others in the room that its sender is typing. Not stored.',
  payload: object({ roomId: idSchema }),
  answer: variant('ok', [object({ ok: literal(true) }), refused]),
});

export const roomTyping = defineMessage({
  event: 'typing',
  from: 'server',
  summary: 'Somebody is typing in a joined room; over after five seconds without another.',
  payload: object({ roomId: string(), userId: string() }),
});

export const roomMessage = defineMessage({
  event: 'message',
  from: 'server',
  summary: 'A message that was stored or changed, for everybody who has joined its room.',
  payload: messageSchema,
});
