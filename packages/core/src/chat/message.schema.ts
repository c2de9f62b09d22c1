import {
  type InferOutput,
  array,
  boolean,
  forward,
  integer,
  maxLength,
  minValue,
  number,
  nullable,
  object,
  optional,
  partialCheck,
  picklist,
  pipe,
  string,
  trim,
  uuid,
} from 'valibot';
import { attachmentSchema } from '../uploads/attachment.schema.ts';
import { idSchema, timestampSchema } from '../http/field.schema.ts';
import { chatLimits } from './chat-limits.schema.ts';

/** The place of a message in its room, from 1 and without a gap; 0 is before the first. */
export const seqSchema = pipe(number(), integer(), minValue(0));

export const textSchema = pipe(string(), trim(), maxLength(chatLimits.textMax));

/** What a user says. `clientId` is made once for each message: sent again, it is still the same one. */
export const newMessageSchema = pipe(
  object({
    roomId: idSchema,
    clientId: pipe(string(), uuid()),
    type: picklist(['TEXT']),
    text: textSchema,
    /** The id of the message of the room that it answers. */
    replyTo: optional(nullable(idSchema)),
    /** Own files that were uploaded before. */
    fileIds: optional(pipe(array(idSchema), maxLength(chatLimits.filesMax))),
  }),
  forward(
    partialCheck(
      [['text'], ['fileIds']],
      ({ text, fileIds = [] }) => text !== '' || fileIds.length > 0,
      'Words, files, or both',
    ),
    ['text'],
  ),
);
export type NewMessage = InferOutput<typeof newMessageSchema>;

/** As much of a message as is shown where it is answered. */
export const quoteSchema = object({
  id: string(),
  seq: seqSchema,
  senderId: string(),
  text: string(),
  isDeleted: boolean(),
  /** Of the message. */
  change: optional(seqSchema, 0),
});
export type Quote = InferOutput<typeof quoteSchema>;

/** An older client reads the rest all the same: what came later is optional. */
export const messageSchema = object({
  roomId: string(),
  id: string(),
  seq: seqSchema,
  clientId: string(),
  senderId: string(),
  type: picklist(['TEXT']),
  text: string(),
  /** Something that leads past Keo was taken out, because no money is held for the work yet. */
  isMasked: boolean(),
  /** It reads like a known trick; its reader is warned. */
  isSuspicious: boolean(),
  createdAt: timestampSchema,
  files: optional(array(attachmentSchema), []),
  /** What it answers. */
  replyTo: optional(nullable(quoteSchema), null),
  editedAt: optional(nullable(timestampSchema), null),
  /** From then on nothing of it is shown. */
  deletedAt: optional(nullable(timestampSchema), null),
  /** The number of its newest change among all that were made in its room; 0 for one as it was sent. */
  change: optional(seqSchema, 0),
});
export type ChatMessage = InferOutput<typeof messageSchema>;
