import {
  type ProofState,
  type WorkKind,
  rejectedStates,
  rejectionsIn,
  rejectionsMax,
} from '@keo/core/contract';
import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { batched } from '../../../platform/database/batched.ts';
import { jobs } from '../jobs/jobs.table.ts';
import type { DealRow } from '../deals/deals.table.ts';
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
/** How many handed-in proofs count as rejected, and how many may be. */
type Rejections = { used: number; max: number };
type Counted = { kind: WorkKind; slots: number; proofs: number; submitted: number; rejected: number };
const getBudget = ({ kind, slots, ...counted }: Counted): Rejections => ({
  used: counted.rejected,
  max: rejectionsMax(counted.submitted, kind === 'QUICK' ? slots : counted.proofs),
});

/** Of a whole job; of a project the sums of its deals. */
export const rejectionsOfJob = batched(async (db, jobIds: readonly string[]): Promise<Rejections[]> => {
  const deal = sql<string>`case when ${jobs.kind} = 'PROJECT' then ${proofs.dealId} end`;
  const rows = await db
    .select({ id: jobs.id, kind: jobs.kind, slots: jobs.slots, ...counts })
    .from(jobs)
    .leftJoin(proofs, eq(proofs.jobId, jobs.id))
    .where(inArray(jobs.id, [...jobIds]))
    .groupBy(jobs.id, deal);
  const sums = new Map<string, Rejections>();
  for (const row of rows) {
    const sum = sums.get(row.id) ?? { used: 0, max: 0 };
    const { used, max } = getBudget(row);
    sums.set(row.id, { used: sum.used + used, max: sum.max + max });
  }
  return jobIds.map((id) => sums.get(id) ?? { used: 0, max: 0 });
});

/** Of a deal's quick job, with the job's other deals; of a project's deal its own proofs, which are given. */
export const getRejections = async (
  db: Database,
  { kind, jobId }: Pick<DealRow, 'kind' | 'jobId'>,
  ofDeal: readonly ProofRow[],
): Promise<Rejections> =>
  kind === 'QUICK' ? rejectionsOfJob(db, jobId) : rejectionsIn(ofDeal, ofDeal.length);
