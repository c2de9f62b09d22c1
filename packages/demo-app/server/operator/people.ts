import { type UserRow, findByIdentifier, findUser } from '../modules/users/users.repository.ts';
import type { Database } from '../platform/database/database.ts';
import { OperatorError } from './verb.ts';

/** By username, e-mail, phone number or id. */
export async function getPerson(db: Database, typed: string): Promise<UserRow> {
  const person = (await findByIdentifier(db, typed)) ?? (await findUser(db, typed));
  if (!person) throw new OperatorError(`There is no user ${typed}.`);
  return person;
}

/** The id itself where the account is gone. */
export const getName = async (db: Database, id: string): Promise<string> =>
  (await findUser(db, id))?.username ?? id;
