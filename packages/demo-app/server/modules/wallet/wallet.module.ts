import { walletEndpoints } from '@keo/core/contract';
import type { Platform } from '../../platform/platform.ts';
import type { WalletService } from './wallet.service.ts';

export function walletModule({ routes }: Platform, wallet: WalletService): void {
  routes.serve(walletEndpoints.walletInfo, (_input, me) => wallet.info(me.userId));
  routes.serve(walletEndpoints.walletHolds, (_input, me) => wallet.holds(me.userId));
  routes.serve(walletEndpoints.walletChart, ({ months }, me) => wallet.chart(me.userId, months));
}
