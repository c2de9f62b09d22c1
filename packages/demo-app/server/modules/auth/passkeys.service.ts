import type {
  MadePasskey,
  Passkey,
  PasskeyChallenge,
  PasskeyOptions,
  RemovePasskey,
  ShownPasskey,
  SignInAnswer,
} from '@keo/core/contract';
import type { Database } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { FieldsError, RefusalError, notFound } from '../../platform/http/refusal.ts';
import type { Passwords } from '../../platform/security/passwords.ts';
import type { UsersService } from '../users/users.service.ts';
import type { Enter } from './auth-needs.ts';
import type { CodesService } from './codes.service.ts';
import type { Person } from './find-account.ts';
import { challengeLifetime, createChallenges } from './passkey-challenges.ts';
import { type Site, algorithms, getChallenge, verifyRegistration, verifyAssertion } from './passkey-proof.ts';
import * as repository from './passkeys.repository.ts';
import type { SessionsService } from './sessions.service.ts';
import type { TellOwner } from '../users/tell-owner.ts';

/** For each account. */
const maxPasskeys = 20;
const signIn = 'sign in';

type Place = { address: string; device: string };
type Member = { userId: string; sessionId: string; device: string };

/** Bound to the session and to the current password. */
const adding = ({ userId, sessionId }: Member, passwordHash: string) =>
  ['add', userId, sessionId, passwordHash].join(' ');

export type PasskeysService = {
  challenge(): PasskeyChallenge;
  /** @throws RefusalError WRONG_CREDENTIALS for every cause. */
  login(shown: ShownPasskey, place: Place): Promise<SignInAnswer>;
  list(userId: string): Promise<Passkey[]>;
  /** Needs the password, so that a stolen session cannot add a passkey. */
  options(member: Member, password: string): Promise<PasskeyOptions>;
  add(member: Member, made: MadePasskey): Promise<Passkey>;
  rename(userId: string, id: string, name: string): Promise<Passkey>;
  /**
   * Needs the password or any passkey of the account, so that a stolen session cannot remove one; mails the owner.
   * @throws FieldsError WRONG_CREDENTIALS or INVALID at the password; RefusalError WRONG_CREDENTIALS for a passkey.
   */
  remove(member: Member, request: RemovePasskey): Promise<void>;
  /** Returns how many. */
  removeAll(db: Database, userId: string): Promise<number>;
};

const refused = () => new RefusalError('WRONG_CREDENTIALS', 'passkeyRefused');
const unproved = () => new RefusalError('WRONG_CREDENTIALS', 'passkeyUnproved');
const wrongPassword = () => new FieldsError('WRONG_CREDENTIALS', { password: 'wrongPassword' });
const notAdded = () => new RefusalError('EXPIRED', 'passkeyNotAdded');
const tooMany = () => new RefusalError('LIMIT', 'passkeysFull', { max: maxPasskeys }, { max: maxPasskeys });

const toShown = ({ id, name, createdAt, lastUsedAt }: repository.PasskeyRow): Passkey => ({
  id,
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});

export function createPasskeys(
  platform: Pick<Platform, 'db' | 'transact' | 'clock' | 'limits' | 'secret' | 'publicUrl'>,
  deps: {
    users: Pick<UsersService, 'byId' | 'lock'>;
    sessions: Pick<SessionsService, 'hold'>;
    codes: Pick<CodesService, 'getStrangerKey'>;
    passwords: Passwords;
    enter: Enter;
    tellOwner: TellOwner;
  },
): PasskeysService {
  const { db, transact, clock, limits } = platform;
  const { users, sessions, codes, passwords, enter, tellOwner } = deps;
  const { origin, hostname } = new URL(platform.publicUrl);
  const site: Site = { origin, rpId: hostname };
  const challenges = createChallenges(platform);

  async function checkPassword(userId: string, password: string): Promise<Person> {
    await limits.take('loginByAccount', `change:${userId}`);
    const person = await users.byId(db, userId);
    if (!(await passwords.verify(person.passwordHash, password))) throw wrongPassword();
    return person;
  }

  /** The account under its lock, for a session that is still open. */
  async function lockMember(tx: Database, { userId, sessionId }: Member): Promise<Person> {
    const person = await users.lock(tx, userId);
    await sessions.hold(tx, sessionId);
    return person;
  }

  /** Checks the signature. Returns the use of the passkey, for the transaction of what it allows; null for a wrong one. */
  async function checkAssertion(shown: ShownPasskey, passkey: repository.PasskeyRow | null) {
    const challenge = getChallenge(shown);
    if (!passkey || !challenges.isGood(challenge, signIn)) return null;
    const counter = await verifyAssertion(shown, { site, challenge, passkey });
    if (counter === null) return null;
    /** Locks the passkey. False where it was removed, or it or the challenge used, meanwhile. */
    return async (tx: Database): Promise<boolean> =>
      (await repository.usePasskey(tx, passkey.id, counter, clock.now())) && challenges.spend(tx, challenge);
  }

  /** Returns what to check again under the account's lock. */
  async function checkProof(userId: string, { password, passkey: shown }: RemovePasskey) {
    if (password !== undefined) {
      const { passwordHash } = await checkPassword(userId, password);
      return async (_tx: Database, now: Person) => {
        if (now.passwordHash !== passwordHash) throw wrongPassword();
      };
    }
    if (shown === undefined) throw new FieldsError('INVALID', { password: 'proofNeeded' });
    await limits.take('loginByAccount', `change:${userId}`);
    const passkey = await repository.findPasskey(db, shown.id);
    const use = await checkAssertion(shown, passkey?.userId === userId ? passkey : null);
    if (!use) throw unproved();
    return async (tx: Database) => {
      if (!(await use(tx))) throw unproved();
    };
  }

  return {
    challenge: () => ({
      rpId: site.rpId,
      challenge: challenges.make(signIn),
      timeout: challengeLifetime,
      userVerification: 'required',
    }),

    async login(shown, place) {
      await limits.takeFrom(place.address, 'loginByAddress');
      const passkey = await repository.findPasskey(db, shown.id);
      await limits.takeFrom(
        place.address,
        'loginByAccount',
        passkey?.userId ?? codes.getStrangerKey(shown.id),
      );
      const use = await checkAssertion(shown, passkey);
      if (!passkey || !use) throw refused();
      return enter(passkey.userId, place, async (tx) => {
        // A concurrent password change waits for the passkey's lock, deletes it and revokes this session.
        if (!(await use(tx))) throw refused();
      });
    },

    list: async (userId) => (await repository.listPasskeys(db, userId)).map(toShown),

    async options(member, password) {
      const person = await checkPassword(member.userId, password);
      const own = await repository.listPasskeys(db, person.id);
      if (own.length >= maxPasskeys) throw tooMany();
      return {
        rp: { id: site.rpId, name: 'Keo' },
        user: {
          id: Buffer.from(person.id).toString('base64url'),
          name: person.username,
          displayName: person.displayName,
        },
        challenge: challenges.make(adding(member, person.passwordHash)),
        pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
        timeout: challengeLifetime,
        excludeCredentials: own.map(({ id }) => ({ type: 'public-key', id })),
        authenticatorSelection: {
          residentKey: 'required',
          requireResidentKey: true,
          userVerification: 'required',
        },
        attestation: 'none',
      };
    },

    async add(member, made) {
      const { userId, device } = member;
      const { passwordHash } = await users.byId(db, userId);
      const challenge = getChallenge(made);
      if (!challenges.isGood(challenge, adding(member, passwordHash))) throw notAdded();
      const key = await verifyRegistration(made, { site, challenge });
      if (key === null) throw notAdded();
      return transact(async (unit) => {
        if ((await lockMember(unit.db, member)).passwordHash !== passwordHash) throw notAdded();
        if (!(await challenges.spend(unit.db, challenge))) throw notAdded();
        if ((await repository.listPasskeys(unit.db, userId)).length >= maxPasskeys) throw tooMany();
        const createdAt = clock.now();
        const row = { ...key, userId, name: device, createdAt, lastUsedAt: null };
        if (!(await repository.insertPasskey(unit.db, row))) throw notAdded();
        await tellOwner(unit, userId, { what: 'passkeyAdded', device, at: createdAt });
        return toShown(row);
      });
    },

    async rename(userId, id, name) {
      const row = await repository.renamePasskey(db, { userId, id, name });
      if (!row) throw notFound();
      return toShown(row);
    },

    async remove(member, request) {
      const { userId, device } = member;
      const own = await repository.findPasskey(db, request.id);
      if (own?.userId !== userId) throw notFound();
      const checkAgain = await checkProof(userId, request);
      await transact(async (unit) => {
        await checkAgain(unit.db, await lockMember(unit.db, member));
        if (!(await repository.deletePasskey(unit.db, userId, request.id))) throw notFound();
        await tellOwner(unit, userId, { what: 'passkeyRemoved', device, at: clock.now() });
      });
    },

    removeAll: repository.deletePasskeys,
  };
}
