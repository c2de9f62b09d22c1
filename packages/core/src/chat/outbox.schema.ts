import { type InferOutput, array, object, parseJson, pipe, string } from 'valibot';

export const outboxItemSchema = object({
  roomId: string(),
  clientId: string(),
  text: string(),
  /** When it was written, in ISO-8601. */
  at: string(),
});
export type OutboxItem = InferOutput<typeof outboxItemSchema>;

/** What is kept on the device until the server has it: whose words they are, and the words. */
export const keptOutboxSchema = pipe(
  string(),
  parseJson(),
  object({ userId: string(), items: array(outboxItemSchema) }),
);
