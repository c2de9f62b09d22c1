import { and, eq, or, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { deals } from '../deals/deals.table.ts';
import { proofs } from './proofs.table.ts';

const isSide = (userId: string) => or(eq(deals.authorId, userId), eq(deals.workerId, userId));

/** Both sides see all evidence. */
export async function mayReadEvidence(db: Database, fileId: string, userId: string): Promise<boolean> {
  const [found] = await db
    .select({ id: proofs.id })
    .from(proofs)
    .innerJoin(deals, eq(deals.id, proofs.dealId))
    .where(and(isSide(userId), sql`${proofs.evidence} @> ${JSON.stringify([{ fileId }])}::jsonb`))
    .limit(1);
  return found !== undefined;
}

/** Both sides see all files of a dispute. */
export async function mayReadDisputeFile(db: Database, fileId: string, userId: string): Promise<boolean> {
  const named = ['fileIds', 'answerFileIds'].map((name) => JSON.stringify({ [name]: [fileId] }));
  const [found] = await db
    .select({ id: deals.id })
    .from(deals)
    .where(
      and(
        isSide(userId),
        or(
          ...named.flatMap((one) => [
            sql`${deals.dispute} @> ${one}::jsonb`,
            sql`${deals.pastDisputes} @> ${`[${one}]`}::jsonb`,
          ]),
        ),
      ),
    )
    .limit(1);
  return found !== undefined;
}
