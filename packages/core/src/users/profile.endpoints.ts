import { object, string } from 'valibot';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { publicProfileSchema } from './profile.schema.ts';

export const publicUserInfo = defineEndpoint({
  method: 'GET',
  path: '/user/info/{id}',
  access: 'anyone',
  summary:
    'The public profile of one user, with the share of handed-in work that they rejected as an author.',
  input: object({ id: string() }),
  data: publicProfileSchema,
});
