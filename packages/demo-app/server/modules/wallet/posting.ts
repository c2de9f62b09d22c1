import type { TransactionType } from '@keo/core/contract';
import { sql } from 'drizzle-orm';
import { boolean, number, object, parse, strictTuple, string, union } from 'valibot';
import type { Database } from '../../platform/database/database.ts';
import { toHash } from '../../platform/database/idempotency.ts';
import { RefusalError } from '../../platform/http/refusal.ts';

/** Created by its first posting. */
export type Account = {
  readonly id: string;
  readonly kind: 'AVAILABLE' | 'WITHDRAWING' | 'ESCROW' | 'HELD' | 'FEE' | 'SUSPENSE' | 'LOSS' | 'BANK';
  /** Null for the platform and the bank. */
  readonly owner: string | null;
};

const user =
  (kind: 'AVAILABLE' | 'WITHDRAWING') =>
  (userId: string): Account => ({
    id: `user:${userId}:${kind.toLowerCase()}`,
    kind,
    owner: userId,
  });

/** What a user may spend. */
export const available = user('AVAILABLE');
/** What a user asked to withdraw. */
export const withdrawing = user('WITHDRAWING');
export const getEscrow = (dealId: string, authorId: string): Account => ({
  id: `deal:${dealId}:escrow`,
  kind: 'ESCROW',
  owner: authorId,
});
/** For free slots of a quick job. */
export const heldFor = (jobId: string, authorId: string): Account => ({
  id: `job:${jobId}:held`,
  kind: 'HELD',
  owner: authorId,
});

const platform = (kind: 'FEE' | 'SUSPENSE' | 'LOSS'): Account => ({
  id: `platform:${kind.toLowerCase()}`,
  kind,
  owner: null,
});

export const platformFee = platform('FEE');
/** Received money whose owner is not known yet. */
export const platformSuspense = platform('SUSPENSE');
/** Minus what the platform paid of its own; zero or below. */
export const platformLoss = platform('LOSS');
/** Minus what the bank must hold for us; zero or below. */
export const bank: Account = { id: 'external:bank:1', kind: 'BANK', owner: null };

/** No balance falls below zero, except those of bank and loss, which never rise above it. */
export function getBounds({ kind }: Account): { min: number; max: number } {
  return kind === 'BANK' || kind === 'LOSS'
    ? { min: Number.MIN_SAFE_INTEGER, max: 0 }
    : { min: 0, max: Number.MAX_SAFE_INTEGER };
}

export type LedgerRef = {
  rechargeId?: string;
  withdrawId?: string;
  dealId?: string;
  jobId?: string;
  bankTxId?: string;
  /** The number of the reversed transaction. */
  reverses?: string;
  /** Before fees. */
  gross?: number;
  fee?: number;
  /** Of a payment in both sides' balances; `fee` is the worker's. */
  authorFee?: number;
};

/** Positive into an account, negative out of it. */
export type Leg = { readonly account: Account; readonly amount: number };

export const fromTo = (from: Account, to: Account, amount: number): Leg[] => [
  { account: from, amount: -amount },
  { account: to, amount },
];

export type Posting = {
  kind: TransactionType;
  /** Idempotency key of the event: `recharge:{provider}:{id}`, `wd.hold:{id}`, `payout:{proof}`. */
  businessKey: string;
  /** What this decides for good: a second posting with the same value fails. */
  resolves?: string;
  /** They sum to zero; an account may appear more than once. */
  legs: readonly Leg[];
  actor: string;
  ref: LedgerRef;
  note?: string;
  /** Default: when it is written. */
  eventAt?: Date;
  at: Date;
};

export type Posted = {
  id: number;
  /** `GD` and ten digits. */
  no: string;
  /** False for a repeat of this event: nothing moved. */
  isNew: boolean;
};

/** One driver returns a bigint as string, the other as number. */
const answerSchema = strictTuple([
  object({ id: union([string(), number()]), no: string(), is_new: boolean() }),
]);

/** By SQLSTATE. */
const raised = {
  insufficient: 'KE001',
  closed: 'KE002',
  otherMoney: 'KE003',
} as const;

/**
 * Writes a posting in the open transaction; the only way into the ledger. The database locks the accounts in order,
 * enforces their bounds, and returns the first posting of a business key to every repeat.
 * @throws RefusalError INSUFFICIENT_BALANCE with `shortfall` where a user has too little.
 * @throws AlreadyResolved where `resolves` was decided already.
 */
export async function post(db: Database, posting: Posting): Promise<Posted> {
  const legs = mergeLegs(posting.legs);
  const { kind, businessKey, resolves, actor, ref, note, at, eventAt } = posting;
  const rows = legs.map(({ account, amount }) => {
    const { min, max } = getBounds(account);
    return { id: account.id, kind: account.kind, owner: account.owner, min, max, amount };
  });
  const hash = toHash({ kind, rows: rows.map(({ id, amount }) => [id, amount]) });
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
    throw toRefusal(error) ?? error;
  }
}

export class AlreadyResolved extends Error {
  override readonly name = 'AlreadyResolved' as const;
}

/** In the order of ids, without zeros. */
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

function toRefusal(error: unknown): Error | null {
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
