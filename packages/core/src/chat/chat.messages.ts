import { array, boolean, literal, looseObject, object, string, variant } from 'valibot';
import { idSchema } from '../http/field.schema.ts';
import { defineQuestion, defineMessage } from '../socket/define-message.ts';
import { messageSchema, newMessageSchema, seqSchema } from './message.schema.ts';
import { membersSchema } from './room.schema.ts';

/** `reason` is one of the refusals of the API, `RATE_LIMITED` with `retryAfter` in milliseconds, or `ERROR`. */
const refused = looseObject({ ok: literal(false), reason: string() });

export const joinRoom = defineQuestion({
  event: 'join_room',
  from: 'client',
  summary: 'Hears the messages of an own room from now on, and is answered what came after `afterSeq`.',
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
  summary: 'Hears that room no more.',
  payload: object({ roomId: idSchema }),
  answer: variant('ok', [object({ ok: literal(true) }), refused]),
});

export const sendRoomMessage = defineQuestion({
  event: 'send_message',
  from: 'client',
  summary: 'Says something in an own room; answered once it is stored, and the same for the same `clientId`.',
  payload: newMessageSchema,
  answer: variant('ok', [object({ ok: literal(true), ...messageSchema.entries }), refused]),
});

export const tellTyping = defineQuestion({
  event: 'typing',
  from: 'client',
  summary: 'Tells whoever else has joined that room that its sender is writing. Nothing of it is stored.',
  payload: object({ roomId: idSchema }),
  answer: variant('ok', [object({ ok: literal(true) }), refused]),
});

export const roomTyping = defineMessage({
  event: 'typing',
  from: 'server',
  summary: 'Somebody is writing in a joined room; it is over after five seconds without another.',
  payload: object({ roomId: string(), userId: string() }),
});

export const roomMessage = defineMessage({
  event: 'message',
  from: 'server',
  summary: 'A message that was just stored or changed, for everybody who has joined its room.',
  payload: messageSchema,
});
