import { type InferOutput, object, picklist, string } from 'valibot';
import { emailSchema } from '../auth/auth.schema.ts';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { nameText, saidText } from '../text/words.schema.ts';

export const contactTopics = ['ACCOUNT', 'PAYMENT', 'DEAL', 'SAFETY', 'OTHER'] as const;

export const contactSchema = object({
  name: nameText(2, 60),
  email: emailSchema,
  topic: picklist(contactTopics),
  text: saidText(10, 4000),
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
