import type { Clock } from '../ports/ports.ts';
import { type RechargeClaim, type SuspenseItem, claimLimits } from '../recharge/claim.schema.ts';
import { createRechargeClaim, rechargeSuspenseList } from '../recharge/recharge.endpoints.ts';
import type { Account } from './fake-accounts.ts';
import { FakeRefusal, type Route, own } from './fake-routes.ts';
import { toPage } from './to-page.ts';

type Kept = Omit<SuspenseItem, 'now'> & { requestId: string | null };

const oneDay = 24 * 3_600_000;
const isOpen = ({ claim }: Kept) => claim === null || claim.state === 'OPEN';

export type OpenFakeClaims = typeof fakeClaims;

/** Suspense items of each user; a working day is a day here. */
export function fakeClaims({ clock }: { clock: Clock }) {
  const kept = new Map<Account, Kept[]>();
  let made = 0;
  const at = (ms = 0) => new Date(clock.now() + ms).toISOString();
  const getRows = (account: Account): Kept[] => kept.get(account) ?? [];
  const put = (account: Account, row: Kept) => kept.set(account, [row, ...getRows(account)]);

  const routes: Route[] = [
    own(rechargeSuspenseList, (page, account) => {
      const rows = getRows(account).toSorted((a, b) => Number(isOpen(b)) - Number(isOpen(a)));
      return toPage(
        rows.map((row) => ({ ...row, now: at() })),
        page,
      );
    }),
    own(createRechargeClaim, ({ requestId, amount, sentAt, reference, note, fileId }, account) => {
      const known = getRows(account).find((row) => row.requestId === requestId)?.claim;
      if (known) return known;
      const max = claimLimits.openMax;
      if (getRows(account).filter((row) => row.claim?.state === 'OPEN').length >= max)
        throw new FakeRefusal('LIMIT', `Bạn đang có ${max} khoản chờ kiểm tra.`, { max });
      const claim: RechargeClaim = {
        id: `rq_${(made += 1)}`,
        amount,
        sentAt,
        reference: reference ?? null,
        note: note ?? null,
        fileId: fileId ?? null,
        state: 'OPEN',
        refusal: null,
        createdAt: at(),
        answerBy: at(oneDay),
        closedAt: null,
      };
      const { id, answerBy } = claim;
      put(account, { id, reason: 'CLAIMED', amount, at: sentAt, code: null, claim, answerBy, requestId });
      return claim;
    }),
  ];

  return {
    routes,
    /** A transfer that names a recharge and is not credited, reported `ago` milliseconds before now. */
    suspend(
      account: Account,
      { reason, amount, code }: Pick<SuspenseItem, 'reason' | 'amount' | 'code'>,
      ago = 0,
    ): void {
      const id = `be_${(made += 1)}`;
      const answerBy = at(oneDay - ago);
      put(account, { id, reason, amount, code, at: at(-ago), claim: null, answerBy, requestId: null });
    },
    /** The operator's decision about the newest open claim. */
    close(account: Account, decided: { state: 'MATCHED' } | { state: 'REFUSED'; refusal: string }): number {
      const row = getRows(account).find(({ claim }) => claim?.state === 'OPEN');
      if (!row?.claim) throw new Error('Nobody claims anything');
      row.claim = { ...row.claim, ...decided, closedAt: at() };
      return row.amount;
    },
  };
}
