import { type User, readPhone } from '@keo/core/contract';
import { FieldsError, RefusalError } from '../../platform/http/refusal.ts';
import type { Unit } from '../../platform/database/unit-of-work.ts';
import { say } from '../../platform/texts/say.ts';
import { momentWords } from '../../platform/texts/vietnam-day.ts';
import type { AuthNeeds } from './auth-needs.ts';
import type { Purpose } from './code-tries.ts';
import type { Person } from './find-account.ts';

type Contact = 'email' | 'phone';
type NewContact = { contact: Contact; to: string };
type Input = { email?: string | undefined; phone?: string | undefined };
type Me = { userId: string; sessionId: string };

const channels = { email: 'EMAIL', phone: 'SMS' } as const;

function toNewContact({ email, phone }: Input): NewContact {
  if (email !== undefined && phone === undefined) return { contact: 'email', to: email };
  const read = phone === undefined || email !== undefined ? null : readPhone(phone);
  if (read === null) throw new FieldsError('INVALID', { email: 'contactNeeded' });
  return { contact: 'phone', to: read };
}

const toSubject = ({ contact, to }: NewContact) => `${contact}:${to}`;

/** The verified contacts that can prove the owner, first the one that is changed. An unverified one may be a stranger's. */
const listProofs = (person: Person, contact: Contact): Contact[] =>
  [contact, contact === 'email' ? ('phone' as const) : ('email' as const)].filter(
    (one) => person[one] !== null && person[`${one}VerifiedAt`] !== null,
  );

async function sendCode(
  { codes, outbox }: Pick<AuthNeeds, 'codes' | 'outbox'>,
  unit: Unit,
  person: Person,
  { contact, to, purpose, subject }: NewContact & { purpose: Purpose; subject: string },
): Promise<void> {
  const code = await codes.create(unit.db, person.id, purpose, { subject });
  const { locale } = person.settings;
  const mail = purpose === 'LEAVE_CONTACT' ? 'mail.leaveContact' : 'mail.verify';
  const isMail = contact === 'email';
  await outbox.send(unit.db, {
    locale,
    channel: channels[contact],
    to,
    code,
    subject: isMail ? say(locale, `${mail}.subject`, { code }) : '',
    text: say(locale, isMail ? `${mail}.text` : 'sms.code', { code }),
  });
}

const wrongPassword = () => new FieldsError('WRONG_CREDENTIALS', { password: 'wrongPassword' });

/** A code to a verified contact of the account, if it has one, and one to the new contact. */
export const sendContactCodesBy =
  (needs: Pick<AuthNeeds, 'db' | 'transact' | 'limits' | 'users' | 'codes' | 'passwords' | 'outbox'>) =>
  async (
    input: Input & { password: string; provedBy?: Contact | undefined },
    { userId }: Me,
  ): Promise<{ provedBy: Contact | null }> => {
    const { db, transact, limits, users, codes, passwords } = needs;
    const wanted = toNewContact(input);
    await limits.take('loginByAccount', `change:${userId}`);
    const person = await users.byId(db, userId);
    if (!(await passwords.verify(person.passwordHash, input.password))) throw wrongPassword();
    if (person[wanted.contact] === wanted.to)
      throw new FieldsError('INVALID', { [wanted.contact]: 'contactSame' });
    await limits.take('codes', `contact:${userId}`);
    return transact(async (unit) => {
      const now = await users.hold(unit.db, userId);
      if (now.passwordHash !== person.passwordHash) throw wrongPassword();
      const subject = toSubject(wanted);
      const proofs = listProofs(now, wanted.contact);
      const provedBy = proofs.find((one) => one === input.provedBy) ?? proofs[0] ?? null;
      const to = provedBy && now[provedBy];
      if (provedBy && to)
        await sendCode(needs, unit, now, { contact: provedBy, to, purpose: 'LEAVE_CONTACT', subject });
      // Only the reader of that address may learn that another account has it: no code is sent.
      if (await users.byIdentifier(unit.db, wanted.to))
        await codes.create(unit.db, userId, 'ENTER_CONTACT', { subject });
      else await sendCode(needs, unit, now, { ...wanted, purpose: 'ENTER_CONTACT', subject });
      return { provedBy };
    });
  };

/** To the contact that is left, and to a verified other one. No mail names the new one, which is unproven text. */
async function tellLeft(
  { outbox, publicUrl }: Pick<AuthNeeds, 'outbox'> & { publicUrl: string },
  unit: Unit,
  before: Person,
  { contact, at }: { contact: Contact; at: Date },
): Promise<void> {
  const { locale } = before.settings;
  const mail = before[contact] === null ? 'contactAdded' : 'contactChanged';
  const words = { url: publicUrl, at: momentWords(locale, at), what: say(locale, `contact.${contact}`) };
  const reached = new Set<Contact>([...(before[contact] ? [contact] : []), ...listProofs(before, contact)]);
  for (const one of reached) {
    const to = before[one];
    if (to === null) continue;
    const isMail = one === 'email';
    await outbox.send(unit.db, {
      locale,
      channel: channels[one],
      to,
      subject: isMail ? say(locale, `mail.${mail}.subject`, words) : '',
      text: say(locale, isMail ? `mail.${mail}.text` : `sms.${mail}`, words),
    });
  }
}

export const changeContactBy =
  (
    needs: Pick<
      AuthNeeds,
      'db' | 'transact' | 'clock' | 'limits' | 'users' | 'codes' | 'sessions' | 'outbox'
    > & {
      publicUrl: string;
    },
  ) =>
  async (
    input: Input & { oldCode?: string | undefined; newCode: string },
    { userId, sessionId }: Me,
  ): Promise<{ user: User }> => {
    const { db, transact, clock, limits, users, codes, sessions } = needs;
    const wanted = toNewContact(input);
    const subject = toSubject(wanted);
    await limits.take('codeTries', `contact:${userId}`);

    /** A refusal names the code that it is about. */
    const check = async (field: 'oldCode' | 'newCode', purpose: Purpose): Promise<string> => {
      const code = input[field];
      if (code === undefined) throw new RefusalError('OTP_REQUIRED', 'otpRequired', { field });
      try {
        return await codes.check(userId, purpose, code, { subject });
      } catch (error) {
        if (!(error instanceof RefusalError)) throw error;
        throw new RefusalError(error.reason, error.text, { ...error.details, field }, error.params);
      }
    };

    const known = await users.byId(db, userId);
    // The answer of the call before was lost.
    if (known[wanted.contact] === wanted.to && known[`${wanted.contact}VerifiedAt`] !== null)
      return { user: await users.me(userId) };
    const isProved = (person: Person) => listProofs(person, wanted.contact).length > 0;
    const left = isProved(known) ? await check('oldCode', 'LEAVE_CONTACT') : null;
    const entered = await check('newCode', 'ENTER_CONTACT');
    await transact(async (unit) => {
      const before = await users.lockOpen(unit.db, userId);
      await sessions.hold(unit.db, sessionId);
      // A contact may have been verified meanwhile.
      if (left === null && isProved(before))
        throw new RefusalError('OTP_REQUIRED', 'otpRequired', { field: 'oldCode' });
      if (left !== null) await codes.spend(unit.db, left);
      await codes.spend(unit.db, entered);
      // Codes on their way to the contact that is left.
      await codes.endAll(unit.db, userId);
      await users.changeContact(unit.db, userId, wanted);
      await sessions.revokeAll(unit, userId, sessionId);
      await tellLeft(needs, unit, before, { contact: wanted.contact, at: clock.now() });
    });
    return { user: await users.me(userId) };
  };
