import { type ProofState, type WorkKind, rejectedStates, rejectionsMax } from '@keo/core/contract';
import { and, asc, eq, getTableColumns, inArray, or, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database.ts';
import { rowsById, batched } from '../../../platform/batched.ts';
import { jobs } from '../jobs/jobs.table.ts';
import { deals } from './deals.table.ts';
import { type NewProof, type ProofRow, type WholeProof, proofs } from './proofs.table.ts';

const { evidence, ...columns } = getTableColumns(proofs);
const lean = { ...columns, hasEvidence: sql<boolean>`jsonb_array_length(${evidence}) > 0` };
const whole = { ...lean, evidence };

export async function insertProofs(db: Database, rows: NewProof[]): Promise<void> {
  if (rows.length > 0) await db.insert(proofs).values(rows);
}

export const listWhole = (db: Database, dealId: string): Promise<WholeProof[]> =>
  db.select(whole).from(proofs).where(eq(proofs.dealId, dealId)).orderBy(asc(proofs.no));

export async function findProof(db: Database, id: string): Promise<WholeProof | null> {
  const [row] = await db.select(whole).from(proofs).where(eq(proofs.id, id));
  return row ?? null;
}

export const listOfDeal = batched(async (db, dealIds: readonly string[]): Promise<ProofRow[][]> => {
  const rows = await db
    .select(lean)
    .from(proofs)
    .where(inArray(proofs.dealId, [...dealIds]))
    .orderBy(asc(proofs.dealId), asc(proofs.no));
  const byDeal = new Map<string, ProofRow[]>(dealIds.map((dealId) => [dealId, []]));
  for (const row of rows) byDeal.get(row.dealId)?.push(row);
  return dealIds.map((dealId) => byDeal.get(dealId) ?? []);
});

/** By the proof's id. */
export async function evidenceOfDeal(
  db: Database,
  dealId: string,
): Promise<ReadonlyMap<string, WholeProof['evidence']>> {
  const rows = await db.select({ id: proofs.id, evidence }).from(proofs).where(eq(proofs.dealId, dealId));
  return new Map(rows.map((row) => [row.id, row.evidence]));
}

export async function listOfJob(
  db: Database,
  jobId: string,
  page: { state: ProofState | undefined; limit: number; offset: number },
): Promise<{ rows: ProofRow[]; total: number }> {
  const ofJob = and(eq(proofs.jobId, jobId), page.state && eq(proofs.state, page.state));
  const rows = await db
    .select(lean)
    .from(proofs)
    .where(ofJob)
    .orderBy(sql`${proofs.reviewDueAt} asc nulls last`, asc(proofs.id))
    .limit(page.limit)
    .offset(page.offset);
  return { rows, total: await db.$count(proofs, ofJob) };
}

/** Increments the version; the deal must be locked. */
export async function updateProof(db: Database, id: string, change: Partial<NewProof>): Promise<ProofRow> {
  const [row] = await db
    .update(proofs)
    .set({ ...change, version: sql`${proofs.version} + 1` })
    .where(eq(proofs.id, id))
    .returning(lean);
  if (!row) throw new Error(`There is no proof ${id}`);
  return row;
}

const { wasSubmitted, state } = proofs;
const isRejected = and(wasSubmitted, inArray(state, [...rejectedStates]));
const counts = {
  proofs: sql<number>`count(${proofs.id})::int`,
  submitted: sql<number>`count(*) filter (where ${wasSubmitted})::int`,
  rejected: sql<number>`count(*) filter (where ${isRejected})::int`,
};
type Counted = { kind: WorkKind; slots: number; proofs: number; submitted: number; rejected: number };
const budgetOf = ({ kind, slots, ...counted }: Counted) => ({
  used: counted.rejected,
  max: rejectionsMax(counted.submitted, kind === 'QUICK' ? slots : counted.proofs),
});

/** By deal: of its quick job, or of itself, how many handed-in proofs count as rejected, and how many may be. */
export const rejectionsOf = batched(
  async (db, dealIds: readonly string[]): Promise<{ used: number; max: number }[]> => {
    const ofBudget = and(eq(proofs.jobId, jobs.id), or(eq(jobs.kind, 'QUICK'), eq(proofs.dealId, deals.id)));
    const rows = await db
      .select({ id: deals.id, kind: jobs.kind, slots: jobs.slots, ...counts })
      .from(deals)
      .innerJoin(jobs, eq(jobs.id, deals.jobId))
      .leftJoin(proofs, ofBudget)
      .where(inArray(deals.id, [...dealIds]))
      .groupBy(deals.id, jobs.id);
    return rowsById(dealIds, rows).map((row) => {
      if (!row) throw new Error('A proof is of a deal');
      return budgetOf(row);
    });
  },
);

/** Of a whole job; of a project the sums of its deals. */
export async function rejectionsOfJob(db: Database, jobId: string): Promise<{ used: number; max: number }> {
  const deal = sql<string>`case when ${jobs.kind} = 'PROJECT' then ${proofs.dealId} end`;
  const rows = await db
    .select({ kind: jobs.kind, slots: jobs.slots, ...counts })
    .from(jobs)
    .leftJoin(proofs, eq(proofs.jobId, jobs.id))
    .where(eq(jobs.id, jobId))
    .groupBy(jobs.id, deal);
  const sum = { used: 0, max: 0 };
  for (const budget of rows.map(budgetOf)) {
    sum.used += budget.used;
    sum.max += budget.max;
  }
  return sum;
}
