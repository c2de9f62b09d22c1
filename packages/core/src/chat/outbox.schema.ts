import { type InferOutput, array, nullable, object, optional, parseJson, pipe, string } from 'valibot';
import { attachmentSchema } from '../uploads/attachment.schema.ts';
import { quoteSchema } from './message.schema.ts';

export const outboxItemSchema = object({
  roomId: string(),
  clientId: string(),
  text: string(),
  /** When it was written, in ISO-8601. */
  at: string(),
  /** Shown until the server's own is there. */
  replyTo: optional(nullable(quoteSchema)),
  files: optional(array(attachmentSchema)),
});
export type OutboxItem = InferOutput<typeof outboxItemSchema>;

/** The stored outbox and its owner. */
export const keptOutboxSchema = pipe(
  string(),
  parseJson(),
  object({ userId: string(), items: array(outboxItemSchema) }),
);
