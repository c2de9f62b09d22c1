import { array, maxLength, null_, object, pipe, string } from 'valibot';
import { defineEndpoint } from '../http/define-endpoint.ts';
import {
  askEmbedTokenSchema,
  embedTokenSchema,
  linkCodeAnswerSchema,
  linkSchema,
  partnerLinkSchema,
} from './partner.schema.ts';

export const embedToken = defineEndpoint({
  method: 'POST',
  path: '/embed/token',
  access: 'partner',
  summary: "For a partner's own server: a narrow token of ten minutes for one of its linked users.",
  input: askEmbedTokenSchema,
  data: embedTokenSchema,
});

export const link = defineEndpoint({
  method: 'POST',
  path: '/embed/link',
  access: 'partner',
  summary: "For a partner's own server: links its user to whoever made this code.",
  input: linkSchema,
  data: null_(),
});

export const linkCode = defineEndpoint({
  method: 'POST',
  path: '/embed/link-code',
  access: 'session',
  summary: 'A code of ten minutes, good once, by which a partner may link the own account.',
  input: object({}),
  data: linkCodeAnswerSchema,
});

export const linksList = defineEndpoint({
  method: 'GET',
  path: '/embed/links-list',
  access: 'session',
  summary: 'The partners that the own account is linked to.',
  input: object({}),
  data: object({ list: array(partnerLinkSchema) }),
});

export const unlink = defineEndpoint({
  method: 'POST',
  path: '/embed/unlink',
  access: 'session',
  summary: 'Ends a link; its tokens and sockets end with it.',
  input: object({ partnerId: pipe(string(), maxLength(64)) }),
  data: null_(),
});
