import { passkeysEndpoints as endpoints } from '@keo/core/contract';
import type { Platform } from '../../platform/platform.ts';
import type { PasskeysService } from './passkeys.service.ts';

export function passkeysModule({ routes }: Pick<Platform, 'routes'>, passkeys: PasskeysService): void {
  routes.serve(endpoints.passkeyChallenge, async () => passkeys.challenge());
  routes.serve(endpoints.passkeyLogin, ({ passkey }, visitor) => passkeys.login(passkey, visitor));
  routes.serve(endpoints.passkeysList, async (_input, me) => ({ list: await passkeys.list(me.userId) }));
  routes.serve(endpoints.passkeyOptions, ({ password }, me) => passkeys.options(me, password));
  routes.serve(endpoints.addPasskey, ({ passkey }, me) => passkeys.add(me, passkey));
  routes.serve(endpoints.renamePasskey, ({ id, name }, me) => passkeys.rename(me.userId, id, name));
  routes.serve(endpoints.removePasskey, async (asked, me) => {
    await passkeys.remove(me, asked);
    return null;
  });
}
