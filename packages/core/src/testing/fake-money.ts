import type { Clock } from '../ports/ports.ts';
import type { BookLine } from '../wallet/books.schema.ts';
import type { TransactionType } from '../wallet/transaction.schema.ts';
import type { Account } from './fake-accounts.ts';
import { fakeBankCards } from './fake-bank-cards.ts';
import type { OpenFakeBooks } from './fake-books.ts';
import type { OpenFakeClaims } from './fake-claims.ts';
import { createFakeWallets, minute } from './fake-wallets.ts';
import { fakeRecharges } from './fake-recharges.ts';
import { transactionRoutes, walletRoutes } from './fake-wallet.ts';
import { fakeWithdrawals } from './fake-withdrawals.ts';

/** Wallet, recharges and withdrawals as on the real server, without its ledger. */
export function createFakeMoney({
  clock,
  tell,
  claims: openClaims,
  books,
}: {
  clock: Clock;
  tell: (account: Account, event: string, payload: unknown) => void;
  claims?: OpenFakeClaims | undefined;
  books?: OpenFakeBooks | undefined;
}) {
  const wallets = createFakeWallets({ clock, tell });
  const { move, getWallet } = wallets;
  const claims = openClaims?.({ clock });
  const { routes: rechargeRoutes, ...recharges } = fakeRecharges(wallets, claims);
  const { routes: cardRoutes, addCard } = fakeBankCards(wallets);
  const { routes: withdrawalRoutes, ...withdrawals } = fakeWithdrawals(wallets);
  return {
    getVersion: (account: Account): number => getWallet(account).version,
    routes: [
      ...walletRoutes(wallets),
      ...rechargeRoutes,
      ...(claims?.routes ?? []),
      ...cardRoutes,
      ...withdrawalRoutes,
      ...transactionRoutes(wallets),
      ...(books?.(wallets) ?? []),
    ],
    move,
    addCard,
    ...recharges,
    ...withdrawals,
    /** A past movement, `ago` minutes before now; only the balance is pushed. */
    happened(
      account: Account,
      type: TransactionType,
      amount: number,
      { ago = 0, kept = 0, ...more }: Partial<BookLine> & { ago?: number } = {},
    ): void {
      move(account, { balance: amount, held: kept }, { type, ref: {}, ...more }, -ago * minute);
    },
  };
}
