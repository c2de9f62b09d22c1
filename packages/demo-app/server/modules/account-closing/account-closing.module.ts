import { closingEndpoints } from '@keo/core/contract';
import type { Platform } from '../../platform/platform.ts';
import type { AccountClosing } from './account-closing.service.ts';

export function accountClosingModule({ routes }: Platform, closing: AccountClosing): void {
  routes.serve(closingEndpoints.closing, (_input, me) => closing.look(me.userId));
  routes.serve(closingEndpoints.closeAccount, async (input, me) => {
    await closing.close(me.userId, input);
    return null;
  });
}
