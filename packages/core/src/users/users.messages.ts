import { integer, minValue, number, object, pipe } from 'valibot';
import { dongSchema } from '../money/dong.schema.ts';
import { defineMessage } from '../socket/define-message.ts';

export const balanceMessage = defineMessage({
  event: 'balance',
  from: 'server',
  scope: 'wallet:read',
  summary: "The user's balances after they changed, in đồng.",
  payload: object({
    balance: dongSchema,
    heldBalance: dongSchema,
    withdrawingBalance: dongSchema,
    /** Of the wallet: the message with the higher version is newer. */
    version: pipe(number(), integer(), minValue(0)),
  }),
});
