import type { AuthNeeds, Person } from './auth-needs.ts';

/** The key of rate limits: the account whatever identifier was typed, else the identifier. */
export const countedFor = (
  codes: Pick<AuthNeeds['codes'], 'getStrangerKey'>,
  person: Person | null,
  identifier: string,
): string => person?.id ?? codes.getStrangerKey(identifier);

/** The account of that identifier, if it is not closed: codes and password resets find no closed one. */
export async function findOpen(
  { users, db }: Pick<AuthNeeds, 'users' | 'db'>,
  identifier: string,
): Promise<Person | null> {
  const person = await users.byIdentifier(db, identifier);
  return person?.closedAt === null ? person : null;
}
