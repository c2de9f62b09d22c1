import { createBankEvents } from '../modules/recharge/bank-events.service.ts';
import { sandboxAccount } from '../modules/recharge/receiving-bank.ts';
import { createRechargeService } from '../modules/recharge/recharge.service.ts';
import { createEscrows } from '../modules/wallet/escrow.service.ts';
import { createLedger } from '../modules/wallet/ledger.service.ts';
import { createPayouts } from '../modules/withdraw/payouts.service.ts';
import { noRateLimits } from '../platform/rate-limits.ts';
import type { SealedText } from '../platform/sealed-text.ts';
import type { Unit } from '../platform/unit-of-work.ts';
import { fillCards } from './cards.ts';
import { moneyStory } from './money-story.ts';

const hour = 3_600_000;

/** Replays what happened to the demo people's money through the real services, each step at its own moment. */
export async function fillWallets(unit: Unit, sealed: SealedText, now: Date): Promise<void> {
  let at = now;
  const clock = { now: () => at };
  // A past that nobody is told of.
  const quiet = { ...unit, afterCommit: () => undefined };
  const sockets = { publish: () => undefined };
  const ledger = createLedger({ db: unit.db, clock, sockets });
  const escrows = createEscrows({ ledger, clock });
  // What people were told of is in their histories.
  const notifications = { writeLogs: async () => [] };
  const payouts = createPayouts({ clock, sockets }, { ledger, notifications });
  // Everything happens in the one transaction that fills the database, and nothing is left for later.
  const platform = {
    db: unit.db,
    transact: <T>(work: (unit: Unit) => Promise<T>) => work(quiet),
    clock,
    sockets,
    jobs: { define: () => undefined, send: async () => undefined },
    limits: noRateLimits,
  };
  const recharges = createRechargeService(platform, { account: sandboxAccount });
  const bankEvents = createBankEvents(platform, { ledger, notifications });
  await fillCards(unit.db, sealed, now);
  for (const step of moneyStory) {
    at = new Date(+now - step.hoursAgo * hour);
    await step.run(quiet, { escrows, payouts, recharges, bankEvents, now: clock.now });
  }
}
