import type { changeContactVi } from './change-contact.vi.ts';

export const changeContactEn: Readonly<Record<keyof typeof changeContactVi, string>> = {
  'changeContact.email.change': 'Change e-mail',
  'changeContact.email.add': 'Add an e-mail',
  'changeContact.email.next': 'New e-mail',
  'changeContact.email.invalid': 'Enter an e-mail address such as name@example.com',
  'changeContact.email.done': 'From now on you sign in and get codes with {to}',
  'changeContact.phone.change': 'Change phone number',
  'changeContact.phone.add': 'Add a phone number',
  'changeContact.phone.next': 'New phone number',
  'changeContact.phone.invalid': 'Enter a Vietnamese mobile number such as 0912 345 678',
  'changeContact.phone.done': 'From now on you sign in and get codes with {to}',
  'changeContact.change': 'Change',
  'changeContact.add': 'Add',
  'changeContact.detail': 'Enter your password, then the codes that we send you.',
  'changeContact.hold':
    'Afterwards other devices are signed out, and no money can be withdrawn for 24 hours.',
  'changeContact.signsOut': 'Afterwards other devices are signed out.',
  'changeContact.password': 'Current password',
  'changeContact.password.required': 'Enter your password, so that we know it is you',
  'changeContact.send': 'Send codes',
  'changeContact.codes.detail': 'Each code has six digits and is valid for 10 minutes.',
  'changeContact.code': 'Code sent to {to}',
  'changeContact.lost': 'No longer using {from}? Send the code to {to}',
  'changeContact.noCode.phone':
    'No code? A text message may take some minutes. A contact that has another account gets no code.',
  'changeContact.noCode.email':
    'No code? Look among your spam too. A contact that has another account gets no code.',
  'changeContact.submit': 'Confirm',
  'changeContact.close': 'Close',
};
