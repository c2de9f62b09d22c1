import type { Locale, SignInAnswer } from '@keo/core/contract';
import type { Database } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Passwords } from '../../platform/security/passwords.ts';
import type { Links } from '../partners/links.service.ts';
import type { TellOwner } from '../users/tell-owner.ts';
import type { UsersService } from '../users/users.service.ts';
import type { CodesService } from './codes.service.ts';
import type { SessionsService } from './sessions.service.ts';

export type Place = { locale: Locale; address: string; device: string };
/** Who asks for or tries a code; `userId` where that is a signed-in user. */
export type Caller = { address: string; userId?: string | null };

/**
 * Opens a session after the password or passkey was verified, and answers the account with it. `check` refuses,
 * in the same transaction, what has changed since.
 */
export type Enter = (
  userId: string,
  place: Pick<Place, 'address' | 'device'>,
  check: (db: Database) => Promise<void>,
) => Promise<SignInAnswer>;

/** What authentication needs of other services; each of its parts names what it uses. */
export type AuthServices = {
  users: UsersService;
  sessions: SessionsService;
  codes: CodesService;
  passwords: Passwords;
  links: Pick<Links, 'endGrants' | 'endAll'>;
  tellOwner: TellOwner;
  enter: Enter;
};

export type AuthNeeds = AuthServices & Pick<Platform, 'db' | 'transact' | 'clock' | 'limits' | 'outbox'>;
