import type { TransactionType } from '@keo/core/contract';
import { sql } from 'drizzle-orm';
import { boolean, number, object, parse, strictTuple, string, union } from 'valibot';
import type { Database } from '../../platform/database.ts';
import { hashOf } from '../../platform/idempotency.ts';
import { RefusalError } from '../../platform/refusal.ts';
import { type Account, boundsOf } from './accounts.ts';

/** What a movement belongs to. */
export type LedgerRef = {
  rechargeId?: string;
  withdrawId?: string;
  dealId?: string;
  jobId?: string;
  bankTxId?: string;
  /** The number of the transaction that this one takes back. */
  reverses?: string;
  /** Before fees, where fees were part of it. */
  gross?: number;
  fee?: number;
  /** Of a payment that both sides have in their balance, the author's fee; `fee` is the worker's. */
  authorFee?: number;
};

/** One entry to be: money into an account where positive, out of it where negative. */
export type Leg = { readonly account: Account; readonly amount: number };

export type Posting = {
  kind: TransactionType;
  /** What happened, once for ever: `recharge:{provider}:{id}`, `wd.hold:{id}`, `payout:{proof}`. */
  businessKey: string;
  /** What is decided for good by this: of two postings that resolve the same, the second fails. */
  resolves?: string;
  /** They sum to zero; an account may appear more than once. */
  legs: readonly Leg[];
  actor: string;
  ref: LedgerRef;
  note?: string;
  /** When it happened; when it is written down unless told. */
  eventAt?: Date;
  at: Date;
};

export type Posted = {
  id: number;
  /** `GD` and ten digits. */
  no: string;
  /** False where this event had been posted before, with the same money: nothing moved this time. */
  isNew: boolean;
};

/** One driver answers a bigint as text, the other as a number. */
const answerSchema = strictTuple([
  object({ id: union([string(), number()]), no: string(), is_new: boolean() }),
]);

/** What the database raised, by the code that the posting function gives it. */
const raised = {
  insufficient: 'KE001',
  closed: 'KE002',
  otherMoney: 'KE003',
} as const;

/**
 * Moves money inside the open transaction: the one way into the ledger. The database locks the accounts in order,
 * holds their bounds, and answers the first posting of a business key to every later one.
 * @throws RefusalError INSUFFICIENT_BALANCE with `shortfall` where a user's money does not suffice.
 * @throws AlreadyResolved where something else has decided `resolves`.
 */
export async function post(db: Database, posting: Posting): Promise<Posted> {
  const legs = mergeLegs(posting.legs);
  const { kind, businessKey, resolves, actor, ref, note, at, eventAt } = posting;
  const rows = legs.map(({ account, amount }) => {
    const { min, max } = boundsOf(account);
    return { id: account.id, kind: account.kind, owner: account.owner, min, max, amount };
  });
  const hash = hashOf({ kind, rows: rows.map(({ id, amount }) => [id, amount]) });
  try {
    const { rows: answered } = await db.execute(sql`
      select id, no, is_new from ledger_post(
        ${kind}, ${businessKey}, ${resolves ?? null}, ${hash}, ${actor}, ${JSON.stringify(ref)}::jsonb,
        ${note ?? ''}, ${(eventAt ?? at).toISOString()}::timestamptz, ${at.toISOString()}::timestamptz,
        ${JSON.stringify(rows)}::jsonb
      )`);
    const [row] = parse(answerSchema, answered);
    return { id: Number(row.id), no: row.no, isNew: row.is_new };
  } catch (error) {
    throw refusalOf(error) ?? error;
  }
}

/** Something else has decided this already: paid and returned, or taken back twice. */
export class AlreadyResolved extends Error {
  override readonly name = 'AlreadyResolved' as const;
}

/** One leg an account, in the order of their ids, none of nothing. */
function mergeLegs(legs: readonly Leg[]): Leg[] {
  const byId = new Map<string, Leg>();
  for (const { account, amount } of legs) {
    if (!Number.isSafeInteger(amount)) throw new RangeError(`${amount} is no amount of đồng`);
    const sum = (byId.get(account.id)?.amount ?? 0) + amount;
    byId.set(account.id, { account, amount: sum });
  }
  const merged = [...byId.values()].filter(({ amount }) => amount !== 0);
  if (merged.length === 0) throw new RangeError('A posting moves something');
  if (merged.reduce((sum, { amount }) => sum + amount, 0) !== 0)
    throw new RangeError('A posting sums to zero');
  return merged.toSorted((a, b) => (a.account.id < b.account.id ? -1 : 1));
}

function refusalOf(error: unknown): Error | null {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (!('code' in at)) continue;
    const detail = 'detail' in at ? String(at.detail) : '';
    if (at.code === raised.insufficient) {
      const shortfall = Number(detail);
      return new RefusalError(
        'INSUFFICIENT_BALANCE',
        'insufficientBalance',
        { shortfall },
        { shortfall: shortfall.toLocaleString('en-US') },
      );
    }
    if (at.code === '23505' && 'constraint' in at && at.constraint === 'ledger_transactions_resolves')
      return new AlreadyResolved();
  }
  return null;
}
