import {
  type GenericSchema,
  type InferOutput,
  array,
  boolean,
  forward,
  integer,
  literal,
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
  transform,
} from 'valibot';
import { attachmentSchema } from '../uploads/attachment.schema.ts';
import { rule } from '../text/checks.schema.ts';
import { idSchema, timestampSchema } from '../http/field.schema.ts';
import { chatLimits } from './chat-limits.schema.ts';
import { isVisible } from '../text/words.schema.ts';

/** Position in the room, from 1 without gaps; 0 is before the first. */
export const seqSchema = pipe(number(), integer(), minValue(0));

/** One that shows nothing is none. */
export const textSchema = pipe(
  string(),
  trim(),
  maxLength(chatLimits.textMax),
  transform((text) => (isVisible(text) ? text : '')),
);

/** `clientId` is the idempotency key of a message. */
export const newMessageSchema = pipe(
  object({
    roomId: idSchema,
    clientId: pipe(string(), uuid()),
    type: picklist(['TEXT']),
    text: textSchema,
    /** Id of the message that it answers. */
    replyTo: optional(nullable(idSchema)),
    /** Uploads of the sender. */
    fileIds: optional(pipe(array(idSchema), maxLength(chatLimits.filesMax))),
  }),
  forward(
    partialCheck(
      [['text'], ['fileIds']],
      ({ text, fileIds = [] }) => text !== '' || fileIds.length > 0,
      rule('WORDS_OR_FILES'),
    ),
    ['text'],
  ),
);
export type NewMessage = InferOutput<typeof newMessageSchema>;

/** The beginning of the message that another one answers. */
export const quoteSchema = object({
  id: string(),
  seq: seqSchema,
  senderId: string(),
  text: string(),
  isDeleted: boolean(),
  /** Change number of the quoted message. */
  change: optional(seqSchema, 0),
});
export type Quote = InferOutput<typeof quoteSchema>;

const messageShape = object({
  roomId: string(),
  id: string(),
  seq: seqSchema,
  clientId: string(),
  senderId: string(),
  type: picklist(['TEXT']),
  text: string(),
  /** Contact details were removed, because no money is held yet. */
  isMasked: boolean(),
  /** Reads like a known scam; its reader is warned. */
  isSuspicious: boolean(),
  createdAt: timestampSchema,
  files: optional(array(attachmentSchema), []),
  replyTo: optional(nullable(quoteSchema), null),
  editedAt: optional(nullable(timestampSchema), null),
  /** A tombstone: text and files are hidden from then on. */
  deletedAt: optional(nullable(timestampSchema), null),
  /** Number of its last change within the room; 0 if it was never changed. */
  change: optional(seqSchema, 0),
});
export interface ChatMessage extends InferOutput<typeof messageShape> {}
/** Fields that were added later are optional, for compatibility. */
export const messageSchema: GenericSchema<unknown, ChatMessage> = messageShape;

/** The answer to a message that was sent. */
export const sentMessageSchema = object({ ok: literal(true), ...messageShape.entries });
