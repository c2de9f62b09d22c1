import type { serverVi } from './server.vi.ts';

export const serverEn: Record<keyof typeof serverVi, string> = {
  success: 'Success',
  error: 'Something went wrong on our side. Incident: {incident}.',
  overdue: 'Your session has expired. Please sign in again.',
  rateLimited: 'That was too fast. Please try again in {seconds} seconds.',
  timeout: 'The server took too long to answer. Please try again.',
  notFound: 'We could not find this.',
  invalid: 'Some of this is not right yet. Please check it.',
  wrongCredentials: 'The username or the password is wrong.',
  taken: 'Somebody already uses this.',
  'taken.username': 'Somebody already uses this username.',
  'taken.email': 'This e-mail already has an account.',
  'taken.phone': 'This phone number already has an account.',
  contactNeeded: 'An e-mail or a phone number is needed for the verification code.',
  commonPassword: 'This password is too common and easy to guess. Choose another.',
  wrongPassword: 'The current password is wrong.',
  codeWrong: 'The code is wrong. Tries left: {left}.',
  codeExpired: 'The code has expired or can no longer be used. Ask for a new one.',
  'mail.verify.subject': '{code} is your Keo verification code',
  'mail.verify.text':
    'Hello {name},\n\nYour Keo verification code is {code}. It works for 10 minutes.\n\nIf you did not ask for it, ignore this mail.\n\nKeo',
  'mail.reset.subject': '{code} is your Keo password reset code',
  'mail.reset.text':
    'Hello {name},\n\nYour password reset code is {code}. It works for 10 minutes. A new password signs every device out.\n\nIf you did not ask for it, ignore this mail: your password stays as it is.\n\nKeo',
  'sms.code': 'Keo: your code is {code}, valid for 10 minutes. Give it to nobody.',
  'list.tooDeep': 'The list opens down to row {max}. Filter by date to see further back.',
  'mail.contact.subject': 'We have your message, ticket {ticket}',
  'mail.contact.text':
    'Hello {name},\n\nYour message has reached us. The ticket is {ticket}; name it if you write again. We answer within one working day.\n\nYou wrote:\n{text}\n\nKeo',
};
