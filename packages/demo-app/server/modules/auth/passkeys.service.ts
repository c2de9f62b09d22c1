import type {
  MadePasskey,
  Passkey,
  PasskeyChallenge,
  PasskeyOptions,
  ShownPasskey,
  Tokens,
} from '@keo/core/contract';
import type { Database } from '../../platform/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { FieldsError, RefusalError, notFound } from '../../platform/refusal.ts';
import type { UsersService } from '../users/users.service.ts';
import type { CodesService } from './codes.service.ts';
import type { Enter } from './enter.ts';
import type { Passwords } from './password.ts';
import { challengeLifetime, createChallenges } from './passkey-challenges.ts';
import { type Site, algorithms, challengeOf, verifyRegistration, verifyAssertion } from './passkey-proof.ts';
import * as repository from './passkeys.repository.ts';
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
  login(shown: ShownPasskey, place: Place): Promise<Tokens>;
  list(userId: string): Promise<Passkey[]>;
  /** Needs the password, so that a stolen session cannot add a passkey. */
  options(member: Member, password: string): Promise<PasskeyOptions>;
  add(member: Member, made: MadePasskey): Promise<Passkey>;
  rename(userId: string, id: string, name: string): Promise<Passkey>;
  remove(userId: string, id: string): Promise<void>;
  /** Returns how many. */
  removeAll(db: Database, userId: string): Promise<number>;
};

const refused = () => new RefusalError('WRONG_CREDENTIALS', 'passkeyRefused');
const notAdded = () => new RefusalError('EXPIRED', 'passkeyNotAdded');
const tooMany = () => new RefusalError('LIMIT', 'passkeysFull', { max: maxPasskeys }, { max: maxPasskeys });

const shownOf = ({ id, name, createdAt, lastUsedAt }: repository.PasskeyRow): Passkey => ({
  id,
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});

export function createPasskeys(
  platform: Pick<Platform, 'db' | 'transact' | 'clock' | 'limits' | 'secret' | 'publicUrl'>,
  deps: {
    users: Pick<UsersService, 'byId' | 'holdsPassword' | 'lock'>;
    codes: Pick<CodesService, 'strangerOf'>;
    passwords: Passwords;
    enter: Enter;
    tellOwner: TellOwner;
  },
): PasskeysService {
  const { db, transact, clock, limits } = platform;
  const { users, codes, passwords, enter, tellOwner } = deps;
  const { origin, hostname } = new URL(platform.publicUrl);
  const site: Site = { origin, rpId: hostname };
  const challenges = createChallenges(platform);

  return {
    challenge: () => ({
      rpId: site.rpId,
      challenge: challenges.make(signIn),
      timeout: challengeLifetime,
      userVerification: 'required',
    }),

    async login(shown, { address, device }) {
      await limits.takeFrom(address, 'loginByAddress');
      const passkey = await repository.findPasskey(db, shown.id);
      await limits.takeFrom(address, 'loginByAccount', passkey?.userId ?? codes.strangerOf(shown.id));
      const challenge = challengeOf(shown);
      if (!passkey || !challenges.isGood(challenge, signIn)) throw refused();
      const counter = await verifyAssertion(shown, { site, challenge, passkey });
      if (counter === null) throw refused();
      const tokens = await transact(async (unit) => {
        // Locks the passkey row: a concurrent password change waits for it, deletes it and revokes this session.
        const isUsed = await repository.usePasskey(unit.db, passkey.id, counter, clock.now());
        if (!isUsed || !(await challenges.spend(unit.db, challenge))) throw refused();
        return enter(unit, passkey.userId, device);
      });
      await limits.giveBack(address, 'loginByAddress');
      return tokens;
    },

    list: async (userId) => (await repository.listPasskeys(db, userId)).map(shownOf),

    async options(member, password) {
      await limits.take('loginByAccount', `change:${member.userId}`);
      const person = await users.byId(db, member.userId);
      if (!(await passwords.verify(person.passwordHash, password)))
        throw new FieldsError('WRONG_CREDENTIALS', { password: 'wrongPassword' });
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
      const challenge = challengeOf(made);
      if (!challenges.isGood(challenge, adding(member, passwordHash))) throw notAdded();
      const key = await verifyRegistration(made, { site, challenge });
      if (key === null) throw notAdded();
      return transact(async (unit) => {
        await users.lock(unit.db, userId);
        if (!(await users.holdsPassword(unit.db, userId, passwordHash))) throw notAdded();
        if (!(await challenges.spend(unit.db, challenge))) throw notAdded();
        if ((await repository.listPasskeys(unit.db, userId)).length >= maxPasskeys) throw tooMany();
        const createdAt = clock.now();
        const row = { ...key, userId, name: device, createdAt, lastUsedAt: null };
        if (!(await repository.insertPasskey(unit.db, row))) throw notAdded();
        await tellOwner(unit, userId, { what: 'passkeyAdded', device, at: createdAt });
        return shownOf(row);
      });
    },

    async rename(userId, id, name) {
      const row = await repository.renamePasskey(db, { userId, id, name });
      if (!row) throw notFound();
      return shownOf(row);
    },

    async remove(userId, id) {
      if (!(await repository.deletePasskey(db, userId, id))) throw notFound();
    },

    removeAll: repository.deletePasskeysOf,
  };
}
