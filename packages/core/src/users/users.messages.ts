import { object } from 'valibot';
import { defineMessage } from '../socket/define-message.ts';
import { dongSchema } from './users.schema.ts';

export const balanceMessage = defineMessage({
  event: 'balance',
  from: 'server',
  summary: "The user's balances after they changed, in đồng.",
  payload: object({ balance: dongSchema, heldBalance: dongSchema, withdrawingBalance: dongSchema }),
});
