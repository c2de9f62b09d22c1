import type { Locale } from '@keo/core/contract';
import type { Platform } from '../../platform/platform.ts';
import type { Unit } from '../../platform/database/unit-of-work.ts';
import { say } from '../../platform/texts/say.ts';
import { momentWords } from '../../platform/texts/vietnam-day.ts';
import type { UsersService } from './users.service.ts';

type Happened =
  | { what: 'passwordChanged'; passkeys: number }
  | { what: 'sessionClosed'; device: string }
  | { what: 'accountClosed' }
  | { what: 'exportReady'; days: number }
  | { what: 'newDevice' | 'passkeyAdded' | 'passkeyRemoved'; device: string; at: Date }
  | { what: 'linked'; partner: string };

/** From our own words for browsers and systems, never from the User-Agent's text. */
function shownDevice(locale: Locale, device: string): string {
  const [browser, system] = device.split(' · ');
  if (browser && system) return say(locale, 'device.on', { browser, system });
  return browser || say(locale, 'device.unknown');
}

/**
 * Mails the owner about a security event; without an e-mail it only shows in the settings. Sign-ins on a new device are
 * mailed to verified addresses only: an unverified one may be a stranger's.
 */
export const tellOwnerBy =
  ({
    users,
    outbox,
    publicUrl,
  }: Pick<Platform, 'outbox' | 'publicUrl'> & { users: Pick<UsersService, 'byId'> }) =>
  async (unit: Unit, userId: string, happened: Happened): Promise<void> => {
    const { what } = happened;
    const { email, emailVerifiedAt, settings } = await users.byId(unit.db, userId);
    if (email === null || (what === 'newDevice' && emailVerifiedAt === null)) return;
    const { locale } = settings;
    const words: Record<string, string | number> = {
      url: publicUrl,
      ...('partner' in happened && { partner: happened.partner }),
      ...('days' in happened && { days: happened.days }),
      ...('device' in happened && { device: shownDevice(locale, happened.device) }),
      ...('passkeys' in happened && {
        passkeys: happened.passkeys === 0 ? '' : say(locale, 'mail.passwordChanged.passkeys'),
      }),
      ...('at' in happened && { at: momentWords(locale, happened.at) }),
    };
    await outbox.send(unit.db, {
      channel: 'EMAIL',
      to: email,
      locale,
      subject: say(locale, `mail.${what}.subject`, words),
      text: say(locale, `mail.${what}.text`, words),
    });
  };

export type TellOwner = ReturnType<typeof tellOwnerBy>;
