import { pick, type InferOutput } from 'valibot';
import { publicUserSchema } from './users.schema.ts';

export const userCardSchema = pick(publicUserSchema, [
  'id',
  'username',
  'displayName',
  'avatarUrl',
  'verified',
]);
export type UserCard = InferOutput<typeof userCardSchema>;
