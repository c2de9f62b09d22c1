import type { BookLine } from '../wallet/books.schema.ts';
import * as transactions from '../wallet/transactions.endpoints.ts';
import { type Route, notFound, own } from './fake-routes.ts';
import { day, isFound } from './fake-wallet.ts';
import type { FakeWallets } from './fake-wallets.ts';
import { toPage } from './to-page.ts';

const add = (rows: readonly BookLine[], pick: (row: BookLine) => number) =>
  rows.reduce((total, row) => total + pick(row), 0);
const isPaying = ({ amount, kept }: BookLine) => amount + kept < 0;

const getSums = (rows: readonly BookLine[]) => ({
  sumIn: add(rows, ({ amount }) => Math.max(0, amount)),
  sumOut: add(rows, ({ amount }) => Math.max(0, -amount)),
  paid: add(rows.filter(isPaying), ({ pay }) => pay ?? 0),
  earned: add(
    rows.filter((row) => !isPaying(row)),
    ({ pay }) => pay ?? 0,
  ),
  fees: {
    author: add(rows, ({ fees }) => fees.author),
    worker: add(rows, ({ fees }) => fees.worker),
    withdraw: add(rows, ({ fees }) => fees.withdraw),
  },
});

export type OpenFakeBooks = typeof fakeBooks;

/** Books, receipts, months and statements of a wallet. */
export const fakeBooks = ({ at, getWallet }: FakeWallets): Route[] => [
  own(transactions.booksList, (input, account) => {
    const rows = getWallet(account).rows.filter((row) => isFound(row, input));
    return { ...toPage(rows, input), ...getSums(rows) };
  }),
  own(transactions.transactionInfo, ({ no }, account) => {
    const { rows, withdrawals } = getWallet(account);
    const row = rows.find((one) => one.no === no);
    if (!row) throw notFound();
    const withdrawal = withdrawals.find(({ id }) => id === row.ref.withdrawId);
    const holder = account.user.displayName;
    return { ...row, bankTxId: 'FT26325000001', withdrawState: withdrawal?.state ?? null, holder };
  }),
  own(transactions.transactionsSummary, ({ month: wanted }, account) => {
    const thisMonth = day(at()).slice(0, 7);
    const month = wanted ?? thisMonth;
    const rows = getWallet(account).rows.filter((row) => day(row.createdAt).startsWith(month));
    const days = Array.from({ length: 30 }, (_, index) => {
      const name = `${month}-${String(index + 1).padStart(2, '0')}`;
      const moved = rows
        .filter((row) => day(row.createdAt) === name)
        .map(({ amount, kept }) => amount + kept);
      const sum = (sign: 1 | -1) => moved.reduce((total, one) => total + Math.max(0, sign * one), 0);
      return { day: name, in: sum(1), out: sum(-1) };
    });
    const sum = (side: 'in' | 'out') => days.reduce((total, one) => total + one[side], 0);
    return { month, thisMonth, in: sum('in'), out: sum('out'), fees: getSums(rows).fees, days };
  }),
  own(transactions.transactionsStatement, ({ dateFrom, dateTo }, account) => {
    const until = getWallet(account).rows.filter((row) => day(row.createdAt) <= dateTo);
    const rows = until.filter((row) => day(row.createdAt) >= dateFrom);
    const sums = getSums(rows);
    const [last] = until;
    const closingBalance = last?.balanceAfter ?? account.user.balance;
    const closingKept = last?.keptAfter ?? account.user.heldBalance;
    return {
      dateFrom,
      dateTo,
      holder: account.user.displayName,
      ...sums,
      openingBalance: closingBalance - sums.sumIn + sums.sumOut,
      closingBalance,
      openingKept: closingKept - add(rows, ({ kept }) => kept),
      closingKept,
      count: rows.length,
    };
  }),
];
