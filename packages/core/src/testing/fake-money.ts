import type { Clock } from '../ports/ports.ts';
import type { TransactionType } from '../transactions/transaction.schema.ts';
import type { Account } from './fake-accounts.ts';
import { fakeBankCards } from './fake-bank-cards.ts';
import type { OpenFakeClaims } from './fake-claims.ts';
import { createFakePurses, minute } from './fake-purses.ts';
import { fakeRecharges } from './fake-recharges.ts';
import { transactionRoutes, walletRoutes } from './fake-wallet.ts';
import { fakeWithdrawals } from './fake-withdrawals.ts';

/** The money side of the fake: every đồng moves as the real server moves it, without its ledger. */
export function createFakeMoney({
  clock,
  tell,
  claims: openClaims,
}: {
  clock: Clock;
  tell: (account: Account, event: string, payload: unknown) => void;
  claims?: OpenFakeClaims | undefined;
}) {
  const purses = createFakePurses({ clock, tell });
  const { move, purseOf } = purses;
  const claims = openClaims?.({ clock });
  const { routes: rechargeRoutes, ...recharges } = fakeRecharges(purses, claims);
  const { routes: cardRoutes, addCard } = fakeBankCards(purses);
  const { routes: withdrawalRoutes, ...withdrawals } = fakeWithdrawals(purses);
  return {
    versionOf: (account: Account): number => purseOf(account).version,
    routes: [
      ...walletRoutes(purses),
      ...rechargeRoutes,
      ...(claims?.routes ?? []),
      ...cardRoutes,
      ...withdrawalRoutes,
      ...transactionRoutes(purses),
    ],
    move,
    addCard,
    ...recharges,
    ...withdrawals,
    /** Something that happened to the balance, `ago` minutes before now, without telling anybody of more than the balance. */
    happened(account: Account, type: TransactionType, amount: number, ago = 0): void {
      move(account, { balance: amount }, { type, ref: {} }, -ago * minute);
    },
  };
}
