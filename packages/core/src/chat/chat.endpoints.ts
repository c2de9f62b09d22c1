import { array, boolean, maxLength, nonEmpty, object, optional, pipe, string, trim, union } from 'valibot';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { countSchema, idSchema, timestampSchema } from '../http/field.schema.ts';
import { pageOf, pageQuery, queryInteger } from '../http/query.schema.ts';
import { chatLimits } from './chat-limits.schema.ts';
import { messageSchema, newMessageSchema, seqSchema, textSchema } from './message.schema.ts';
import { roomSchema } from './room.schema.ts';

const querySeq = queryInteger({ min: 0, max: Number.MAX_SAFE_INTEGER });

export const openRoom = defineEndpoint({
  method: 'POST',
  path: '/chat/open-room',
  access: 'session',
  summary: 'The room of the two people of a deal or an application; it is made when it is first asked for.',
  input: union([object({ dealId: idSchema }), object({ applicationId: idSchema })]),
  data: roomSchema,
});

export const roomsList = defineEndpoint({
  path: '/chat/rooms-list',
  access: 'session',
  summary:
    'The own rooms, the one with the newest message first; `unreadRooms` counts those with something unread.',
  input: object(pageQuery),
  data: object({ ...pageOf(roomSchema), unreadRooms: countSchema }),
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
    'Messages of the own rooms, or of one of them, in which every word is found, with accents or without; the last word may be only begun. The newest first.',
  input: object({
    ...pageQuery,
    q: pipe(string(), trim(), nonEmpty(), maxLength(chatLimits.searchMax)),
    roomId: optional(idSchema),
  }),
  data: object(pageOf(object({ message: messageSchema, room: roomSchema }))),
});

export const sendMessage = defineEndpoint({
  method: 'POST',
  path: '/chat/send-message',
  access: 'session',
  summary: 'Says something in an own room; the same `clientId` again answers the same message.',
  input: newMessageSchema,
  data: messageSchema,
});

export const editMessage = defineEndpoint({
  method: 'POST',
  path: '/chat/edit-message',
  access: 'session',
  summary: 'Says an own message anew, within 15 minutes. What it said before is kept for disputes.',
  input: object({ roomId: idSchema, messageId: idSchema, text: textSchema }),
  data: messageSchema,
});

export const deleteMessage = defineEndpoint({
  method: 'POST',
  path: '/chat/delete-message',
  access: 'session',
  summary: 'Takes an own message back, within 15 minutes: its place stays, its words are shown to nobody.',
  input: object({ roomId: idSchema, messageId: idSchema }),
  data: messageSchema,
});

export const markRoomRead = defineEndpoint({
  method: 'POST',
  path: '/chat/mark-read',
  access: 'session',
  summary: 'Notes up to where an own room was read; it never goes back.',
  input: object({ roomId: idSchema, upToSeq: seqSchema }),
  data: object({
    roomId: idSchema,
    upToSeq: seqSchema,
    at: timestampSchema,
    unread: countSchema,
    unreadRooms: countSchema,
  }),
});
