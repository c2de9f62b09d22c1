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
import { type Challenges, challengeLifetime, createChallenges } from './passkey-challenges.ts';
import {
  type Site,
  getChallenge,
  toCreationOptions,
  verifyRegistration,
  verifyAssertion,
} from './passkey-proof.ts';
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
  remove(member: Member, requests: RemovePasskey): Promise<void>;
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

type Options = Pick<Platform, 'db' | 'transact' | 'clock' | 'limits' | 'secret' | 'publicUrl'>;
type Services = {
  users: Pick<UsersService, 'byId' | 'lock'>;
  sessions: Pick<SessionsService, 'hold'>;
  codes: Pick<CodesService, 'getStrangerKey'>;
  passwords: Passwords;
  enter: Enter;
  tellOwner: TellOwner;
};
type Tools = Options & Services & { site: Site; challenges: Challenges };

async function checkPassword(
  { db, limits, users, passwords }: Tools,
  userId: string,
  password: string,
): Promise<Person> {
  await limits.take('loginByAccount', `change:${userId}`);
  const person = await users.byId(db, userId);
  if (!(await passwords.verify(person.passwordHash, password))) throw wrongPassword();
  return person;
}

/** The account under its lock, for a session that is still open. */
async function lockMember(
  { users, sessions }: Tools,
  tx: Database,
  { userId, sessionId }: Member,
): Promise<Person> {
  const person = await users.lock(tx, userId);
  await sessions.hold(tx, sessionId);
  return person;
}

/** Checks the signature. Returns the use of the passkey, for the transaction of what it allows; null for a wrong one. */
async function checkAssertion(
  { site, challenges, clock }: Tools,
  shown: ShownPasskey,
  passkey: repository.PasskeyRow | null,
) {
  const challenge = getChallenge(shown);
  if (!passkey || !challenges.isGood(challenge, signIn)) return null;
  const counter = await verifyAssertion(shown, { site, challenge, passkey });
  if (counter === null) return null;
  /** Locks the passkey. False where it was removed, or it or the challenge used, meanwhile. */
  return async (tx: Database): Promise<boolean> =>
    (await repository.usePasskey(tx, passkey.id, counter, clock.now())) && challenges.spend(tx, challenge);
}

/** Returns what to check again under the account's lock. */
async function checkProof(tools: Tools, userId: string, { password, passkey: shown }: RemovePasskey) {
  if (password !== undefined) {
    const { passwordHash } = await checkPassword(tools, userId, password);
    return async (_tx: Database, now: Person) => {
      if (now.passwordHash !== passwordHash) throw wrongPassword();
    };
  }
  if (shown === undefined) throw new FieldsError('INVALID', { password: 'proofNeeded' });
  await tools.limits.take('loginByAccount', `change:${userId}`);
  const passkey = await repository.findPasskey(tools.db, shown.id);
  const use = await checkAssertion(tools, shown, passkey?.userId === userId ? passkey : null);
  if (!use) throw unproved();
  return async (tx: Database) => {
    if (!(await use(tx))) throw unproved();
  };
}

async function signInByPasskey(tools: Tools, shown: ShownPasskey, place: Place): Promise<SignInAnswer> {
  const { db, limits, codes, enter } = tools;
  await limits.takeFrom(place.address, 'loginByAddress');
  const passkey = await repository.findPasskey(db, shown.id);
  await limits.takeFrom(place.address, 'loginByAccount', passkey?.userId ?? codes.getStrangerKey(shown.id));
  const use = await checkAssertion(tools, shown, passkey);
  if (!passkey || !use) throw refused();
  return enter(passkey.userId, place, async (tx) => {
    // A concurrent password change waits for the passkey's lock, deletes it and revokes this session.
    if (!(await use(tx))) throw refused();
  });
}

async function createOptions(tools: Tools, member: Member, password: string): Promise<PasskeyOptions> {
  const { db, site, challenges } = tools;
  const person = await checkPassword(tools, member.userId, password);
  const own = await repository.listPasskeys(db, person.id);
  if (own.length >= maxPasskeys) throw tooMany();
  const challenge = challenges.make(adding(member, person.passwordHash));
  return toCreationOptions({ site, person, challenge, timeout: challengeLifetime, own });
}

async function addPasskey(tools: Tools, member: Member, made: MadePasskey): Promise<Passkey> {
  const { db, transact, clock, users, site, challenges, tellOwner } = tools;
  const { userId, device } = member;
  const { passwordHash } = await users.byId(db, userId);
  const challenge = getChallenge(made);
  if (!challenges.isGood(challenge, adding(member, passwordHash))) throw notAdded();
  const key = await verifyRegistration(made, { site, challenge });
  if (key === null) throw notAdded();
  return transact(async (unit) => {
    if ((await lockMember(tools, unit.db, member)).passwordHash !== passwordHash) throw notAdded();
    if (!(await challenges.spend(unit.db, challenge))) throw notAdded();
    if ((await repository.listPasskeys(unit.db, userId)).length >= maxPasskeys) throw tooMany();
    const createdAt = clock.now();
    const row = { ...key, userId, name: device, createdAt, lastUsedAt: null };
    if (!(await repository.insertPasskey(unit.db, row))) throw notAdded();
    await tellOwner(unit, userId, { what: 'passkeyAdded', device, at: createdAt });
    return toShown(row);
  });
}

async function removePasskey(tools: Tools, member: Member, request: RemovePasskey): Promise<void> {
  const { db, transact, clock, tellOwner } = tools;
  const { userId, device } = member;
  const own = await repository.findPasskey(db, request.id);
  if (own?.userId !== userId) throw notFound();
  const checkAgain = await checkProof(tools, userId, request);
  await transact(async (unit) => {
    await checkAgain(unit.db, await lockMember(tools, unit.db, member));
    if (!(await repository.deletePasskey(unit.db, userId, request.id))) throw notFound();
    await tellOwner(unit, userId, { what: 'passkeyRemoved', device, at: clock.now() });
  });
}

export function createPasskeys(needs: Options & Services): PasskeysService {
  const { origin, hostname } = new URL(needs.publicUrl);
  const site: Site = { origin, rpId: hostname };
  const challenges = createChallenges(needs);
  const tools: Tools = { ...needs, site, challenges };
  const { db } = needs;
  return {
    challenge: () => ({
      rpId: site.rpId,
      challenge: challenges.make(signIn),
      timeout: challengeLifetime,
      userVerification: 'required',
    }),

    login: (shown, place) => signInByPasskey(tools, shown, place),
    list: async (userId) => (await repository.listPasskeys(db, userId)).map(toShown),

    options: (member, password) => createOptions(tools, member, password),
    add: (member, made) => addPasskey(tools, member, made),
    async rename(userId, id, name) {
      const row = await repository.renamePasskey(db, { userId, id, name });
      if (!row) throw notFound();
      return toShown(row);
    },

    remove: (member, request) => removePasskey(tools, member, request),
    removeAll: repository.deletePasskeys,
  };
}
