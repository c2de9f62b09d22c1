import {
  type InferOutput,
  boolean,
  integer,
  maxLength,
  minValue,
  nonEmpty,
  number,
  object,
  picklist,
  pipe,
  string,
  trim,
  uuid,
} from 'valibot';
import { idSchema, timestampSchema } from '../http/field.schema.ts';
import { chatLimits } from './chat-limits.schema.ts';

/** The place of a message in its room, from 1 and without a gap; 0 is before the first. */
export const seqSchema = pipe(number(), integer(), minValue(0));

/** What somebody says. `clientId` is made once for each message: sent again, it is still the same one. */
export const newMessageSchema = object({
  roomId: idSchema,
  clientId: pipe(string(), uuid()),
  type: picklist(['TEXT']),
  text: pipe(string(), trim(), nonEmpty(), maxLength(chatLimits.textMax)),
});
export type NewMessage = InferOutput<typeof newMessageSchema>;

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
  /** It reads like a known trick; whoever gets it is warned. */
  isSuspicious: boolean(),
  createdAt: timestampSchema,
});
export type ChatMessage = InferOutput<typeof messageSchema>;
