import type { Tokens } from '@keo/core/contract';
import type { Unit } from '../../platform/database/unit-of-work.ts';
import type { KnownDevices } from './known-devices.service.ts';
import type { SessionsService } from './sessions.service.ts';

/** Opens a session after a verified password or passkey, and mails the owner where the device is new. */
export const enterBy =
  ({ sessions, devices }: { sessions: Pick<SessionsService, 'open'>; devices: KnownDevices }) =>
  async (unit: Unit, userId: string, device: string): Promise<Tokens> => {
    await devices.noteSignIn(unit, userId, device);
    return sessions.open(unit, userId, device);
  };

export type Enter = ReturnType<typeof enterBy>;
