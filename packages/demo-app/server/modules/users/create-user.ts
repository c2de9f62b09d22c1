import { type Locale, type Settings, defaultQuietHours, readPhone } from '@keo/core/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { violatedUnique } from '../../platform/database/database-errors.ts';
import { FieldsError } from '../../platform/http/refusal.ts';
import { newId } from '../../platform/security/secret-text.ts';
import { isReservedUsername, toShape } from './name-shapes.ts';
import { parseName } from './profile-texts.ts';
import { closedUsername } from './public-user.ts';
import * as repository from './users.repository.ts';

export type NewUser = {
  username: string;
  displayName?: string | undefined;
  email: string | null;
  phone: string | null;
  passwordHash: string;
  locale: Locale;
};

const takenError = (columns: readonly repository.UniqueColumn[]) =>
  new FieldsError(
    'TAKEN',
    Object.fromEntries(
      columns.map((column) => [column === 'shape' ? 'username' : column, `taken.${column}`] as const),
    ),
  );

/**
 * Returns the id.
 * @throws FieldsError TAKEN for a name or contact of another account, INVALID for a reserved name.
 */
export async function createUser(
  { clock }: { clock: Pick<Clock, 'now'> },
  tx: Database,
  { username, displayName, email, phone: typedPhone, passwordHash, locale }: NewUser,
): Promise<string> {
  if (isReservedUsername(username, closedUsername))
    throw new FieldsError('INVALID', { username: 'field.usernameReserved' });
  const phone = typedPhone ? readPhone(typedPhone) : null;
  const shape = toShape(username);
  const taken = await repository.findTaken(tx, { username, shape, email, phone });
  if (taken.length > 0) throw takenError(taken);
  const settings: Settings = { locale, theme: 'system', quietHours: defaultQuietHours };
  const id = newId('u');
  const row = {
    id,
    username,
    shape,
    displayName: displayName === undefined ? username : parseName(displayName),
    email,
    phone,
    passwordHash,
    settings,
  };
  try {
    await repository.insertUser(tx, { ...row, joinedAt: clock.now() });
  } catch (error) {
    // Of two concurrent requests the unique index refuses the second, which gets the usual field error.
    const column = repository.uniqueColumns.find((name) => violatedUnique(error) === `users_${name}`);
    throw column ? takenError([column]) : error;
  }
  return id;
}
