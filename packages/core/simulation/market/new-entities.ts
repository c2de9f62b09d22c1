import { newDealFacts } from '../../src/deals/new-deal.facts.ts';
import { amountOf, newProofFacts } from '../../src/market/deal-and-proof.ts';
import type { Random } from '../random.ts';
import { Ledger } from './ledger.ts';
import type { StoredApplication, StoredDeal, StoredProof, World } from './world.ts';
import type { ConditionInput } from '../../src/terms/condition.schema.ts';

const start = Date.UTC(2026, 10, 20, 9);
const workerBps = 1000;
const { proofs: _, ...blank } = newDealFacts;

export function newWorld(random: Random): World {
  const isQuick = random.chance(0.4);
  const funds = random.pick([60_000, 3_000_000, 50_000_000, 50_000_000]);
  const kind = isQuick ? ('QUICK' as const) : ('PROJECT' as const);
  const job: World['job'] = {
    state: 'DRAFT',
    kind,
    acceptMode: isQuick && random.chance(0.6) ? 'INSTANT' : 'APPLY',
    price: isQuick ? random.pick([2000, 12_300, 45_000]) : 1_000_000,
    slots: random.between(1, 3),
    openHours: random.pick([24, 336]),
    expiresAt: null,
    moderationUntil: null,
    enhancedAt: null,
    budget: { price: 0, fee: 0 },
    isVerified: random.chance(0.98),
    isFlagged: random.chance(0.15),
  };
  // Half as much again as its slots cost: too little for one that comes back at a higher reward.
  const isShort = isQuick && job.price < 45_000 && funds < 50_000_000;
  const balance = isShort ? Math.ceil(job.slots * job.price * 1.05 * 1.5) : funds;
  return {
    now: start,
    job,
    applications: [],
    deals: [],
    proofs: [],
    ledger: new Ledger(workerBps, balance),
    workers: 3,
    unmet: new Map(),
    givenUp: [],
    told: [],
  };
}

/** Added in state `NONE` before its first command; removed again where the law refuses it. */
export function newDeal(world: World, worker: number): StoredDeal {
  const { kind, price } = world.job;
  const terms = {
    price,
    releaseMode: 'ALL' as const,
    reviewHours: 72,
    revisionsMax: 2,
    scope: '',
    conditions: [quickCondition(1), quickCondition(2)],
  };
  const deal: StoredDeal = {
    id: `deal:${world.deals.length + 1}`,
    worker,
    ...blank,
    kind,
    terms: kind === 'QUICK' ? terms : null,
    timeLimitMin: kind === 'QUICK' ? 90 : null,
    workerBps,
  };
  world.deals.push(deal);
  return deal;
}

export const quickCondition = (no: number): ConditionInput => ({
  title: `Ảnh ${no}`,
  mandatory: no === 1,
  accept: { types: ['IMAGE'] },
});

export function newApplication(world: World, worker: number): StoredApplication {
  const application: StoredApplication = {
    worker,
    state: 'NONE',
    submittedAt: 0,
    isShortlisted: false,
    remindedAt: null,
  };
  world.applications.push(application);
  return application;
}

export function newProof(world: World, deal: StoredDeal, condition: ConditionInput): StoredProof {
  const proof: StoredProof = {
    ...newProofFacts,
    id: `proof:${world.proofs.length + 1}`,
    dealId: deal.id,
    isMandatory: condition.mandatory,
    wasSubmitted: false,
    state: 'NONE',
    amount: amountOf(deal.terms, condition),
    failedChecks: [{ rule: 'FILES', passed: false, note: null }],
  };
  world.proofs.push(proof);
  return proof;
}

/** Removes what the law did not create. */
export function dropUncreated(world: World): void {
  world.deals = world.deals.filter(({ state }) => state !== 'NONE');
  world.applications = world.applications.filter(({ state }) => state !== 'NONE');
}
