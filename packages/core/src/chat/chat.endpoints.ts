import { array, boolean, object, optional, union } from 'valibot';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { countSchema, idSchema, timestampSchema } from '../http/field.schema.ts';
import { pageSchema, pageQuery, queryInteger } from '../http/query.schema.ts';
import { chatLimits } from './chat-limits.schema.ts';
import { messageSchema, newMessageSchema, seqSchema, textSchema } from './message.schema.ts';
import { roomSchema } from './room.schema.ts';
import { saidText } from '../text/words.schema.ts';

const querySeq = queryInteger({ min: 0, max: Number.MAX_SAFE_INTEGER });

export const openRoom = defineEndpoint({
  method: 'POST',
  path: '/chat/open-room',
  access: 'session',
  summary: 'The room of a deal or an application, created on the first call.',
  input: union([object({ dealId: idSchema }), object({ applicationId: idSchema })]),
  data: roomSchema,
});

export const roomsList = defineEndpoint({
  path: '/chat/rooms-list',
  access: 'session',
  summary: 'The own rooms, newest message first; `unreadRooms` counts those with unread messages.',
  input: object(pageQuery),
  data: object({ ...pageSchema(roomSchema), unreadRooms: countSchema }),
});

export const messagesList = defineEndpoint({
  path: '/chat/messages-list',
  access: 'session',
  summary:
    'Messages of an own room, always oldest first: the newest ones, those before one, or those after one. With `afterChange` also those that were changed after that, in the order of their changes.',
  input: object({
    roomId: idSchema,
    beforeSeq: optional(querySeq),
    afterSeq: optional(querySeq),
    afterChange: optional(querySeq),
    limit: optional(queryInteger({ min: 1, max: chatLimits.pageMax }), 50),
  }),
  data: object({
    room: roomSchema,
    list: array(messageSchema),
    more: boolean(),
    changed: optional(array(messageSchema), []),
  }),
});

export const searchMessages = defineEndpoint({
  path: '/chat/search-messages',
  access: 'session',
  summary:
    'Messages of the own rooms, or of one of them, that contain every word, with or without accents; the last word may be a prefix. Newest first.',
  input: object({
    ...pageQuery,
    q: saidText(1, chatLimits.searchMax),
    roomId: optional(idSchema),
  }),
  data: object(pageSchema(object({ message: messageSchema, room: roomSchema }))),
});

export const sendMessage = defineEndpoint({
  method: 'POST',
  path: '/chat/send-message',
  access: 'session',
  summary: 'Sends a message to an own room. `clientId` is the idempotency key.',
  input: newMessageSchema,
  data: messageSchema,
});

export const editMessage = defineEndpoint({
  method: 'POST',
  path: '/chat/edit-message',
  access: 'session',
  summary: 'Edits an own message, within 15 minutes. The text before is kept for disputes.',
  input: object({ roomId: idSchema, messageId: idSchema, text: textSchema }),
  data: messageSchema,
});

export const deleteMessage = defineEndpoint({
  method: 'POST',
  path: '/chat/delete-message',
  access: 'session',
  summary: 'Deletes an own message, within 15 minutes: its place stays, its content is hidden.',
  input: object({ roomId: idSchema, messageId: idSchema }),
  data: messageSchema,
});

export const markRoomRead = defineEndpoint({
  method: 'POST',
  path: '/chat/mark-read',
  access: 'session',
  summary: 'Marks an own room as read up to a message; it never goes back.',
  input: object({ roomId: idSchema, upToSeq: seqSchema }),
  data: object({
    roomId: idSchema,
    upToSeq: seqSchema,
    at: timestampSchema,
    unread: countSchema,
    unreadRooms: countSchema,
  }),
});
