import { type Ask, jobLaw, proofLaw } from '@keo/core/contract';
import { RefusalError, notFound } from '../../platform/refusal.ts';
import { newId } from '../../platform/secret-text.ts';
import type { Unit } from '../../platform/unit-of-work.ts';
import * as deals from './deals.repository.ts';
import type { DealRow } from './deals.table.ts';
import { type Actor, system } from './market-records.ts';
import type { MarketWorld } from './market.service.ts';
import * as proofs from './proofs.repository.ts';
import type { ProofRow } from './proofs.table.ts';

/** A refusal of the system's own command means that it is not due yet; it is no failure. */
const whereDue = async (work: Promise<unknown>) => {
  await work.catch((error: unknown) => {
    if (!(error instanceof RefusalError)) throw error;
  });
};

/** What a decision about a job asks of its applications, its negotiations or the job itself. */
export async function followJob(world: MarketWorld, unit: Unit, jobId: string, ask: Ask): Promise<void> {
  const { jobs, applications, market } = world;
  if (ask.of === 'job' || ask.of === 'applications') {
    const job = await jobs.findJob(unit.db, jobId);
    if (!job) throw notFound();
    if (ask.of === 'applications') return applications.endWaiting(unit, job, ask.type);
    if (!jobLaw.takes(job.state, ask.type)) return;
    return whereDue(market.job(unit, jobId, { type: ask.type }, system));
  }
  if (ask.of !== 'negotiations') throw new Error(`A job asks nothing of ${ask.of}`);
  for (const { id } of await deals.listNegotiating(unit.db, jobId))
    await whereDue(market.deal(unit, id, { type: ask.type }, system));
}

/** What a decision about a deal or a proof asks of the other charts. */
export async function followDeal(world: MarketWorld, unit: Unit, row: DealRow, ask: Ask, actor: Actor) {
  const { market, clock } = world;
  if (ask.of === 'job' || ask.of === 'applications' || ask.of === 'negotiations')
    return followJob(world, unit, row.jobId, ask);
  if (ask.of === 'deal') {
    if (ask.type === 'APPLICATION_ACCEPTED') return;
    return whereDue(market.deal(unit, row.id, { type: ask.type }, system));
  }
  if (ask.of === 'proof') {
    await market.proof(unit, ask.proofId, ask, 'must' in ask ? actor : system);
    return;
  }
  const ofDeal = await proofs.listOfDeal(unit.db, row.id);
  if (ask.of === 'part') {
    const part = ofDeal[ask.no - 1];
    if (!part) throw notFound();
    await market.proof(unit, part.id, { type: 'RAISE', amount: ask.amount }, system);
    return;
  }
  if (ask.type === 'TERMS_FIXED') return addProofs(unit, row, ofDeal, clock.now());
  for (const { id, state } of ofDeal)
    if (proofLaw.takes(state, ask.type)) await whereDue(market.proof(unit, id, ask, system));
}

/** A proof for each condition of the terms that has none yet. */
async function addProofs(unit: Unit, row: DealRow, ofDeal: readonly ProofRow[], now: Date): Promise<void> {
  const conditions = (await deals.findDeal(unit.db, row.id))?.terms?.conditions ?? [];
  const isPartly = row.terms?.releaseMode === 'PER_PROOF';
  await proofs.insertProofs(
    unit.db,
    conditions.slice(ofDeal.length).map((condition, index) => ({
      id: newId('pf'),
      dealId: row.id,
      jobId: row.jobId,
      no: ofDeal.length + index + 1,
      condition,
      amount: isPartly ? (condition.amount ?? 0) : 0,
      state: 'REQUIRED' as const,
      evidence: [],
      failedChecks: [{ rule: 'EMPTY', passed: false, note: null }],
      decisions: [],
      updatedAt: now,
    })),
  );
}
