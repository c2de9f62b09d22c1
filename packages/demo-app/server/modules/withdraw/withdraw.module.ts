import { sandboxEndpoints, withdrawEndpoints } from '@keo/core/contract';
import { object, string } from 'valibot';
import type { Platform } from '../../platform/platform.ts';
import { createSandboxBank } from './sandbox-bank.ts';
import type { Payouts } from './payouts.service.ts';
import { toWithdraw } from './to-withdraw.ts';
import { type WithdrawService, sendJob } from './withdraw.service.ts';

/**
 * In the sandbox its bank takes withdrawals; elsewhere they wait for an operator, because no payout provider is
 * connected.
 */
export function withdrawModule(
  platform: Platform,
  { withdraw, payouts }: { withdraw: WithdrawService; payouts: Payouts },
): void {
  const { routes, queue } = platform;
  routes.serve(withdrawEndpoints.estimateWithdraw, ({ amount }, me) => withdraw.estimate(me.userId, amount));
  routes.serve(withdrawEndpoints.createWithdraw, (order, me) => withdraw.create(me.userId, order));
  routes.serve(withdrawEndpoints.cancelWithdraw, ({ id }, me) => withdraw.cancel(me.userId, id));
  routes.serve(withdrawEndpoints.withdrawInfo, ({ id }, me) => withdraw.info(me.userId, id));
  routes.serve(withdrawEndpoints.withdrawsList, (page, me) => withdraw.list(me.userId, page));

  const bank = platform.sandbox ? createSandboxBank({ ...platform, payouts }) : null;
  queue.define(sendJob, object({ id: string() }), async ({ id }) => bank?.accept(id));
  if (!bank) return;
  routes.serve(sandboxEndpoints.bankPayout, async ({ withdrawId, outcome }) =>
    toWithdraw(platform.db, await bank.decide(withdrawId, outcome), platform.clock.now()),
  );
}
