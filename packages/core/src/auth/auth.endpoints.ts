import { maxLength, nonEmpty, null_, object, pipe, string } from 'valibot';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { loginSchema, registerSchema, signInAnswerSchema, tokensSchema } from './auth.schema.ts';

const nothing = null_();

export const login = defineEndpoint({
  method: 'POST',
  path: '/user/login',
  access: 'anyone',
  summary: 'Signs in by username, e-mail or phone, and answers both tokens with the account.',
  input: loginSchema,
  data: signInAnswerSchema,
  maxBytes: 2048,
});

export const logout = defineEndpoint({
  method: 'POST',
  path: '/user/logout',
  access: 'session',
  summary: 'Ends this session and revokes both tokens.',
  input: object({}),
  data: nothing,
});

export const register = defineEndpoint({
  method: 'POST',
  path: '/user/register',
  access: 'anyone',
  summary: 'Creates an account, sends its first code and answers both tokens with the account.',
  input: registerSchema,
  data: signInAnswerSchema,
});

export const refreshToken = defineEndpoint({
  method: 'POST',
  path: '/user/refresh-token',
  access: 'anyone',
  summary: 'Rotates a refresh token: answers a new pair.',
  input: object({ refreshToken: pipe(string(), nonEmpty(), maxLength(128)) }),
  data: tokensSchema,
});
