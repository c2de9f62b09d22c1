import { sandboxEndpoints, walletEndpoints } from '@keo/core/contract';
import { object } from 'valibot';
import type { Platform } from '../../platform/platform.ts';
import type { Report } from './reconcile.service.ts';
import type { WalletService } from './wallet.service.ts';

const nightly = 'wallet.reconcile';

export function walletModule(platform: Platform, wallet: WalletService, check: () => Promise<Report>): void {
  const { app, routes, queue } = platform;
  routes.serve(walletEndpoints.walletInfo, (_input, me) => wallet.info(me.userId));
  routes.serve(walletEndpoints.walletHolds, (page, me) => wallet.holds(me.userId, page));
  routes.serve(walletEndpoints.walletChart, ({ months }, me) => wallet.chart(me.userId, months));
  queue.define(
    nightly,
    object({}),
    async () => {
      const report = await check();
      if (!report.ok) app.log.fatal({ report }, 'the ledger does not add up');
    },
    { cron: '30 2 * * *' },
  );
  if (platform.sandbox) routes.serve(sandboxEndpoints.reconcile, check);
}
