import type { InferOutput } from 'valibot';
import { moneyLimits } from '../money/money-limits.schema.ts';
import * as transactions from '../wallet/transactions.endpoints.ts';
import type { BookLine } from '../wallet/books.schema.ts';
import * as wallet from '../wallet/wallet.endpoints.ts';
import { type FakeWallets, hour } from './fake-wallets.ts';
import { type Route, notFound, own } from './fake-routes.ts';
import { toPage } from './to-page.ts';

const heldFor = 'Thiết kế bộ nhận diện cho tiệm mỹ phẩm thiên nhiên';
/** In Vietnam. */
const day = (text: string) => new Date(Date.parse(text) + 7 * hour).toISOString().slice(0, 10);

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

type Filter = InferOutput<typeof transactions.transactionsExport.input>;

const isFound = (row: BookLine, { type, direction, q, dateFrom, dateTo }: Filter) =>
  (!type || type.split(',').includes(row.type)) &&
  (!direction || (direction === 'IN' ? row.amount > 0 : row.amount < 0)) &&
  (!q || `${row.no} ${row.about?.person} ${row.about?.job}`.toLowerCase().includes(q.toLowerCase())) &&
  (!dateFrom || day(row.createdAt) >= dateFrom) &&
  (!dateTo || day(row.createdAt) <= dateTo);

/** Balances, holds and the chart. */
export const walletRoutes = ({ at, getWallet }: FakeWallets): Route[] => [
  own(wallet.walletInfo, (_input, account) => {
    const { balance, heldBalance: held, withdrawingBalance: withdrawing } = account.user;
    const { version, rows } = getWallet(account);
    const sum = (types: readonly string[]) =>
      rows.filter(({ type }) => types.includes(type)).reduce((total, { amount }) => total + amount, 0);
    return {
      balance,
      held,
      withdrawing,
      monthIn: sum(['RECHARGE', 'ESCROW_RELEASE']),
      monthOut: Math.max(0, -sum(['WITHDRAW_HOLD', 'WITHDRAW_REVERT'])),
      monthlyOutMax: moneyLimits.monthlyOutMax,
      reconciledAt: at(-3 * hour),
      version,
    };
  }),
  own(wallet.walletHolds, (input, account) => {
    const { heldBalance: amount } = account.user;
    const deal = { kind: 'DEAL', id: 'd06', title: heldFor, amount, since: at(-50 * hour) };
    const payouts = getWallet(account)
      .withdrawals.filter(({ state }) => ['REQUESTED', 'PROCESSING'].includes(state))
      .map((row) => ({
        kind: 'WITHDRAW',
        id: row.id,
        title: null,
        amount: row.amount,
        since: row.createdAt,
      }));
    return toPage([...payouts, ...(amount > 0 ? [deal] : [])], input);
  }),
  own(wallet.walletChart, ({ months }, account) => ({
    list: Array.from({ length: months }, (_, index) => {
      const month = at((index + 1 - months) * 30 * 24 * hour).slice(0, 7);
      const size = account.user.balance > 0 ? 1 + ((index * 7) % 5) : 0;
      return { month, in: size * 1_200_000, out: size * 800_000 };
    }),
  })),
];

export const transactionRoutes = ({ at, getWallet }: FakeWallets): Route[] => [
  own(transactions.transactionsList, (input, account) => {
    const rows = getWallet(account).rows.filter((row) => row.amount !== 0 && isFound(row, input));
    return { ...toPage(rows, input), ...getSums(rows) };
  }),
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
