import { defineMessage } from '../socket/define-message.ts';
import { rechargeSchema } from './recharge.schema.ts';

export const rechargeMessage = defineMessage({
  event: 'recharge',
  from: 'server',
  summary: 'A recharge of the user after its transfer came in.',
  payload: rechargeSchema,
});
