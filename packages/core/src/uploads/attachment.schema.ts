import { type InferOutput, number, object, string } from 'valibot';

/** What is said of a file beside its bytes, which are for whom what it belongs to is. */
export const attachmentSchema = object({
  id: string(),
  name: string(),
  mime: string(),
  /** In bytes. */
  size: number(),
});
export type Attachment = InferOutput<typeof attachmentSchema>;
