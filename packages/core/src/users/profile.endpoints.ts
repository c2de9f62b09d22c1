import { object, string } from 'valibot';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { idSchema } from '../http/field.schema.ts';
import { publicProfileSchema } from './profile.schema.ts';
import { updateUserSchema } from './update-user.schema.ts';
import { userSchema } from './users.schema.ts';

export const publicUserInfo = defineEndpoint({
  method: 'GET',
  path: '/user/info/{id}',
  access: 'either',
  summary:
    'The public profile of one user, with their numbers as a worker and as an author; averages from three ended deals on. To whom they blocked there is no such user.',
  input: object({ id: string() }),
  data: publicProfileSchema,
});

export const userPhoto = defineEndpoint({
  method: 'GET',
  path: '/user/photo/{id}',
  access: 'anyone',
  summary: 'The bytes of a profile photo, where an `avatarUrl` points; another photo has another address.',
  input: object({ id: idSchema }),
  data: string(),
  file: 'application/octet-stream',
});

export const updateInfo = defineEndpoint({
  method: 'POST',
  path: '/user/update-info',
  access: 'session',
  summary: 'Changes the given fields of the own profile and answers the account.',
  input: updateUserSchema,
  data: userSchema,
});
