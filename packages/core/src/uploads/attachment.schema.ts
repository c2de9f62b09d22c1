import { type InferOutput, number, object, string } from 'valibot';

/** Metadata of a file; the bytes are for whoever may see what it is attached to. */
export const attachmentSchema = object({
  id: string(),
  name: string(),
  mime: string(),
  /** In bytes. */
  size: number(),
});
export type Attachment = InferOutput<typeof attachmentSchema>;
