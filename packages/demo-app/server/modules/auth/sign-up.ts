import type { Register, SignInAnswer } from '@keo/core/contract';
import { FieldsError } from '../../platform/http/refusal.ts';
import { maskContacts } from '../../platform/texts/mask-contacts.ts';
import type { AuthNeeds, Place } from './auth-needs.ts';
import { refuseCommon } from './common-passwords.ts';
import { sendCodeTo } from './send-code.ts';
import { keepDevice } from './sessions.repository.ts';

export const signUpBy =
  (needs: Omit<AuthNeeds, 'db' | 'links' | 'tellOwner' | 'enter'>) =>
  async (
    { username, password, email, phone, displayName }: Register,
    { locale, address, device }: Place,
  ): Promise<SignInAnswer> => {
    const { transact, clock, limits, users, codes, passwords, sessions } = needs;
    if (email === undefined && phone === undefined)
      throw new FieldsError('INVALID', { email: 'contactNeeded' });
    // A username like another person's phone number would be found where that phone signs in.
    if (/^\d+$/.test(username)) throw new FieldsError('INVALID', { username: 'field.usernameDigits' });
    if (maskContacts(username).isMasked)
      throw new FieldsError('INVALID', { username: 'field.usernameContact' });
    refuseCommon(password, 'password');
    await limits.takeFrom(address, 'signUps');
    const passwordHash = await passwords.hash(password);
    const { id, tokens } = await transact(async (unit) => {
      const person = await users.create(unit.db, {
        username,
        displayName,
        email: email ?? null,
        phone: phone ?? null,
        passwordHash,
        locale,
      });
      const by = codes.callerAt(address);
      if (email !== undefined)
        await sendCodeTo(needs, unit, person, { purpose: 'VERIFY_EMAIL', channel: 'EMAIL', by });
      if (phone !== undefined)
        await sendCodeTo(needs, unit, person, { purpose: 'VERIFY_PHONE', channel: 'SMS', by });
      await keepDevice(unit.db, { userId: person.id, device, lastSeenAt: clock.now() });
      return { id: person.id, tokens: await sessions.open(unit, person.id, device) };
    });
    return { ...tokens, user: await users.me(id) };
  };
