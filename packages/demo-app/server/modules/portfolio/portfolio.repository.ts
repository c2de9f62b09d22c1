import { type SQL, and, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { deals } from '../market/deals/deals.table.ts';
import { proofs } from '../market/proofs/proofs.table.ts';
import { jobs } from '../market/jobs/jobs.table.ts';
import { portfolioItems } from './portfolio.table.ts';

const maxItems = 50;

const columns = {
  proofId: proofs.id,
  dealId: deals.id,
  condition: proofs.condition,
  evidence: proofs.evidence,
  proofState: proofs.state,
  updatedAt: proofs.updatedAt,
  dealState: deals.state,
  endedAt: deals.endedAt,
  authorId: deals.authorId,
  workerId: deals.workerId,
  jobTitle: sql<string>`coalesce(${deals.jobTitle}, ${jobs.title})`,
  publishedAt: jobs.publishedAt,
  categorySlug: jobs.categorySlug,
  state: portfolioItems.state,
};

const pieces = (db: Database, where: SQL | undefined) =>
  db
    .select(columns)
    .from(proofs)
    .innerJoin(deals, eq(deals.id, proofs.dealId))
    .innerJoin(jobs, eq(jobs.id, deals.jobId))
    .leftJoin(portfolioItems, eq(portfolioItems.proofId, proofs.id))
    .where(where)
    .orderBy(desc(deals.endedAt), proofs.no)
    .limit(maxItems);

export type PieceRow = Awaited<ReturnType<typeof pieces>>[number];

export async function findPiece(db: Database, proofId: string): Promise<PieceRow | null> {
  const [row] = await pieces(db, eq(proofs.id, proofId));
  return row ?? null;
}

export const listPublic = (db: Database, workerId: string): Promise<PieceRow[]> =>
  pieces(db, and(eq(portfolioItems.workerId, workerId), eq(portfolioItems.state, 'PUBLIC')));

/** Proofs that a worker may ask to show, or has asked for. */
export const listOwn = (db: Database, workerId: string): Promise<PieceRow[]> =>
  pieces(
    db,
    and(
      eq(deals.workerId, workerId),
      eq(deals.state, 'COMPLETED'),
      eq(proofs.state, 'APPROVED'),
      eq(proofs.wasSubmitted, true),
    ),
  );

/** Requests to an author, and those they agreed to. */
export const listRequested = (db: Database, authorId: string): Promise<PieceRow[]> =>
  pieces(db, and(eq(portfolioItems.authorId, authorId), inArray(portfolioItems.state, ['ASKED', 'PUBLIC'])));

/** False where it was asked before. */
export async function insertRequested(
  db: Database,
  item: Pick<typeof portfolioItems.$inferInsert, 'proofId' | 'workerId' | 'authorId' | 'requestedAt'>,
): Promise<boolean> {
  const rows = await db
    .insert(portfolioItems)
    .values({ ...item, state: 'ASKED' })
    .onConflictDoNothing()
    .returning();
  return rows.length === 1;
}

/** False for no request. */
export async function setAnswer(
  db: Database,
  target: { proofId: string; authorId: string },
  answer: { state: 'PUBLIC' | 'DECLINED'; answeredAt: Date },
): Promise<boolean> {
  const isTheirs = and(
    eq(portfolioItems.proofId, target.proofId),
    eq(portfolioItems.authorId, target.authorId),
  );
  const rows = await db.update(portfolioItems).set(answer).where(isTheirs).returning();
  return rows.length === 1;
}

/** A refused item stays, so that the author is not asked again. */
export async function deleteItem(db: Database, proofId: string): Promise<void> {
  await db
    .delete(portfolioItems)
    .where(and(eq(portfolioItems.proofId, proofId), ne(portfolioItems.state, 'DECLINED')));
}
