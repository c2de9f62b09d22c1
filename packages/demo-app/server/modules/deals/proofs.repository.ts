import type { ProofState } from '@keo/core/contract';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database.ts';
import { type NewProof, type ProofRow, proofs } from './proofs.table.ts';

export async function insertProofs(db: Database, rows: NewProof[]): Promise<void> {
  if (rows.length > 0) await db.insert(proofs).values(rows);
}

export async function findProof(db: Database, id: string): Promise<ProofRow | null> {
  const [row] = await db.select().from(proofs).where(eq(proofs.id, id));
  return row ?? null;
}

export const listOfDeals = async (db: Database, dealIds: readonly string[]): Promise<ProofRow[]> =>
  dealIds.length === 0
    ? []
    : db
        .select()
        .from(proofs)
        .where(inArray(proofs.dealId, [...dealIds]))
        .orderBy(asc(proofs.dealId), asc(proofs.no));

export async function listOfJob(
  db: Database,
  jobId: string,
  page: { state: ProofState | undefined; limit: number; offset: number },
): Promise<{ rows: ProofRow[]; total: number }> {
  const ofJob = and(eq(proofs.jobId, jobId), page.state && eq(proofs.state, page.state));
  const rows = await db
    .select()
    .from(proofs)
    .where(ofJob)
    .orderBy(sql`${proofs.reviewDueAt} asc nulls last`, asc(proofs.id))
    .limit(page.limit)
    .offset(page.offset);
  return { rows, total: await db.$count(proofs, ofJob) };
}

/** Changes a proof of a locked deal and counts its version up. */
export async function updateProof(db: Database, id: string, change: Partial<NewProof>): Promise<ProofRow> {
  const [row] = await db
    .update(proofs)
    .set({ ...change, version: sql`${proofs.version} + 1` })
    .where(eq(proofs.id, id))
    .returning();
  if (!row) throw new Error(`There is no proof ${id}`);
  return row;
}

/** How many proofs of a whole posting were handed in, and how many of them were turned down. */
export type Verdicts = { submitted: number; rejected: number };

const noVerdicts: Verdicts = { submitted: 0, rejected: 0 };

export async function countVerdictsOfAll(
  db: Database,
  jobIds: readonly string[],
): Promise<(jobId: string) => Verdicts> {
  if (jobIds.length === 0) return () => noVerdicts;
  const rows = await db
    .select({
      jobId: proofs.jobId,
      submitted: sql<number>`count(*) filter (where ${proofs.wasSubmitted})::int`,
      rejected: sql<number>`count(*) filter (where ${proofs.state} in ('REJECTED', 'REFUNDED'))::int`,
    })
    .from(proofs)
    .where(inArray(proofs.jobId, [...new Set(jobIds)]))
    .groupBy(proofs.jobId);
  return (jobId) => rows.find((row) => row.jobId === jobId) ?? noVerdicts;
}

export const countVerdicts = async (db: Database, jobId: string): Promise<Verdicts> =>
  (await countVerdictsOfAll(db, [jobId]))(jobId);
