import { type InferOutput, maxLength, minLength, object, picklist, pipe, string, trim } from 'valibot';
import { emailSchema } from '../auth/auth.schema.ts';
import { defineEndpoint } from '../http/define-endpoint.ts';

export const contactTopics = ['ACCOUNT', 'PAYMENT', 'DEAL', 'SAFETY', 'OTHER'] as const;

export const contactSchema = object({
  name: pipe(string(), trim(), minLength(2), maxLength(60)),
  email: emailSchema,
  topic: picklist(contactTopics),
  text: pipe(string(), trim(), minLength(10), maxLength(4000)),
});
export type Contact = InferOutput<typeof contactSchema>;

export const sendContact = defineEndpoint({
  method: 'POST',
  path: '/support/send-contact',
  access: 'anyone',
  summary: 'Stores a message to support, confirms it by e-mail and answers its ticket number.',
  input: contactSchema,
  data: object({ ticket: string() }),
});
