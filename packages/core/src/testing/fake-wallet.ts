import type { InferOutput } from 'valibot';
import { moneyLimits } from '../money/money-limits.schema.ts';
import * as transactions from '../wallet/transactions.endpoints.ts';
import type { BookLine } from '../wallet/books.schema.ts';
import * as wallet from '../wallet/wallet.endpoints.ts';
import { type FakeWallets, hour } from './fake-wallets.ts';
import { type Route, own } from './fake-routes.ts';
import { toPage } from './to-page.ts';

const heldFor = 'Thiết kế bộ nhận diện cho tiệm mỹ phẩm thiên nhiên';
/** In Vietnam. */
export const day = (text: string) => new Date(Date.parse(text) + 7 * hour).toISOString().slice(0, 10);

type Filter = InferOutput<typeof transactions.transactionsExport.input>;

/** As the server has it. */
const getMoved = ({ amount, kept }: BookLine) => amount || kept;

export const isFound = (row: BookLine, { type, direction, q, dateFrom, dateTo }: Filter) =>
  (!type || type.split(',').includes(row.type)) &&
  (!direction || (direction === 'IN' ? getMoved(row) > 0 : getMoved(row) < 0)) &&
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

export const transactionRoutes = ({ getWallet }: FakeWallets): Route[] => [
  own(transactions.transactionsList, (input, account) => {
    const rows = getWallet(account).rows.filter((row) => row.amount !== 0 && isFound(row, input));
    const add = (sign: 1 | -1) => rows.reduce((sum, { amount }) => sum + Math.max(0, sign * amount), 0);
    return { ...toPage(rows, input), sumIn: add(1), sumOut: add(-1) };
  }),
];
