import { sandboxEndpoints, walletEndpoints } from '@keo/core/contract';
import { object } from 'valibot';
import type { Platform } from '../../platform/platform.ts';
import { reconcile } from './reconcile.service.ts';
import type { WalletService } from './wallet.service.ts';

const nightly = 'wallet.reconcile';

export function walletModule(platform: Platform, wallet: WalletService): void {
  const { app, routes, jobs, db, clock } = platform;
  routes.serve(walletEndpoints.walletInfo, (_input, me) => wallet.info(me.userId));
  routes.serve(walletEndpoints.walletHolds, (_input, me) => wallet.holds(me.userId));
  routes.serve(walletEndpoints.walletChart, ({ months }, me) => wallet.chart(me.userId, months));
  jobs.define(
    nightly,
    object({}),
    async () => {
      const report = await reconcile(db, clock);
      if (!report.ok) app.log.fatal({ report }, 'the ledger does not add up');
    },
    { cron: '30 2 * * *' },
  );
  if (platform.sandbox) routes.serve(sandboxEndpoints.reconcile, () => reconcile(db, clock));
}
