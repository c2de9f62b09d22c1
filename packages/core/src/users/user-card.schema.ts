import { pick, type GenericSchema, type InferOutput } from 'valibot';
import { publicUserSchema } from './users.schema.ts';

const userCardShape = pick(publicUserSchema, ['id', 'username', 'displayName', 'avatarUrl', 'verified']);
export interface UserCard extends InferOutput<typeof userCardShape> {}
export const userCardSchema: GenericSchema<unknown, UserCard> = userCardShape;
