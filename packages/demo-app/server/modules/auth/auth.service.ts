import type { CodePurpose, Locale, Login, Register, Tokens } from '@keo/core/contract';
import { countedAddress } from '../../platform/caller-address.ts';
import type { Platform } from '../../platform/platform.ts';
import { FieldsError, RefusalError } from '../../platform/refusal.ts';
import type { Unit } from '../../platform/unit-of-work.ts';
import { say } from '../../texts/say.ts';
import type { Links } from '../partners/links.service.ts';
import { maskContacts } from '../../texts/mask-contacts.ts';
import type { UsersService } from '../users/users.service.ts';
import type { Channel, CodesService } from './codes.service.ts';
import { type Passwords, isCommonPassword } from './password.ts';
import type { Enter } from './enter.ts';
import type { KnownDevices } from './known-devices.service.ts';
import { deletePasskeysOf } from './passkeys.repository.ts';
import type { SessionsService } from './sessions.service.ts';
import type { TellOwner } from '../users/tell-owner.ts';

type Person = Awaited<ReturnType<UsersService['byId']>>;
type Place = { locale: Locale; address: string; device: string };
/** Who asks for or tries a code; `userId` where that is a signed-in user. */
type Caller = { address: string; userId?: string | null };

export type AuthService = {
  login(input: Login, place: Place): Promise<Tokens>;
  register(input: Register, place: Place): Promise<Tokens>;
  logout(userId: string, sessionId: string): Promise<void>;
  /** Sends a code where an account has this identifier; the answer is the same where none has. */
  sendCode(identifier: string, purpose: CodePurpose, caller: Caller): Promise<void>;
  resetPassword(input: { identifier: string; code: string; password: string }, caller: Caller): Promise<void>;
  changePassword(userId: string, sessionId: string, current: string, wanted: string): Promise<void>;
  verify(userId: string, what: 'email' | 'phone', code: string): Promise<void>;
  checkSms(
    input: { phone: string; code: string; purpose: 'VERIFY_PHONE' | 'RESET_PASSWORD' },
    caller: Caller,
  ): Promise<void>;
};

const wrongCredentials = () => new RefusalError('WRONG_CREDENTIALS', 'wrongCredentials');

/** Normalises an identifier, so that one phone number has one spelling. */
const plain = (identifier: string) => identifier.trim().toLowerCase().replace(/^\+84/, '0');

function refuseCommon(password: string, field: string): void {
  if (isCommonPassword(password)) throw new FieldsError('INVALID', { [field]: 'commonPassword' });
}

/**
 * The channel of a code. An unverified contact may be a stranger's, so it resets no password while the other one is
 * verified.
 */
function channelOf(person: Person, identifier: string, purpose: CodePurpose): Channel {
  const bySms = purpose === 'VERIFY_PHONE' || person.email === null || person.phone === plain(identifier);
  const wanted = bySms ? 'SMS' : 'EMAIL';
  if (purpose !== 'RESET_PASSWORD') return wanted;
  const [mine, other] = bySms
    ? [person.phoneVerifiedAt, person.emailVerifiedAt]
    : [person.emailVerifiedAt, person.phoneVerifiedAt];
  if (mine !== null || other === null) return wanted;
  return bySms ? 'EMAIL' : 'SMS';
}

export function createAuthService(
  { transact, outbox, limits, db }: Platform,
  deps: {
    users: UsersService;
    sessions: SessionsService;
    codes: CodesService;
    passwords: Passwords;
    links: Pick<Links, 'endGrants' | 'endAll'>;
    tellOwner: TellOwner;
    devices: Pick<KnownDevices, 'noteSignUp'>;
    enter: Enter;
  },
): AuthService {
  const { users, sessions, codes, passwords, links, tellOwner, devices, enter } = deps;

  /** The key of rate limits: the account whatever identifier was typed, else the identifier. */
  const countedFor = (person: Person | null, identifier: string) =>
    person?.id ?? codes.strangerOf(identifier);

  /** Codes and password resets find no closed account. */
  const findOpen = async (identifier: string) => {
    const person = await users.byIdentifier(db, identifier);
    return person?.closedAt === null ? person : null;
  };

  async function sendCodeTo(
    unit: Unit,
    person: Person,
    { purpose, channel, by }: { purpose: CodePurpose; channel: Channel; by: string | undefined },
  ): Promise<void> {
    const to = channel === 'EMAIL' ? person.email : person.phone;
    if (to === null) return;
    const code = await codes.create(unit.db, person.id, purpose, { by, channel });
    const { locale } = person.settings;
    const mail = purpose === 'RESET_PASSWORD' ? 'mail.reset' : 'mail.verify';
    await outbox.send(unit.db, {
      channel,
      to,
      code,
      subject: channel === 'SMS' ? '' : say(locale, `${mail}.subject`, { code }),
      text: channel === 'SMS' ? say(locale, 'sms.code', { code }) : say(locale, `${mail}.text`, { code }),
    });
  }

  /** Ends what the old password opened: all sessions but `keep`, passkeys, which it could add, and grants of partners. */
  async function renewPassword(
    unit: Unit,
    userId: string,
    passwordHash: string,
    keep?: string,
  ): Promise<void> {
    await users.setPassword(unit.db, userId, passwordHash);
    // Before the sessions: the delete waits for a concurrent sign-in by passkey, so its session is revoked below.
    const passkeys = await deletePasskeysOf(unit.db, userId);
    await sessions.revokeAll(unit, userId, keep);
    await links.endGrants(unit.db, userId);
    await tellOwner(unit, userId, { what: 'passwordChanged', passkeys });
  }

  return {
    async login({ username, password }, { address, device }) {
      await limits.takeFrom(address, 'loginByAddress');
      const person = await users.byIdentifier(db, username);
      await limits.takeFrom(address, 'loginByAccount', countedFor(person, username));
      if (!(await passwords.verify(person?.passwordHash ?? null, password)) || !person)
        throw wrongCredentials();
      // Said to nobody but its owner.
      if (person.closedAt !== null) throw new RefusalError('NOT_ALLOWED', 'account.closed');
      const tokens = await transact(async (unit) => {
        // The password may have changed while it was being checked: then the new session must not be opened.
        if (!(await users.holdsPassword(unit.db, person.id, person.passwordHash))) throw wrongCredentials();
        return enter(unit, person.id, device);
      });
      await limits.giveBack(address, 'loginByAddress');
      return tokens;
    },

    async register({ username, password, email, phone, displayName }, { locale, address, device }) {
      if (email === undefined && phone === undefined) {
        throw new FieldsError('INVALID', { email: 'contactNeeded' });
      }
      // A username like another person's phone number would be found where that phone signs in.
      if (/^\d+$/.test(username)) throw new FieldsError('INVALID', { username: 'field.usernameDigits' });
      if (maskContacts(username).isMasked)
        throw new FieldsError('INVALID', { username: 'field.usernameContact' });
      refuseCommon(password, 'password');
      await limits.takeFrom(address, 'signUps');
      const passwordHash = await passwords.hash(password);
      return transact(async (unit) => {
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
          await sendCodeTo(unit, person, { purpose: 'VERIFY_EMAIL', channel: 'EMAIL', by });
        if (phone !== undefined)
          await sendCodeTo(unit, person, { purpose: 'VERIFY_PHONE', channel: 'SMS', by });
        await devices.noteSignUp(unit, person.id, device);
        return sessions.open(unit, person.id, device);
      });
    },

    async logout(userId, sessionId) {
      await transact((unit) => sessions.revoke(unit, userId, sessionId));
    },

    async sendCode(identifier, purpose, { address, userId }) {
      const person = await findOpen(identifier);
      const isOwner = person !== null && person.id === userId;
      if (!isOwner) await limits.takeFrom(address, 'codesByAddress');
      const from = isOwner ? 'owner' : countedAddress(address);
      const by = isOwner ? undefined : codes.callerAt(address);
      await limits.take('codes', `${purpose}:${from}:${countedFor(person, identifier)}`);
      if (!person) {
        // Sends nothing; trying the code shows the same tries and the same end as for an account.
        await transact((unit) => codes.create(unit.db, codes.strangerOf(identifier), purpose, { by }));
        return;
      }
      const channel = channelOf(person, identifier, purpose);
      await transact((unit) => sendCodeTo(unit, person, { purpose, channel, by }));
    },

    async resetPassword({ identifier, code, password }, { address }) {
      const person = await findOpen(identifier);
      const whose = countedFor(person, identifier);
      await limits.takeFrom(address, 'codeTries', `reset:${whose}`);
      refuseCommon(password, 'password');
      const codeId = await codes.check(whose, 'RESET_PASSWORD', code, { by: codes.callerAt(address) });
      if (!person) return;
      const passwordHash = await passwords.hash(password);
      await transact(async (unit) => {
        const channel = await codes.spend(unit.db, codeId);
        // Codes that are still open may have been asked for by the user who is locked out here.
        await codes.endAll(unit.db, person.id);
        if (channel) await users.keepProved(unit.db, person.id, channel === 'SMS' ? 'phone' : 'email');
        // No contact was verified: a partner's link may be of an earlier holder of the account.
        if (person.emailVerifiedAt === null && person.phoneVerifiedAt === null)
          await links.endAll(unit.db, person.id);
        await renewPassword(unit, person.id, passwordHash);
      });
    },

    async changePassword(userId, sessionId, current, wanted) {
      await limits.take('loginByAccount', `change:${userId}`);
      refuseCommon(wanted, 'newPassword');
      const person = await users.byId(db, userId);
      if (!(await passwords.verify(person.passwordHash, current))) {
        throw new FieldsError('WRONG_CREDENTIALS', { currentPassword: 'wrongPassword' });
      }
      const passwordHash = await passwords.hash(wanted);
      await transact((unit) => renewPassword(unit, userId, passwordHash, sessionId));
    },

    async verify(userId, what, code) {
      await limits.take('codeTries', `verify:${userId}`);
      await codes.use(userId, what === 'email' ? 'VERIFY_EMAIL' : 'VERIFY_PHONE', code);
      await transact((unit) => users.markVerified(unit.db, userId, what));
    },

    async checkSms({ phone, code, purpose }, { address }) {
      const person = await findOpen(phone);
      const whose = countedFor(person, phone);
      await limits.takeFrom(address, 'codeTries', `sms:${whose}`);
      const by = codes.callerAt(address);
      // To reset a password the code comes again with the new one, so it is only checked here, not spent.
      if (purpose === 'RESET_PASSWORD') {
        await codes.check(whose, purpose, code, { by });
        return;
      }
      await codes.use(whose, purpose, code, { by });
      if (person) await transact((unit) => users.markVerified(unit.db, person.id, 'phone'));
    },
  };
}
