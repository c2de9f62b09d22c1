import { cleanEntry, readPhone } from '@keo/core/contract';
import type { Database } from '../../platform/database/database.ts';
import type { UsersService } from '../users/users.service.ts';

export type Person = Awaited<ReturnType<UsersService['byId']>>;

/** Normalises a username, e-mail or phone, so that one phone number has one spelling. */
export const plainIdentifier = (identifier: string): string =>
  readPhone(identifier) ?? cleanEntry(identifier).toLowerCase();

/** The key of rate limits: the account whatever identifier was typed, else the identifier. */
export const countedFor = (
  codes: { getStrangerKey(identifier: string): string },
  person: Person | null,
  identifier: string,
): string => person?.id ?? codes.getStrangerKey(identifier);

/** The account of that identifier, if it is not closed: codes and password resets find no closed one. */
export async function findOpen(
  { users, db }: { users: Pick<UsersService, 'byIdentifier'>; db: Database },
  identifier: string,
): Promise<Person | null> {
  const person = await users.byIdentifier(db, identifier);
  return person?.closedAt === null ? person : null;
}
