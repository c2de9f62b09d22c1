import { expect, it } from 'vitest';
import { getChannel } from './send-code.ts';

const verified = new Date();
const person = {
  email: 'ha@keo.example',
  phone: '0912345678',
  emailVerifiedAt: null,
  phoneVerifiedAt: null,
} satisfies Parameters<typeof getChannel>[0];
const byPhone = '+84912345678';

it.each([
  ['the contact that was typed', person, byPhone, 'SMS'],
  ['the e-mail where the username was typed', person, 'ha', 'EMAIL'],
  ['the phone where there is no e-mail', { ...person, email: null }, 'ha', 'SMS'],
  [
    'the other contact where that alone is verified',
    { ...person, emailVerifiedAt: verified },
    byPhone,
    'EMAIL',
  ],
  ['the other one, the other way round', { ...person, phoneVerifiedAt: verified }, person.email, 'SMS'],
  [
    'the typed contact where both are verified',
    { ...person, emailVerifiedAt: verified, phoneVerifiedAt: verified },
    byPhone,
    'SMS',
  ],
] as const)('a code to reset a password goes by %s', (_name, whose, identifier, channel) => {
  expect(getChannel(whose, identifier, 'RESET_PASSWORD')).toBe(channel);
});

it('a code to verify a contact goes to that contact', () => {
  const withEmail = { ...person, emailVerifiedAt: verified };
  expect(getChannel(withEmail, byPhone, 'VERIFY_PHONE')).toBe('SMS');
  expect(getChannel(withEmail, person.email, 'VERIFY_EMAIL')).toBe('EMAIL');
});
