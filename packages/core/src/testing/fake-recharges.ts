import { moneyLimits } from '../money/money-limits.schema.ts';
import * as recharges from '../recharge/recharge.endpoints.ts';
import { rechargeMessage } from '../recharge/recharge.messages.ts';
import { rechargeStateAt, transferReason } from '../recharge/recharge.rules.ts';
import type { Recharge } from '../recharge/recharge.schema.ts';
import type { Account } from './fake-accounts.ts';
import type { fakeClaims } from './fake-claims.ts';
import { type FakeWallets, findRow, hour, minute, getNewest, replaceRow } from './fake-wallets.ts';
import { type Route, own } from './fake-routes.ts';
import { toPage } from './to-page.ts';

const isAwaited = ({ state, matchUntil, now }: Recharge) =>
  (state === 'PENDING' || state === 'EXPIRED') && matchUntil > now;

const timed = (row: Recharge) => ({
  ...row,
  expiresAt: Date.parse(row.expiresAt),
  matchUntil: Date.parse(row.matchUntil),
});

/** Recharges, and what the bank reports of their transfers. */
export function fakeRecharges(
  { at, next, getWallet, move, once, tell }: FakeWallets,
  claims: ReturnType<typeof fakeClaims> | undefined,
) {
  const seen = (row: Recharge): Recharge => ({
    ...row,
    state: rechargeStateAt(timed(row), Date.parse(at())),
    now: at(),
  });

  const routes: Route[] = [
    own(recharges.createRecharge, ({ amount, requestId }, account) =>
      once(account, requestId, () => {
        const no = next();
        const code = `NAP${String(no).padStart(8, '2')}`;
        // One reading of the clock, so that recharges end in the order in which they were asked for.
        const createdAt = at();
        const after = (ms: number) => new Date(Date.parse(createdAt) + ms).toISOString();
        const row: Recharge = {
          id: `rc_${no}`,
          code,
          amount,
          qrPayload: `00020101021238570010A00000072701270006970436011301234567890120208QRIBFTTA5303704540${String(amount).length}${amount}5802VN62150811${code}6304ABCD`,
          bank: { bin: '970436', shortName: 'Vietcombank', accountNo: '0123456789012', name: 'CONG TY KEO' },
          state: 'PENDING',
          createdAt,
          expiresAt: after(moneyLimits.rechargeShownMinutes * minute),
          matchUntil: after(moneyLimits.rechargeMatchHours * hour),
          paidAmount: null,
          paidAt: null,
          inSuspense: 0,
          now: createdAt,
        };
        getWallet(account).recharges.unshift(row);
        return row;
      }),
    ),
    own(recharges.rechargeInfo, ({ id }, account) => seen(findRow(getWallet(account).recharges, id))),
    own(recharges.rechargesList, (input, account) => {
      const rows = getWallet(account).recharges.map(seen);
      return toPage(input.awaited ? rows.filter(isAwaited) : rows, input);
    }),
    own(recharges.cancelRecharge, ({ id }, account) => {
      const { recharges: rows } = getWallet(account);
      return seen(replaceRow(rows, { ...findRow(rows, id), state: 'CANCELLED' }));
    }),
  ];

  return {
    routes,
    /** The bank reports a transfer with the newest recharge's code. */
    transfer(account: Account, amount?: number): void {
      const { recharges: rows } = getWallet(account);
      const row = getNewest(rows, 'recharge');
      const paidAmount = amount ?? row.amount;
      const reason = transferReason(timed(row), { amount: paidAmount, at: Date.parse(at()) });
      if (reason === 'USED_CODE' || reason === 'CANCELLED' || reason === 'TOO_LATE') {
        const inSuspense = row.inSuspense + paidAmount;
        claims?.suspend(account, { reason, amount: paidAmount, code: row.code });
        tell(account, rechargeMessage.event, seen(replaceRow(rows, { ...row, inSuspense })));
        return;
      }
      const paid = replaceRow(rows, { ...row, state: 'SUCCEEDED', paidAmount, paidAt: at() });
      move(account, { balance: paidAmount }, { type: 'RECHARGE', ref: { rechargeId: row.id } });
      tell(account, rechargeMessage.event, seen(paid));
    },
    /** A transfer in suspense whose `answerBy` is over. */
    keepWaiting(account: Account, amount: number): void {
      claims?.suspend(account, { reason: 'USED_CODE', amount, code: 'NAP22222222' }, 30 * hour);
    },
    /** The operator finds the money of the newest open claim, or refuses it with a reason. */
    closeClaim(account: Account, refusal?: string): void {
      if (refusal !== undefined) return void claims?.close(account, { state: 'REFUSED', refusal });
      const balance = claims?.close(account, { state: 'MATCHED' }) ?? 0;
      move(account, { balance }, { type: 'RECHARGE', ref: {} });
    },
    /** The code of the newest recharge expires; its transfer is still matched. */
    expire(account: Account): void {
      const { recharges: rows } = getWallet(account);
      const row = getNewest(rows, 'recharge');
      const old = replaceRow(rows, { ...row, createdAt: at(-16 * minute), expiresAt: at(-minute) });
      tell(account, rechargeMessage.event, seen(old));
    },
    /** The newest recharge can no longer be matched. */
    lapse(account: Account): void {
      const { recharges: rows } = getWallet(account);
      const row = getNewest(rows, 'recharge');
      const past = at(-minute);
      const old = replaceRow(rows, { ...row, createdAt: at(-25 * hour), expiresAt: past, matchUntil: past });
      tell(account, rechargeMessage.event, seen(old));
    },
  };
}
