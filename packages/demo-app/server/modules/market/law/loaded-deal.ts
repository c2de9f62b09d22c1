import { type Settings, type UserCard, rejectedStates, type Side } from '@keo/core/contract';
import type { JobRow } from '../jobs/jobs.table.ts';
import type { ProofRow, WholeProof } from '../proofs/proofs.table.ts';
import type { Database } from '../../../platform/database/database.ts';
import { notFound } from '../../../platform/http/refusal.ts';
import type { Unit } from '../../../platform/database/unit-of-work.ts';
import * as jobs from '../jobs/jobs.repository.ts';
import * as deals from '../deals/deals.repository.ts';
import type { DealRow } from '../deals/deals.table.ts';

export type DealAndJob = { row: DealRow; job: JobRow };

/** Read when first asked for, then kept: a change must replace it. */
type Kept<Known> = {
  get(): Promise<Known>;
  set(known: Known): void;
  forget(): void;
};

export function keep<Known>(read: () => Promise<Known>): Kept<Known> {
  let known: Promise<Known> | undefined;
  return {
    get: () => (known ??= read()),
    set: (now) => {
      known = Promise.resolve(now);
    },
    forget: () => {
      known = undefined;
    },
  };
}

type Person = { card: UserCard; quietHours: Settings['quietHours'] };

/**
 * A deal with what its law and its page ask about it, each read once. Under its lock it is handed from the request
 * through every command to the answer; the commands change it as they change what is stored.
 */
export type LoadedDeal = DealAndJob & {
  readonly proofs: Kept<readonly ProofRow[]>;
  /** By the proof's id. */
  readonly evidence: Kept<ReadonlyMap<string, WholeProof['evidence']>>;
  /** How many proofs count as rejected, and how many may be. */
  readonly rejections: Kept<{ used: number; max: number }>;
  /** What the author may spend, in đồng. */
  readonly balance: Kept<number>;
  /** Its two sides. */
  readonly people: Kept<(id: string) => Person>;
};

const isRejected = ({ wasSubmitted, state }: ProofRow) =>
  wasSubmitted && rejectedStates.some((each) => each === state);

/** In place of the proof as it was. */
export async function keepProof(deal: LoadedDeal, saved: ProofRow): Promise<void> {
  const known = await deal.proofs.get();
  deal.proofs.set(known.map((proof) => (proof.id === saved.id ? saved : proof)));
  const before = known.find(({ id }) => id === saved.id);
  const isCounted = before?.wasSubmitted === saved.wasSubmitted && isRejected(before) === isRejected(saved);
  if (!isCounted) deal.rejections.forget();
}

export async function getJobId({ db }: Pick<Unit, 'db'>, dealId: string): Promise<string> {
  const jobId = await deals.findJobId(db, dealId);
  if (jobId === null) throw notFound();
  return jobId;
}

/** Lock order everywhere: the job, then the deal. */
export async function lockOnJob(
  { db }: Pick<Unit, 'db'>,
  dealId: string,
  jobId: string,
): Promise<DealAndJob> {
  const job = await jobs.lockJob(db, jobId);
  const row = await deals.lockDeal(db, dealId);
  if (!job || !row) throw notFound();
  return { row, job };
}

export const lockDealAndJob = async (unit: Pick<Unit, 'db'>, dealId: string): Promise<DealAndJob> =>
  lockOnJob(unit, dealId, await getJobId(unit, dealId));

/** Null for no such deal. */
export async function lockDealIfAny(db: Database, dealId: string): Promise<DealAndJob | null> {
  const jobId = await deals.findJobId(db, dealId);
  return jobId === null ? null : lockOnJob({ db }, dealId, jobId);
}

export const getSide = (row: DealRow, userId: string): Side | null =>
  row.authorId === userId ? 'author' : row.workerId === userId ? 'worker' : null;

export async function findOwn(unit: Pick<Unit, 'db'>, userId: string, dealId: string) {
  const row = await deals.findDeal(unit.db, dealId);
  const side = row && getSide(row, userId);
  if (!row || !side) throw notFound();
  return { row, side };
}

/** Locks nothing for anybody else. */
export async function lockOwn({ db }: Pick<Unit, 'db'>, userId: string, target: deals.DealNamed) {
  const found = await deals.lockOwnWithJob(db, userId, target);
  const side = found && getSide(found.row, userId);
  if (!found || !side) throw notFound();
  return { ...found, side };
}
