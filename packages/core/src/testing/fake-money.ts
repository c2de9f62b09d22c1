import * as cards from '../bank-cards/bank-cards.endpoints.ts';
import type { Bank, BankCard } from '../bank-cards/bank-card.schema.ts';
import type { Clock } from '../ports/ports.ts';
import { moneyLimits } from '../money/money-limits.schema.ts';
import * as recharges from '../recharge/recharge.endpoints.ts';
import { rechargeMessage } from '../recharge/recharge.messages.ts';
import type { Recharge } from '../recharge/recharge.schema.ts';
import * as transactions from '../transactions/transactions.endpoints.ts';
import type { Transaction, TransactionType } from '../transactions/transaction.schema.ts';
import { balanceMessage } from '../users/users.messages.ts';
import * as wallet from '../wallet/wallet.endpoints.ts';
import * as withdrawals from '../withdraw/withdraw.endpoints.ts';
import { withdrawMessage } from '../withdraw/withdraw.messages.ts';
import type { Withdraw, WithdrawState } from '../withdraw/withdraw.schema.ts';
import type { Account } from './fake-accounts.ts';
import type { OpenFakeClaims } from './fake-claims.ts';
import { FakeRefusal, type Route, open, own } from './fake-routes.ts';
import { pageOf } from './page-of-rows.ts';
import { fakeCode } from './people.ts';

/** What one person's money has been through. */
type Purse = {
  version: number;
  rows: Transaction[];
  recharges: Recharge[];
  withdrawals: Withdraw[];
  cards: BankCard[];
  answered: Map<string, unknown>;
};

const minute = 60_000;
const hour = 60 * minute;
const heldFor = 'Thiết kế bộ nhận diện cho tiệm mỹ phẩm thiên nhiên';
/** Withdrawals whose money is in the wallet again. */
const came: readonly WithdrawState[] = ['FAILED', 'CANCELLED', 'REVERSED'];
const bank = (
  bin: string,
  shortName: string,
  name: string,
  { was = [], also = [] }: { was?: string[]; also?: string[] },
): Bank => ({ bin, shortName, name, formerNames: was, alsoKnownAs: also, deprecated: false });
const banks: readonly Bank[] = [
  bank('970436', 'Vietcombank', 'Ngân hàng TMCP Ngoại Thương Việt Nam', { also: ['VCB'] }),
  bank('970407', 'Techcombank', 'Ngân hàng TMCP Kỹ thương Việt Nam', { also: ['TCB'] }),
  bank('970422', 'MBBank', 'Ngân hàng TMCP Quân đội', { also: ['MB'] }),
  bank('970406', 'Vikki', 'Ngân hàng TNHH MTV Số Vikki', { was: ['DongA Bank', 'Đông Á'] }),
];
/** Why a transfer with the code of such a recharge is not credited. */
const whyKept = (state: Recharge['state']) => {
  if (state === 'SUCCEEDED') return 'USED_CODE' as const;
  return state === 'CANCELLED' ? ('CANCELLED' as const) : ('TOO_LATE' as const);
};
/** As banks write it. */
const plainName = (text: string) =>
  text.replaceAll(/[đĐ]/g, 'D').normalize('NFD').replaceAll(/\p{M}/gu, '').toUpperCase();
/** The day in Vietnam. */
const day = (text: string) => new Date(Date.parse(text) + 7 * hour).toISOString().slice(0, 10);
const notFound = () => new FakeRefusal('NOT_FOUND', 'Không tìm thấy nội dung này.');
const nameOf = (bin: string) => banks.find((row) => row.bin === bin)?.shortName ?? bin;

const replace = <Row extends { id: string }>(rows: Row[], row: Row): Row => {
  rows[rows.findIndex(({ id }) => id === row.id)] = row;
  return row;
};

const find = <Row extends { id: string }>(rows: readonly Row[], wanted: string): Row => {
  const row = rows.find(({ id }) => id === wanted);
  if (!row) throw notFound();
  return row;
};

const checkCode = (code: string) => {
  if (code !== fakeCode) throw new FakeRefusal('OTP_WRONG', 'Mã không đúng. Bạn còn 4 lần thử.', { left: 4 });
};

const isAwaited = ({ state, matchUntil, now }: Recharge) =>
  (state === 'PENDING' || state === 'EXPIRED') && matchUntil > now;

/** The money side of the fake: every đồng moves as the real server moves it, without its ledger. */
export function createFakeMoney(deps: {
  clock: Clock;
  tell: (account: Account, event: string, payload: unknown) => void;
  claims?: OpenFakeClaims | undefined;
}) {
  const { clock, tell } = deps;
  const purses = new Map<Account, Purse>();
  const claims = deps.claims?.({ clock });
  let made = 0;
  const at = (ms = 0) => new Date(clock.now() + ms).toISOString();
  const next = () => (made += 1);

  const purseOf = (account: Account): Purse => {
    const known = purses.get(account);
    if (known) return known;
    const purse: Purse = {
      version: 1,
      rows: [],
      recharges: [],
      withdrawals: [],
      cards: [],
      answered: new Map(),
    };
    purses.set(account, purse);
    return purse;
  };

  const move = (
    account: Account,
    change: { balance?: number; withdrawing?: number; held?: number },
    row?: Pick<Transaction, 'type' | 'ref'> & Partial<Pick<Transaction, 'about'>>,
    when = 0,
  ) => {
    const purse = purseOf(account);
    const { balance, withdrawingBalance, heldBalance } = account.user;
    const after = {
      balance: balance + (change.balance ?? 0),
      withdrawingBalance: withdrawingBalance + (change.withdrawing ?? 0),
      heldBalance: heldBalance + (change.held ?? 0),
    };
    account.user = { ...account.user, ...after };
    purse.version += 1;
    if (row && change.balance) {
      const no = `GD${String(next()).padStart(10, '0')}`;
      purse.rows.unshift({
        about: null,
        ...row,
        no,
        amount: change.balance,
        balanceAfter: after.balance,
        createdAt: at(when),
        note: '',
      });
    }
    tell(account, balanceMessage.event, { ...after, version: purse.version });
  };

  const once = <Answer>(account: Account, requestId: string, work: () => Answer): Answer => {
    const { answered } = purseOf(account);
    if (!answered.has(requestId)) answered.set(requestId, work());
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same request got this very answer
    return answered.get(requestId) as Answer;
  };

  const seen = (row: Recharge): Recharge => ({
    ...row,
    state: row.state === 'PENDING' && row.expiresAt <= at() ? 'EXPIRED' : row.state,
    now: at(),
  });
  const estimate = (account: Account, amount: number) => {
    const counted = purseOf(account).withdrawals.filter(({ state }) => !came.includes(state));
    const fee = counted.length < moneyLimits.withdrawFreePerMonth ? 0 : moneyLimits.withdrawFee;
    const out = counted.reduce((sum, row) => sum + row.amount, 0);
    return {
      amount,
      fee,
      net: amount - fee,
      arriveBy: at(24 * hour),
      leftToday: Math.max(0, moneyLimits.withdrawDailyMax - out),
      leftThisMonth: Math.max(0, moneyLimits.monthlyOutMax - out),
    };
  };
  const settle = (account: Account, id: string, state: WithdrawState): Withdraw => {
    const { withdrawals: rows } = purseOf(account);
    const row = find(rows, id);
    const isOpen = row.state === 'REQUESTED' || row.state === 'PROCESSING';
    const returned = state === 'REVERSED' ? row.net : came.includes(state) ? row.amount : 0;
    const settled = replace(rows, {
      ...row,
      state,
      updatedAt: at(),
      now: at(),
      failReason: state === 'FAILED' || state === 'REVERSED' ? ('ACCOUNT_NOT_FOUND' as const) : null,
    });
    if (state !== 'PROCESSING')
      move(
        account,
        { withdrawing: isOpen ? -row.amount : 0, balance: returned },
        { type: 'WITHDRAW_REVERT', ref: { withdrawId: id } },
      );
    tell(account, withdrawMessage.event, settled);
    return settled;
  };
  const addCard = (account: Account, given: Partial<BankCard> = {}): BankCard => {
    const card: BankCard = {
      id: `bc_${next()}`,
      bankBin: '970436',
      bankShortName: 'Vietcombank',
      last4: '6789',
      accountName: 'NGUYEN MINH ANH',
      isDefault: purseOf(account).cards.length === 0,
      state: 'VERIFIED',
      holdUntil: null,
      now: at(),
      ...given,
    };
    purseOf(account).cards.push(card);
    return card;
  };

  const routes: Route[] = [
    own(wallet.walletInfo, (_input, account) => {
      const { balance, heldBalance: held, withdrawingBalance: withdrawing } = account.user;
      const { version, rows } = purseOf(account);
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
      const { heldBalance } = account.user;
      const deals =
        heldBalance > 0
          ? [{ kind: 'DEAL', id: 'd06', title: heldFor, amount: heldBalance, since: at(-50 * hour) }]
          : [];
      const waiting = purseOf(account).withdrawals.filter(({ state }) =>
        ['REQUESTED', 'PROCESSING'].includes(state),
      );
      const payouts = waiting.map(({ id, amount, createdAt }) => ({
        kind: 'WITHDRAW',
        id,
        title: null,
        amount,
        since: createdAt,
      }));
      return pageOf([...payouts, ...deals], input);
    }),
    own(wallet.walletChart, ({ months }, account) => ({
      list: Array.from({ length: months }, (_, index) => {
        const month = new Date(clock.now() - (months - 1 - index) * 30 * 24 * hour).toISOString().slice(0, 7);
        const size = account.user.balance > 0 ? 1 + ((index * 7) % 5) : 0;
        return { month, in: size * 1_200_000, out: size * 800_000 };
      }),
    })),
    own(recharges.createRecharge, ({ amount, requestId }, account) =>
      once(account, requestId, () => {
        const code = `NAP${String(next()).padStart(8, '2')}`;
        const row: Recharge = {
          id: `rc_${made}`,
          code,
          amount,
          qrPayload: `00020101021238570010A00000072701270006970436011301234567890120208QRIBFTTA5303704540${String(amount).length}${amount}5802VN62150811${code}6304ABCD`,
          bank: { bin: '970436', shortName: 'Vietcombank', accountNo: '0123456789012', name: 'CONG TY KEO' },
          state: 'PENDING',
          createdAt: at(),
          expiresAt: at(moneyLimits.rechargeShownMinutes * minute),
          matchUntil: at(moneyLimits.rechargeMatchHours * hour),
          paidAmount: null,
          paidAt: null,
          inSuspense: 0,
          now: at(),
        };
        purseOf(account).recharges.unshift(row);
        return row;
      }),
    ),
    own(recharges.rechargeInfo, ({ id }, account) => seen(find(purseOf(account).recharges, id))),
    own(recharges.rechargesList, (input, account) => {
      const rows = purseOf(account).recharges.map(seen);
      return pageOf(input.awaited ? rows.filter(isAwaited) : rows, input);
    }),
    own(recharges.cancelRecharge, ({ id }, account) => {
      const { recharges: rows } = purseOf(account);
      return seen(replace(rows, { ...find(rows, id), state: 'CANCELLED' }));
    }),
    ...(claims?.routes ?? []),
    open(cards.banksList, (input) => pageOf(banks, input)),
    own(cards.bankCardsList, (input, account) => {
      const rows = purseOf(account).cards.map((card) => ({
        ...card,
        holdUntil: card.holdUntil !== null && card.holdUntil <= at() ? null : card.holdUntil,
        now: at(),
      }));
      return pageOf(rows, input);
    }),
    own(cards.addBankCard, ({ bankBin, accountNo, accountName }, account) => {
      const expected = plainName(account.user.displayName);
      if (accountName.toUpperCase() !== expected)
        throw new FakeRefusal('NAME_MISMATCH', `Tên chủ tài khoản phải là ${expected}.`, { expected });
      return addCard(account, {
        bankBin,
        bankShortName: nameOf(bankBin),
        last4: accountNo.slice(-4),
        accountName: accountName.toUpperCase(),
        state: 'UNVERIFIED',
        isDefault: false,
        holdUntil: at(24 * hour),
      });
    }),
    own(cards.verifyBankCard, ({ cardId, code }, account) => {
      checkCode(code);
      const { cards: rows } = purseOf(account);
      const isDefault = !rows.some((card) => card.isDefault);
      return replace(rows, { ...find(rows, cardId), state: 'VERIFIED', isDefault });
    }),
    own(cards.resendBankCardCode, () => null),
    own(cards.setDefaultBankCard, ({ cardId }, account) => {
      const purse = purseOf(account);
      purse.cards = purse.cards.map((card) => ({ ...card, isDefault: card.id === cardId }));
      return find(purse.cards, cardId);
    }),
    own(cards.removeBankCard, ({ cardId, code }, account) => {
      const purse = purseOf(account);
      find(purse.cards, cardId);
      if (code === undefined) throw new FakeRefusal('OTP_REQUIRED', 'Nhập mã 6 số chúng tôi vừa gửi.');
      checkCode(code);
      purse.cards = purse.cards.filter(({ id }) => id !== cardId);
      return null;
    }),
    own(withdrawals.estimateWithdraw, ({ amount }, account) => estimate(account, amount)),
    own(withdrawals.createWithdraw, ({ amount, cardId, requestId, otp }, account) => {
      const purse = purseOf(account);
      // As at the real server: what was placed answers again what it answered, code or none.
      return once(account, requestId, () => {
        const card = find(purse.cards, cardId);
        const shortfall = amount - account.user.balance;
        if (shortfall > 0) throw new FakeRefusal('INSUFFICIENT_BALANCE', 'Số dư không đủ.', { shortfall });
        if (card.holdUntil !== null)
          throw new FakeRefusal('CARD_ON_HOLD', 'Tài khoản này chưa nhận được tiền.', {
            until: card.holdUntil,
          });
        if (otp === undefined) throw new FakeRefusal('OTP_REQUIRED', 'Nhập mã 6 số chúng tôi vừa gửi.');
        checkCode(otp);
        const row: Withdraw = {
          ...estimate(account, amount),
          id: `wd_${next()}`,
          state: 'REQUESTED',
          cardId,
          card: {
            bankBin: card.bankBin,
            bankShortName: card.bankShortName,
            last4: card.last4,
            accountName: card.accountName,
          },
          failReason: null,
          createdAt: at(),
          updatedAt: at(),
          cancelUntil: at(moneyLimits.withdrawCancelMinutes * minute),
          now: at(),
        };
        purse.withdrawals.unshift(row);
        const ref = { withdrawId: row.id };
        move(account, { balance: -amount, withdrawing: amount }, { type: 'WITHDRAW_HOLD', ref });
        return row;
      });
    }),
    own(withdrawals.cancelWithdraw, ({ id }, account) => {
      const { state, cancelUntil } = find(purseOf(account).withdrawals, id);
      if (state !== 'REQUESTED')
        throw new FakeRefusal('NOT_ALLOWED', 'Lệnh rút này đã chuyển sang ngân hàng nên không huỷ được nữa.');
      if (at() >= cancelUntil) throw new FakeRefusal('NOT_ALLOWED', 'Đã quá thời hạn huỷ lệnh rút này.');
      return settle(account, id, 'CANCELLED');
    }),
    own(withdrawals.withdrawInfo, ({ id }, account) => ({
      ...find(purseOf(account).withdrawals, id),
      now: at(),
    })),
    own(withdrawals.withdrawsList, (input, account) => pageOf(purseOf(account).withdrawals, input)),
    own(transactions.transactionsList, ({ type, direction, q, dateFrom, dateTo, ...input }, account) => {
      const rows = purseOf(account).rows.filter(
        (row) =>
          (!type || type.split(',').includes(row.type)) &&
          (!direction || row.amount > 0 === (direction === 'IN')) &&
          (!q || row.no.includes(q.toUpperCase())) &&
          (!dateFrom || day(row.createdAt) >= dateFrom) &&
          (!dateTo || day(row.createdAt) <= dateTo),
      );
      const sum = (sign: 1 | -1) => rows.reduce((total, { amount }) => total + Math.max(0, sign * amount), 0);
      return { ...pageOf(rows, input), sumIn: sum(1), sumOut: sum(-1) };
    }),
    own(transactions.transactionInfo, ({ no }, account) => {
      const row = purseOf(account).rows.find((one) => one.no === no);
      if (!row) throw notFound();
      return { ...row, gross: null, fee: null, bankTxId: 'FT26325000001', holder: account.user.displayName };
    }),
    own(transactions.transactionsStatement, ({ dateFrom, dateTo }, account) => {
      const until = purseOf(account).rows.filter((row) => day(row.createdAt) <= dateTo);
      const rows = until.filter((row) => day(row.createdAt) >= dateFrom);
      const [last] = until;
      const sumIn = rows.reduce((total, { amount }) => total + Math.max(0, amount), 0);
      const sumOut = rows.reduce((total, { amount }) => total + Math.max(0, -amount), 0);
      const closingBalance = last?.balanceAfter ?? account.user.balance;
      const openingBalance = closingBalance - sumIn + sumOut;
      return { dateFrom, dateTo, openingBalance, closingBalance, sumIn, sumOut, count: rows.length };
    }),
  ];

  return {
    versionOf: (account: Account): number => purseOf(account).version,
    routes,
    move,
    addCard,
    /** What a bank would tell: a transfer with the newest recharge's code. */
    transfer(account: Account, amount?: number): void {
      const { recharges: rows } = purseOf(account);
      const row = rows[0] && seen(rows[0]);
      if (!row) throw new Error('Nobody asked for a recharge');
      if (row.state === 'SUCCEEDED' || row.state === 'CANCELLED' || row.matchUntil < at()) {
        const arrived = amount ?? row.amount;
        const inSuspense = row.inSuspense + arrived;
        claims?.suspend(account, { reason: whyKept(row.state), amount: arrived, code: row.code });
        tell(account, rechargeMessage.event, seen(replace(rows, { ...row, inSuspense })));
        return;
      }
      const paidAmount = amount ?? row.amount;
      const paid = replace(rows, { ...row, state: 'SUCCEEDED', paidAmount, paidAt: at() });
      move(account, { balance: paidAmount }, { type: 'RECHARGE', ref: { rechargeId: row.id } });
      tell(account, rechargeMessage.event, seen(paid));
    },
    /** A transfer that waits for longer than was promised. */
    keepWaiting(account: Account, amount: number): void {
      claims?.suspend(account, { reason: 'USED_CODE', amount, code: 'NAP22222222' }, 30 * hour);
    },
    /** An operator finds the money of the newest open claim, or does not and says why. */
    closeClaim(account: Account, refusal?: string): void {
      if (refusal !== undefined) return void claims?.close(account, { state: 'REFUSED', refusal });
      const balance = claims?.close(account, { state: 'MATCHED' }) ?? 0;
      move(account, { balance }, { type: 'RECHARGE', ref: {} });
    },
    /** The newest recharge when its code is no longer shown; its money still finds it. */
    expire(account: Account): void {
      const { recharges: rows } = purseOf(account);
      const [row] = rows;
      if (!row) throw new Error('Nobody asked for a recharge');
      const expiresAt = at(-minute);
      tell(
        account,
        rechargeMessage.event,
        seen(replace(rows, { ...row, createdAt: at(-16 * minute), expiresAt })),
      );
    },
    /** The newest recharge, a day after it was made. */
    lapse(account: Account): void {
      const { recharges: rows } = purseOf(account);
      const [row] = rows;
      if (!row) throw new Error('Nobody asked for a recharge');
      const past = at(-minute);
      const old = replace(rows, { ...row, createdAt: at(-25 * hour), expiresAt: past, matchUntil: past });
      tell(account, rechargeMessage.event, seen(old));
    },
    /** The newest withdrawal at the end of the minutes in which it could be cancelled. */
    closeCancelling(account: Account): void {
      const { withdrawals: rows } = purseOf(account);
      const [row] = rows;
      if (!row) throw new Error('Nobody asked for a withdrawal');
      const late = replace(rows, { ...row, cancelUntil: at(), updatedAt: at(), now: at() });
      tell(account, withdrawMessage.event, late);
    },
    /** Withdrawals of today that are done, and were paid before the balance was what it is. */
    withdrew(account: Account, amount: number, times = 1): void {
      for (let count = 0; count < times; count++)
        purseOf(account).withdrawals.unshift({
          ...estimate(account, amount),
          id: `wd_${next()}`,
          state: 'SUCCEEDED',
          cardId: 'bc_0',
          card: { bankShortName: 'Vietcombank', last4: '6789', accountName: 'NGUYEN MINH ANH' },
          failReason: null,
          createdAt: at(-hour),
          updatedAt: at(-hour),
          cancelUntil: at(-hour),
          now: at(),
        });
    },
    /** What the bank does with the newest withdrawal. */
    payout(account: Account, state: WithdrawState): void {
      const [row] = purseOf(account).withdrawals;
      if (!row) throw new Error('Nobody asked for a withdrawal');
      settle(account, row.id, state);
    },
    /** Something that happened to the balance, `ago` minutes before now, without telling anybody of more than the balance. */
    happened(account: Account, type: TransactionType, amount: number, ago = 0): void {
      move(account, { balance: amount }, { type, ref: {} }, -ago * minute);
    },
  };
}
