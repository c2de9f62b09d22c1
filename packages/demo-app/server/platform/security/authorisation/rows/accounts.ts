import type { Things } from '../things.ts';
import { type Input, type Rows, none, ofAll, ofAuthor } from './row.ts';

const ofPasskey = (more: (things: Things) => Input) =>
  ofAuthor('a passkey', { id: none }, (things) => ({ id: things.passkeyId, ...more(things) }));
const ofPerson = ofAll('a person', { userId: none }, ({ newcomerId: userId }) => ({ userId }));

export const accountRows: Rows = {
  '/user/login': 'open',
  '/user/register': 'open',
  '/user/refresh-token': 'open',
  '/user/send-email': 'open',
  '/user/send-sms': 'open',
  '/user/check-sms': 'open',
  '/user/forgot-password': 'open',
  '/user/reset-password': 'open',
  '/user/logout': 'own',
  '/user/socket-ticket': 'own',
  '/user/change-password': 'own',
  '/user/send-contact-codes': 'own',
  '/user/change-contact': 'own',
  '/user/verify-email': 'own',
  '/user/verify-otp': 'own',
  '/user/sessions-list': 'own',
  '/user/revoke-session': ofAuthor('a session', { id: none }, ({ sessionId: id }) => ({ id })),
  '/user/passkey-challenge': 'open',
  '/user/passkey-login': 'open',
  '/user/passkeys-list': 'own',
  '/user/passkey-options': 'own',
  '/user/add-passkey': 'own',
  '/user/rename-passkey': ofPasskey(() => ({ name: 'Điện thoại' })),
  '/user/remove-passkey': ofPasskey(({ password }) => ({ password })),
  '/user/info': 'own',
  '/user/update-info': 'own',
  '/user/refresh-balance': 'own',
  '/user/news-choices': 'own',
  '/user/choose-news': 'own',
  '/user/block-user': ofPerson,
  '/user/unblock-user': ofPerson,
  '/user/blocks-list': 'own',
  '/user/closing': 'own',
  '/user/close-account': 'own',
  '/user/create-data-export': 'own',
  '/user/data-export': 'own',
  '/user/data-export-file/{id}': 'link',

  '/embed/token': 'partner',
  '/embed/link': 'partner',
  '/embed/link-code': 'own',
  '/embed/links-list': 'own',
  '/embed/unlink': 'own',
};
