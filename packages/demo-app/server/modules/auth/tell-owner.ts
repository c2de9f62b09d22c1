import type { Platform } from '../../platform/platform.ts';
import type { Unit } from '../../platform/unit-of-work.ts';
import { say } from '../../texts/say.ts';
import type { UsersService } from '../users/users.service.ts';

type Happened =
  | { what: 'passwordChanged' }
  | { what: 'sessionClosed'; device: string }
  | { what: 'accountClosed' }
  | { what: 'exportReady'; days: number }
  | { what: 'linked'; partner: string };

/** Mails the owner what happened to the account; without an e-mail it shows in the settings alone. */
export const tellOwnerBy =
  ({
    users,
    outbox,
    publicUrl,
  }: Pick<Platform, 'outbox' | 'publicUrl'> & { users: Pick<UsersService, 'byId'> }) =>
  async (unit: Unit, userId: string, { what, ...params }: Happened): Promise<void> => {
    const { email, settings } = await users.byId(unit.db, userId);
    if (email === null) return;
    const { locale } = settings;
    const words: Record<string, string | number> = {
      url: publicUrl,
      ...params,
      ...('device' in params && { device: params.device || say(locale, 'device.unknown') }),
    };
    await outbox.send(unit.db, {
      channel: 'EMAIL',
      to: email,
      subject: say(locale, `mail.${what}.subject`, words),
      text: say(locale, `mail.${what}.text`, words),
    });
  };

export type TellOwner = ReturnType<typeof tellOwnerBy>;
