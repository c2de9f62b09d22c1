import { defineMessage } from '../socket/define-message.ts';
import { withdrawSchema } from './withdraw.schema.ts';

export const withdrawMessage = defineMessage({
  event: 'withdraw',
  from: 'server',
  summary: 'A withdrawal of the user after its state changed.',
  payload: withdrawSchema,
});
