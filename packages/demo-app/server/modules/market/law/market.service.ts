import { type LawPorts, type Order, carryOut, runAsync } from '@keo/core/contract';
import { notFound } from '../../../platform/http/refusal.ts';
import { newId } from '../../../platform/security/secret-text.ts';
import type { Unit } from '../../../platform/database/unit-of-work.ts';
import { type Applied, refusedApplication } from '../applications/applicants.service.ts';
import { createMarketClocks } from './deal-clocks.ts';
import { listNegotiating } from '../deals/deal-lists.repository.ts';
import { unmaskUnchanged } from '../deals/hidden-texts.ts';
import { type AtWork, loadDeal, endWork, loadJob, startWork, write } from './command-work.ts';
import { type LoadedDeal, lockDealAndJob } from './loaded-deal.ts';
import { type Actor, system } from './actor.ts';
import { heardBy } from '../deals/between-blocked.ts';
import { maskedNote } from '../deals/masked-words.ts';
import type { DealOrigin, Market, MarketNeeds, MarketWorld } from './market-world.ts';
import { newDealCase } from './new-deal.ts';
import { newProofs } from './deal-facts.ts';
import * as proofs from '../proofs/proofs.repository.ts';
import type { ProofRow } from '../proofs/proofs.table.ts';
import { toRefusal } from './to-refusal.ts';
import { type Ref, jobCase, proofCase, storedDealCase } from './law-cases.ts';

type Rows = {
  application: Applied;
  deal: Ref & { origin?: DealOrigin };
  proof: Pick<ProofRow, 'id' | 'dealId' | 'state'>;
  who: Actor;
};

function found<Row>(row: Row | null | undefined): Row {
  if (!row) throw notFound();
  return row;
}

/** The ports of the law's interpreter, in one transaction with one job locked. */
function lawPorts(at: AtWork, jobId: string): LawPorts<Rows> {
  const { world, unit } = at;
  const { applications, clock } = world;
  const { db } = unit;
  const theJob = () => loadJob(at, jobId);
  return {
    now: () => +clock.now(),
    system,
    job: (_, by) => jobCase({ ...at, by }, jobId),
    async application({ application }, by) {
      const { id: applicationId, workerId } = application;
      await write(at);
      return {
        ...(await applications.createCase(unit, await theJob(), application, by)),
        deal: () => ({ id: newId('dl'), origin: { workerId, applicationId } }),
      };
    },
    deal: ({ deal: { id, origin } }, by) =>
      origin
        ? newDealCase({ ...at, by }, { id, jobId, ...origin })
        : storedDealCase({ ...at, by }, { id, jobId }),
    proof: async ({ proof: { id, dealId }, command }, by) =>
      proofCase({ ...at, by }, { id, deal: await loadDeal(at, dealId, jobId) }, command),
    jobState: async () => (await theJob()).state,
    async waiting(type) {
      await write(at);
      await applications.endWaiting(unit, await theJob(), type);
      return [];
    },
    async negotiating() {
      await write(at);
      return listNegotiating(db, jobId);
    },
    listProofs: async ({ id }) => (await loadDeal(at, id, jobId)).proofs.get(),
    async addProofs({ id }, from) {
      const deal = await loadDeal(at, id, jobId);
      await proofs.insertProofs(db, newProofs(deal.row, from, clock.now()));
      deal.proofs.forget();
      deal.rejections.forget();
      return [];
    },
    undo(refusal) {
      throw toRefusal(refusal);
    },
  };
}

async function give(at: AtWork, jobId: string, order: Order<Rows>, by: Actor): Promise<void> {
  const decision = await runAsync(carryOut(lawPorts(at, jobId), order, by));
  if (decision.isLawful) return endWork(at);
  if (order.of === 'application') throw refusedApplication(decision.refusal, by);
  throw toRefusal(decision.refusal, order.of === 'job' ? { VERIFY_ACCOUNT: 'verifyFirst' } : {});
}

const begin = (world: MarketWorld, unit: Unit, deal?: LoadedDeal): AtWork => ({
  world,
  unit,
  work: startWork(deal),
});

const lock = async ({ facts }: MarketNeeds, unit: Unit, dealId: string) =>
  facts.load(unit, await lockDealAndJob(unit, dealId));

async function reschedule(world: MarketWorld, unit: Unit, deal: LoadedDeal): Promise<LoadedDeal> {
  const at = begin(world, unit, deal);
  at.work.timed.add(deal);
  await endWork(at);
  return deal;
}

export function createMarket(needs: MarketNeeds): Market {
  const { facts, applications } = needs;

  const market: Market = {
    ...facts,

    async job(unit, jobId, command, actor) {
      const at = begin(world, unit);
      await give(at, jobId, { of: 'job', command }, actor);
      return loadJob(at, jobId);
    },

    async application(unit, application, command, actor) {
      const by = await heardBy(unit.db, command, actor, application);
      const order = { of: 'application' as const, application, command };
      await give(begin(world, unit), application.jobId, order, by);
      return found(await applications.findApplication(unit.db, application.id));
    },

    async newDeal(unit, { id: jobId, authorId }, origin, command, actor) {
      const id = newId('dl');
      const heard = await heardBy(unit.db, command, actor, { authorId, workerId: origin.workerId });
      const at = begin(world, unit);
      const by = maskedNote(heard, { fundedAt: null });
      await give(at, jobId, { of: 'deal', deal: { id, origin }, command }, by);
      return loadDeal(at, id, jobId);
    },

    async deal(unit, loaded, command, actor) {
      const deal = typeof loaded === 'string' ? await lock(needs, unit, loaded) : loaded;
      const { row, job } = deal;
      const unmasked = unmaskUnchanged(command, deal, actor.party);
      const order = { of: 'deal' as const, deal: { id: row.id }, command: unmasked };
      const by = row.fundedAt === null ? await heardBy(unit.db, command, actor, row) : actor;
      await give(begin(world, unit, deal), job.id, order, maskedNote(by, row));
      return deal;
    },

    async proof(unit, id, command, actor, locked) {
      const deal = locked ?? (await lock(needs, unit, found(await proofs.findProof(unit.db, id)).dealId));
      const known = async () => found((await deal.proofs.get()).find((proof) => proof.id === id));
      const order = { of: 'proof' as const, proof: await known(), command };
      await give(begin(world, unit, deal), deal.job.id, order, actor);
      return known();
    },

    reschedule: (unit, deal) => reschedule(world, unit, deal),
    runClock: (target, id) => runClock(target, id),
  };
  // Circular dependency: timers give commands to the market.
  const world: MarketWorld = { ...needs, market };
  const runClock = createMarketClocks(world);
  return market;
}
