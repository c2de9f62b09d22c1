import { and, eq, inArray } from 'drizzle-orm';
import { batched } from '../../../platform/database/batched.ts';
import { proofs } from '../proofs/proofs.table.ts';

/** Whatever the outcome. */
export const wasDelivered = batched(async (db, dealIds: readonly string[]) => {
  const rows = await db
    .selectDistinct({ dealId: proofs.dealId })
    .from(proofs)
    .where(and(inArray(proofs.dealId, [...dealIds]), eq(proofs.wasSubmitted, true)));
  const delivered = new Set(rows.map(({ dealId }) => dealId));
  return dealIds.map((dealId) => delivered.has(dealId));
});
