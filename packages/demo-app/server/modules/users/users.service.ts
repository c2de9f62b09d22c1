import {
  type NewsChannel,
  type NewsChoices,
  type NewsTopic,
  type UpdateUser,
  type User,
  type UserCard,
  isAlwaysOn,
  provinces,
} from '@keo/core/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { violatedUnique } from '../../platform/database/database-errors.ts';
import type { Transact, Unit } from '../../platform/database/unit-of-work.ts';
import { FieldsError, RefusalError, UnauthorizedError, notFound } from '../../platform/http/refusal.ts';
import { type NewUser, createUser } from './create-user.ts';
import { toChoices } from './news-choices.ts';
import { toKeptTexts } from './profile-texts.ts';
import { closedName, getCard, toPublicUser } from './public-user.ts';
import { type Photo, replacePhoto } from './user-photos.repository.ts';
import * as repository from './users.repository.ts';

export type UsersService = {
  create(db: Database, user: NewUser): Promise<repository.UserRow>;
  byIdentifier(db: Database, identifier: string): Promise<repository.UserRow | null>;
  byId(db: Database, id: string): Promise<repository.UserRow>;
  /** Returns a look-up by id. */
  loadCards(db: Database, ids: Iterable<string>): Promise<(id: string) => UserCard>;
  /** False after a change; changes wait for the transaction. */
  holdsPassword(db: Database, id: string, passwordHash: string): Promise<boolean>;
  me(id: string): Promise<User>;
  /** A `photo` of null removes it. */
  update(id: string, change: Omit<UpdateUser, 'photoFileId'>, photo?: Photo | null): Promise<User>;
  /** Which news comes; what always comes is refused with NOT_ALLOWED when it is switched. */
  newsChoices(id: string): Promise<NewsChoices>;
  chooseNews(id: string, choice: NewsChoice): Promise<NewsChoices>;
  setPassword(db: Database, id: string, passwordHash: string): Promise<void>;
  markVerified(db: Database, id: string, what: 'email' | 'phone' | 'bank'): Promise<void>;
  /** Marks the contact that received a reset code as verified, and removes the other one if it never was. */
  keepProved(db: Database, id: string, what: 'email' | 'phone'): Promise<void>;
  /**
   * Replaces the e-mail or phone by one that is proved. Hold the account's lock.
   * @throws FieldsError TAKEN where another account has it.
   */
  changeContact(db: Database, id: string, next: { contact: 'email' | 'phone'; to: string }): Promise<void>;
  /** As banks write it. */
  setLegalName(db: Database, id: string, legalName: string): Promise<void>;
  /** Closes the account for good and deletes what others see of the person. Hold its lock. */
  close(db: Database, id: string): Promise<void>;
  /**
   * The account as it is now. Everything else that locks or holds it waits until the transaction ends, so what is
   * counted or checked under the lock stays true. Take it before any other lock.
   */
  lock(db: Database, id: string): Promise<repository.UserRow>;
  /** @throws UnauthorizedError where the account was closed since the caller was let in. */
  lockOpen(db: Database, id: string): Promise<repository.UserRow>;
  /** As `lock`, without waiting for others that only hold it. */
  hold(db: Database, id: string): Promise<repository.UserRow>;
};

/**
 * The public fields of a closed account. Username, e-mail and phone stay taken, so that nobody can impersonate the
 * person.
 */
const nobody = {
  displayName: closedName,
  headline: '',
  bio: '',
  provinceCode: null,
  skills: [],
};

/** An open account stays open until the transaction ends. */
export const isClosed = async (database: Database, id: string): Promise<boolean> =>
  (await repository.lockOpen(database, [id])).length > 0;

/** @throws RefusalError NOT_ALLOWED where one of these accounts is closed; none closes before the transaction ends. */
export async function refuseClosed(database: Database, ids: readonly string[]): Promise<void> {
  if ((await repository.lockOpen(database, ids)).length > 0)
    throw new RefusalError('NOT_ALLOWED', 'account.closedOther');
}

/** @throws RefusalError NOT_FOUND */
export const userById = async (database: Database, id: string): Promise<repository.UserRow> => {
  const row = await repository.findUser(database, id);
  if (!row) throw notFound();
  return row;
};

const locked = async (database: Database, id: string, strength: 'update' | 'share') => {
  const row = await repository.lockUser(database, id, strength);
  if (!row) throw notFound();
  return row;
};

const lockOpen: UsersService['lockOpen'] = async (database, id) => {
  const row = await locked(database, id, 'update');
  if (row.closedAt !== null) throw new UnauthorizedError();
  return row;
};

type Needs = {
  db: Database;
  clock: Clock;
  transact: Transact;
  /** Reschedules the user's reminders. */
  rescheduleReminders: (unit: Unit, userId: string) => Promise<void>;
  countUnread: (userId: string) => Promise<number>;
  /** In đồng. */
  getBalances: (userId: string) => Promise<Pick<User, 'balance' | 'heldBalance' | 'withdrawingBalance'>>;
};

const toMe = async (needs: Needs, row: repository.UserRow): Promise<User> => ({
  ...toPublicUser(row),
  provinceCode: row.provinceCode,
  email: row.email,
  phone: row.phone,
  legalName: row.legalName,
  ...(await needs.getBalances(row.id)),
  settings: row.settings,
  unread: await needs.countUnread(row.id),
});

async function update(
  needs: Needs,
  id: string,
  { settings, ...profile }: Omit<UpdateUser, 'photoFileId'>,
  photo?: Photo | null,
): Promise<User> {
  const { avatarUrl, ...texts } = profile;
  const { provinceCode } = texts;
  if (provinceCode && !Object.hasOwn(provinces, provinceCode))
    throw new FieldsError('INVALID', { provinceCode: 'field.province' });
  const input = toKeptTexts(texts);
  const theirs = Object.fromEntries(
    Object.entries(settings ?? {}).filter(([, value]) => value !== undefined),
  );
  const updated = await needs.transact(async (unit) => {
    const row = await lockOpen(unit.db, id);
    if (settings?.quietHours !== undefined) await needs.rescheduleReminders(unit, id);
    // An address elsewhere would tell its host who looks at whom.
    if (typeof avatarUrl === 'string' && avatarUrl !== toPublicUser(row).avatarUrl)
      throw new FieldsError('INVALID', { avatarUrl: 'photo.elsewhere' });
    const next = photo === undefined && avatarUrl === null ? null : photo;
    return repository.updateUser(unit.db, id, {
      ...input,
      ...(next !== undefined && { photoId: await replacePhoto(unit.db, id, next, needs.clock.now()) }),
      ...(settings && { settings: { ...row.settings, ...theirs } }),
    });
  });
  if (!updated) throw notFound();
  return toMe(needs, updated);
}

type NewsChoice = { topic: NewsTopic; channel: NewsChannel; isOn: boolean };

const chooseNews = ({ transact }: Needs, id: string, choice: NewsChoice): Promise<NewsChoices> => {
  if (isAlwaysOn(choice.topic, choice.channel)) throw new RefusalError('NOT_ALLOWED', 'news.always');
  return transact(async ({ db }) => {
    await lockOpen(db, id);
    await repository.switchNews(db, id, choice);
    return toChoices((await userById(db, id)).news);
  });
};

const loadCards: UsersService['loadCards'] = async (database, ids) => {
  const keys = [...new Set(ids)];
  const rows = await Promise.all(keys.map((id) => repository.findUser(database, id)));
  const cards = new Map(rows.flatMap((row) => (row ? [[row.id, getCard(row)] as const] : [])));
  return (id) => {
    const card = cards.get(id);
    if (!card) throw notFound();
    return card;
  };
};

async function markVerified(
  { clock }: Pick<Needs, 'clock'>,
  tx: Database,
  id: string,
  what: 'email' | 'phone' | 'bank',
) {
  const now = clock.now();
  await repository.updateUser(tx, id, { [`${what}VerifiedAt`]: now });
  if (what === 'phone') await repository.keepPhone(tx, id, now);
}

async function keepProved(needs: Needs, tx: Database, id: string, what: 'email' | 'phone') {
  const row = await userById(tx, id);
  const other = what === 'email' ? 'phone' : 'email';
  await markVerified(needs, tx, id, what);
  if (row[`${other}VerifiedAt`] === null) await repository.updateUser(tx, id, { [other]: null });
}

async function changeContact(
  { clock }: Pick<Needs, 'clock'>,
  tx: Database,
  id: string,
  { contact, to }: { contact: 'email' | 'phone'; to: string },
): Promise<void> {
  const now = clock.now();
  const replaces = (await userById(tx, id))[`${contact}VerifiedAt`] !== null;
  try {
    await repository.updateUser(tx, id, {
      [contact]: to,
      [`${contact}VerifiedAt`]: now,
      ...(replaces && { contactChangedAt: now }),
    });
  } catch (error) {
    // Another account took it since the code went out.
    if (violatedUnique(error) !== `users_${contact}`) throw error;
    throw new FieldsError('TAKEN', { [contact]: `taken.${contact}` });
  }
  if (contact === 'phone') await repository.keepPhone(tx, id, now);
}

export function createUsersService(needs: Needs): UsersService {
  const { db, clock } = needs;
  return {
    create: async (tx, user) => userById(tx, await createUser(needs, tx, user)),
    byIdentifier: repository.findByIdentifier,
    byId: userById,
    loadCards,
    holdsPassword: repository.holdsPassword,
    me: async (id) => toMe(needs, await userById(db, id)),
    update: (id, change, photo) => update(needs, id, change, photo),
    newsChoices: async (id) => toChoices((await userById(db, id)).news),
    chooseNews: async (id, choice) => chooseNews(needs, id, choice),
    async setPassword(tx, id, passwordHash) {
      await repository.updateUser(tx, id, { passwordHash, passwordChangedAt: clock.now() });
    },
    markVerified: (tx, id, what) => markVerified(needs, tx, id, what),
    keepProved: (tx, id, what) => keepProved(needs, tx, id, what),
    changeContact: (tx, id, next) => changeContact(needs, tx, id, next),
    async setLegalName(tx, id, legalName) {
      await repository.updateUser(tx, id, { legalName });
    },
    async close(tx, id) {
      const now = clock.now();
      await repository.updateUser(tx, id, {
        ...nobody,
        photoId: await replacePhoto(tx, id, null, now),
        closedAt: now,
      });
    },
    lock: (tx, id) => locked(tx, id, 'update'),
    lockOpen,
    hold: (tx, id) => locked(tx, id, 'share'),
  };
}
