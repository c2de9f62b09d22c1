import type { Locale } from '@keo/core/contract';
import type { Platform } from '../../platform/platform.ts';
import type { Links } from '../partners/links.service.ts';
import type { TellOwner } from '../users/tell-owner.ts';
import type { UsersService } from '../users/users.service.ts';
import type { CodesService } from './codes.service.ts';
import type { Enter } from './enter.ts';
import type { KnownDevices } from './known-devices.service.ts';
import type { Passwords } from './password.ts';
import type { SessionsService } from './sessions.service.ts';

export type Person = Awaited<ReturnType<UsersService['byId']>>;
export type Place = { locale: Locale; address: string; device: string };
/** Who asks for or tries a code; `userId` where that is a signed-in user. */
export type Caller = { address: string; userId?: string | null };

/** What authentication needs of other services; each of its parts names what it uses. */
export type AuthServices = {
  users: UsersService;
  sessions: SessionsService;
  codes: CodesService;
  passwords: Passwords;
  links: Pick<Links, 'endGrants' | 'endAll'>;
  tellOwner: TellOwner;
  devices: Pick<KnownDevices, 'noteSignUp'>;
  enter: Enter;
};

export type AuthNeeds = AuthServices & Pick<Platform, 'db' | 'transact' | 'limits' | 'outbox'>;
