import { type SQL, and, count, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/database/database.ts';
import { type ClaimRow, claimsById } from './claims.repository.ts';
import { rechargeClaims } from './claims.table.ts';
import { bankEvents, recharges } from './recharge.table.ts';

/** A transfer in suspense that names a recharge of the user. */
export type WaitingTransfer = {
  id: string;
  reason: string | null;
  amount: number | null;
  receivedAt: Date;
  code: string;
};
export type OwnSuspense = { event: WaitingTransfer } | { claim: ClaimRow };

/** Money in suspense and claims with their outcome: open ones first, then the newest. */
export async function listOwnSuspense(
  db: Database,
  userId: string,
  page: { limit: number; offset: number },
): Promise<{ rows: OwnSuspense[]; total: number }> {
  const waiting = and(
    eq(recharges.userId, userId),
    eq(bankEvents.status, 'SUSPENSE'),
    isNull(bankEvents.resolvedAt),
  );
  const claimed = eq(rechargeClaims.userId, userId);
  const found = await unionAll(
    db
      .select({ id: bankEvents.id, at: bankEvents.receivedAt, isClosed: sql<boolean>`false` })
      .from(bankEvents)
      .innerJoin(recharges, eq(recharges.id, bankEvents.rechargeId))
      .where(waiting),
    db
      .select({
        id: rechargeClaims.id,
        at: rechargeClaims.sentAt,
        isClosed: sql<boolean>`${ne(rechargeClaims.state, 'OPEN')}`,
      })
      .from(rechargeClaims)
      .where(claimed),
  )
    // By position, because the halves of the union name these columns differently.
    .orderBy(sql`3, 2 desc, 1`)
    .limit(page.limit)
    .offset(page.offset);
  const ids = found.map(({ id }) => id);
  const [events, claims] = [await eventsById(db, ids), await claimsById(db, ids)];
  const rows = ids.flatMap((id): OwnSuspense[] => {
    const [event, claim] = [events.get(id), claims.get(id)];
    return event ? [{ event }] : claim ? [{ claim }] : [];
  });
  return { rows, total: (await countWaiting(db, waiting)) + (await db.$count(rechargeClaims, claimed)) };
}

async function countWaiting(db: Database, waiting: SQL | undefined): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(bankEvents)
    .innerJoin(recharges, eq(recharges.id, bankEvents.rechargeId))
    .where(waiting);
  return row?.total ?? 0;
}

async function eventsById(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, WaitingTransfer>> {
  if (ids.length === 0) return new Map();
  const { id, reason, amount, receivedAt } = bankEvents;
  const rows = await db
    .select({ id, reason, amount, receivedAt, code: recharges.code })
    .from(bankEvents)
    .innerJoin(recharges, eq(recharges.id, bankEvents.rechargeId))
    .where(inArray(id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}
