import type { BankCard } from '../wallet/bank-card.schema.ts';
import type { Clock } from '../ports/ports.ts';
import type { Recharge } from '../recharge/recharge.schema.ts';
import type { BookLine } from '../wallet/books.schema.ts';
import { balanceMessage } from '../users/users.messages.ts';
import type { Withdraw } from '../withdraw/withdraw.schema.ts';
import type { Account } from './fake-accounts.ts';
import { FakeRefusal, notFound } from './fake-routes.ts';
import { fakeCode } from './people.ts';

/** One user's wallet. */
type FakeWallet = {
  version: number;
  rows: BookLine[];
  recharges: Recharge[];
  withdrawals: Withdraw[];
  cards: BankCard[];
  answered: Map<string, unknown>;
};

export const minute = 60_000;
export const hour = 60 * minute;

export const replaceRow = <Row extends { id: string }>(rows: Row[], row: Row): Row => {
  rows[rows.findIndex(({ id }) => id === row.id)] = row;
  return row;
};

export const findRow = <Row extends { id: string }>(rows: readonly Row[], wanted: string): Row => {
  const row = rows.find(({ id }) => id === wanted);
  if (!row) throw notFound();
  return row;
};

/** @throws Error if there is none. */
export function getNewest<Row>(rows: readonly Row[], what: string): Row {
  const [row] = rows;
  if (!row) throw new Error(`Nobody asked for a ${what}`);
  return row;
}

export const checkCode = (code: string) => {
  if (code !== fakeCode) throw new FakeRefusal('OTP_WRONG', 'Mã không đúng. Bạn còn 4 lần thử.', { left: 4 });
};

/** Wallets of all users; each movement is pushed to the user's clients. */
export function createFakeWallets({
  clock,
  tell,
}: {
  clock: Clock;
  tell: (account: Account, event: string, payload: unknown) => void;
}) {
  const wallets = new Map<Account, FakeWallet>();
  let made = 0;
  const at = (ms = 0) => new Date(clock.now() + ms).toISOString();
  const next = () => (made += 1);

  const getWallet = (account: Account): FakeWallet => {
    const known = wallets.get(account);
    if (known) return known;
    const nothing = { rows: [], recharges: [], withdrawals: [], cards: [], answered: new Map() };
    const wallet: FakeWallet = { version: 1, ...nothing };
    wallets.set(account, wallet);
    return wallet;
  };

  /** Returns the number of the transaction that the row became. */
  const move = (
    account: Account,
    change: { balance?: number; withdrawing?: number; held?: number },
    row?: Pick<BookLine, 'type' | 'ref'> & Partial<BookLine>,
    when = 0,
  ): string | undefined => {
    const wallet = getWallet(account);
    const { balance, withdrawingBalance, heldBalance } = account.user;
    const after = {
      balance: balance + (change.balance ?? 0),
      withdrawingBalance: withdrawingBalance + (change.withdrawing ?? 0),
      heldBalance: heldBalance + (change.held ?? 0),
    };
    account.user = { ...account.user, ...after };
    wallet.version += 1;
    let no: string | undefined;
    if (row && (change.balance || change.held)) {
      no = `GD${String(next()).padStart(10, '0')}`;
      wallet.rows.unshift({
        about: null,
        pay: null,
        fees: { author: 0, worker: 0, withdraw: 0 },
        feeKept: null,
        jobSlug: null,
        personId: null,
        bank: null,
        ...row,
        no,
        amount: change.balance ?? 0,
        balanceAfter: after.balance,
        kept: change.held ?? 0,
        keptAfter: after.heldBalance,
        createdAt: at(when),
        note: '',
      });
    }
    tell(account, balanceMessage.event, { ...after, version: wallet.version });
    return no;
  };

  const once = <Answer>(account: Account, requestId: string, work: () => Answer): Answer => {
    const { answered } = getWallet(account);
    if (!answered.has(requestId)) answered.set(requestId, work());
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same request got this very answer
    return answered.get(requestId) as Answer;
  };

  return { at, next, getWallet, move, once, tell };
}

export type FakeWallets = ReturnType<typeof createFakeWallets>;
