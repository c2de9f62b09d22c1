import { object } from 'valibot';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { dongSchema } from '../money/dong.schema.ts';

export const refreshBalance = defineEndpoint({
  method: 'POST',
  path: '/user/refresh-balance',
  access: 'session',
  summary: 'Reads the balance anew, in đồng.',
  input: object({}),
  data: object({ balance: dongSchema }),
});
