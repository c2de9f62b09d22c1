import { array, boolean, null_, object, string } from 'valibot';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { idSchema } from '../http/field.schema.ts';
import { portfolioItemSchema, portfolioPieceSchema } from './portfolio.schema.ts';

export const portfolioList = defineEndpoint({
  method: 'GET',
  path: '/portfolio/portfolio-list',
  access: 'either',
  summary: 'Approved proofs that a worker and their authors made public, the newest first.',
  input: object({ userId: idSchema }),
  data: object({ list: array(portfolioItemSchema) }),
});

export const myPortfolioList = defineEndpoint({
  method: 'GET',
  path: '/portfolio/my-portfolio-list',
  access: 'session',
  summary:
    'The newest approved proofs of the caller and what became of asking to show them (`own`); what workers ask the caller, or may show by their word (`requests`).',
  input: object({}),
  data: object({ own: array(portfolioPieceSchema), requests: array(portfolioPieceSchema) }),
});

export const portfolioFile = defineEndpoint({
  method: 'GET',
  path: '/portfolio/portfolio-file/{proofId}/{fileId}',
  access: 'anyone',
  summary: 'The bytes of a picture that both made public.',
  input: object({ proofId: idSchema, fileId: idSchema }),
  data: string(),
  file: 'application/octet-stream',
});

export const askPortfolio = defineEndpoint({
  method: 'POST',
  path: '/portfolio/ask-portfolio',
  access: 'session',
  summary:
    'A worker asks the author whether an approved proof of a completed deal may be shown, up to 30 days after its end.',
  input: object({ proofId: idSchema }),
  data: null_(),
});

export const answerPortfolio = defineEndpoint({
  method: 'POST',
  path: '/portfolio/answer-portfolio',
  access: 'session',
  summary: 'The author agrees, declines, or withdraws the consent.',
  input: object({ proofId: idSchema, agree: boolean() }),
  data: null_(),
});

export const removePortfolio = defineEndpoint({
  method: 'POST',
  path: '/portfolio/remove-portfolio',
  access: 'session',
  summary: 'The worker withdraws it, or the request.',
  input: object({ proofId: idSchema }),
  data: null_(),
});
