import { moneyLimits } from '../money/money-limits.schema.ts';
import * as withdrawals from '../withdraw/withdraw.endpoints.ts';
import { withdrawMessage } from '../withdraw/withdraw.messages.ts';
import { cancelRefusal, withdrawCosts, withdrawRefusal } from '../withdraw/withdraw.rules.ts';
import type { Withdraw, WithdrawState } from '../withdraw/withdraw.schema.ts';
import type { Account } from './fake-accounts.ts';
import { type FakeWallets, checkCode, findRow, hour, minute, getNewest, replaceRow } from './fake-wallets.ts';
import { FakeRefusal, type Route, own } from './fake-routes.ts';
import { toPage } from './to-page.ts';

/** Withdrawals whose money was returned. */
const returnedStates: readonly WithdrawState[] = ['FAILED', 'CANCELLED', 'REVERSED'];

export function fakeWithdrawals({ at, next, getWallet, move, once, tell }: FakeWallets) {
  const estimate = (account: Account, amount: number) => {
    const counted = getWallet(account).withdrawals.filter(({ state }) => !returnedStates.includes(state));
    const out = counted.reduce((sum, row) => sum + row.amount, 0);
    // Everything happens on one day here.
    const withdrawn = { today: out, thisMonth: { count: counted.length, amount: out } };
    return { ...withdrawCosts(amount, withdrawn), arriveBy: at(24 * hour) };
  };

  const settle = (account: Account, id: string, state: WithdrawState): Withdraw => {
    const { withdrawals: rows } = getWallet(account);
    const row = findRow(rows, id);
    const isOpen = row.state === 'REQUESTED' || row.state === 'PROCESSING';
    const returned = state === 'REVERSED' ? row.net : returnedStates.includes(state) ? row.amount : 0;
    const settled = replaceRow(rows, {
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

  const routes: Route[] = [
    own(withdrawals.estimateWithdraw, ({ amount }, account) => estimate(account, amount)),
    own(withdrawals.createWithdraw, ({ amount, cardId, requestId, otp }, account) => {
      const wallet = getWallet(account);
      // As on the real server: a repeated order gets its first answer, with or without a code.
      return once(account, requestId, () => {
        const {
          bankBin,
          bankShortName,
          last4,
          accountName,
          holdUntil: until,
        } = findRow(wallet.cards, cardId);
        if (until !== null)
          throw new FakeRefusal('CARD_ON_HOLD', 'Tài khoản này chưa nhận được tiền.', { until });
        const costs = estimate(account, amount);
        const refusal = withdrawRefusal(costs, account.user.balance);
        if (refusal?.reason === 'LIMIT')
          throw new FakeRefusal('LIMIT', 'Bạn đã gần hết hạn mức rút.', { max: refusal.max });
        if (refusal)
          throw new FakeRefusal(refusal.reason, 'Số dư không đủ.', { shortfall: refusal.shortfall });
        if (otp === undefined) throw new FakeRefusal('OTP_REQUIRED', 'Nhập mã 6 số chúng tôi vừa gửi.');
        checkCode(otp);
        const row: Withdraw = {
          ...costs,
          id: `wd_${next()}`,
          state: 'REQUESTED',
          cardId,
          card: { bankBin, bankShortName, last4, accountName },
          failReason: null,
          createdAt: at(),
          updatedAt: at(),
          cancelUntil: at(moneyLimits.withdrawCancelMinutes * minute),
          now: at(),
        };
        const transactionNo = move(
          account,
          { balance: -amount, withdrawing: amount },
          {
            type: 'WITHDRAW_HOLD',
            ref: { withdrawId: row.id },
            fees: { author: 0, worker: 0, withdraw: row.fee },
            bank: { shortName: bankShortName, last4, holder: accountName },
          },
        );
        wallet.withdrawals.unshift({ ...row, ...(transactionNo !== undefined && { transactionNo }) });
        return findRow(wallet.withdrawals, row.id);
      });
    }),
    own(withdrawals.cancelWithdraw, ({ id }, account) => {
      const row = findRow(getWallet(account).withdrawals, id);
      if (row.state === 'CANCELLED') return row;
      const withdrawal = { ...row, cancelUntil: Date.parse(row.cancelUntil) };
      const refusal = cancelRefusal(withdrawal, Date.parse(at()));
      if (refusal === 'SENT')
        throw new FakeRefusal('NOT_ALLOWED', 'Lệnh rút này đã chuyển sang ngân hàng nên không huỷ được nữa.');
      if (refusal) throw new FakeRefusal('NOT_ALLOWED', 'Đã quá thời hạn huỷ lệnh rút này.');
      return settle(account, id, 'CANCELLED');
    }),
    own(withdrawals.withdrawInfo, ({ id }, account) => ({
      ...findRow(getWallet(account).withdrawals, id),
      now: at(),
    })),
    own(withdrawals.withdrawsList, (input, account) => toPage(getWallet(account).withdrawals, input)),
  ];

  return {
    routes,
    /** The newest withdrawal can no longer be cancelled. */
    closeCancelling(account: Account): void {
      const { withdrawals: rows } = getWallet(account);
      const row = getNewest(rows, 'withdrawal');
      const late = replaceRow(rows, { ...row, cancelUntil: at(), updatedAt: at(), now: at() });
      tell(account, withdrawMessage.event, late);
    },
    /** Paid withdrawals of today; the balance stays as it is. */
    withdrew(account: Account, amount: number, times = 1): void {
      for (let count = 0; count < times; count++)
        getWallet(account).withdrawals.unshift({
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
    /** The bank's decision about the newest withdrawal. */
    payout(account: Account, state: WithdrawState): void {
      settle(account, getNewest(getWallet(account).withdrawals, 'withdrawal').id, state);
    },
  };
}
