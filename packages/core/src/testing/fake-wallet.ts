import { moneyLimits } from '../money/money-limits.schema.ts';
import * as transactions from '../wallet/transactions.endpoints.ts';
import type { Transaction } from '../wallet/transaction.schema.ts';
import * as wallet from '../wallet/wallet.endpoints.ts';
import { type FakeWallets, hour } from './fake-wallets.ts';
import { type Route, notFound, own } from './fake-routes.ts';
import { toPage } from './to-page.ts';

const heldFor = 'Thiết kế bộ nhận diện cho tiệm mỹ phẩm thiên nhiên';
/** In Vietnam. */
const day = (text: string) => new Date(Date.parse(text) + 7 * hour).toISOString().slice(0, 10);

const getSums = (rows: readonly Transaction[]) => {
  const sum = (sign: 1 | -1) => rows.reduce((total, { amount }) => total + Math.max(0, sign * amount), 0);
  return { sumIn: sum(1), sumOut: sum(-1) };
};

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

export const transactionRoutes = ({ getWallet }: FakeWallets): Route[] => [
  own(transactions.transactionsList, ({ type, direction, q, dateFrom, dateTo, ...input }, account) => {
    const rows = getWallet(account).rows.filter(
      (row) =>
        (!type || type.split(',').includes(row.type)) &&
        (!direction || row.amount > 0 === (direction === 'IN')) &&
        (!q || row.no.includes(q.toUpperCase())) &&
        (!dateFrom || day(row.createdAt) >= dateFrom) &&
        (!dateTo || day(row.createdAt) <= dateTo),
    );
    return { ...toPage(rows, input), ...getSums(rows) };
  }),
  own(transactions.transactionInfo, ({ no }, account) => {
    const row = getWallet(account).rows.find((one) => one.no === no);
    if (!row) throw notFound();
    return { ...row, gross: null, fee: null, bankTxId: 'FT26325000001', holder: account.user.displayName };
  }),
  own(transactions.transactionsStatement, ({ dateFrom, dateTo }, account) => {
    const until = getWallet(account).rows.filter((row) => day(row.createdAt) <= dateTo);
    const rows = until.filter((row) => day(row.createdAt) >= dateFrom);
    const [last] = until;
    const { sumIn, sumOut } = getSums(rows);
    const closingBalance = last?.balanceAfter ?? account.user.balance;
    const openingBalance = closingBalance - sumIn + sumOut;
    return { dateFrom, dateTo, openingBalance, closingBalance, sumIn, sumOut, count: rows.length };
  }),
];
