import { null_, object, optional } from 'valibot';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { pageSchema, shortPageQuery } from '../http/query.schema.ts';
import {
  addBankCardSchema,
  bankCardCodeSchema,
  bankCardSchema,
  bankSchema,
  cardIdSchema,
} from './bank-card.schema.ts';

export const banksList = defineEndpoint({
  method: 'GET',
  path: '/bank-card/banks-list',
  access: 'anyone',
  summary: 'The banks of Vietnam that a card can be of, with the other names people know them by.',
  input: object(shortPageQuery),
  data: object(pageSchema(bankSchema)),
});

export const bankCardsList = defineEndpoint({
  method: 'GET',
  path: '/bank-card/bank-cards-list',
  access: 'session',
  summary: 'The own bank cards, the default one first. At most five.',
  input: object(shortPageQuery),
  data: object(pageSchema(bankCardSchema)),
});

export const addBankCard = defineEndpoint({
  method: 'POST',
  path: '/bank-card/add-bank-card',
  access: 'session',
  summary: "Adds a card in the account holder's own name and sends the code that verifies it.",
  input: addBankCardSchema,
  data: bankCardSchema,
});

export const verifyBankCard = defineEndpoint({
  method: 'POST',
  path: '/bank-card/verify-bank-card',
  access: 'session',
  summary: 'Verifies a card with the code that adding it sent.',
  input: object({ cardId: cardIdSchema, code: bankCardCodeSchema }),
  data: bankCardSchema,
});

export const resendBankCardCode = defineEndpoint({
  method: 'POST',
  path: '/bank-card/resend-bank-card-code',
  access: 'session',
  summary: 'Sends a new code for a card that is not verified yet.',
  input: object({ cardId: cardIdSchema }),
  data: null_(),
});

export const setDefaultBankCard = defineEndpoint({
  method: 'POST',
  path: '/bank-card/set-default-bank-card',
  access: 'session',
  summary: 'Makes a verified card the one that withdrawals go to.',
  input: object({ cardId: cardIdSchema }),
  data: bankCardSchema,
});

export const removeBankCard = defineEndpoint({
  method: 'POST',
  path: '/bank-card/remove-bank-card',
  access: 'session',
  summary: 'Removes a card. Without `code` it refuses with OTP_REQUIRED and sends one.',
  input: object({ cardId: cardIdSchema, code: optional(bankCardCodeSchema) }),
  data: null_(),
});
