import type { ApplicationFacts } from '../../src/applications/application.facts.ts';
import type { DealFacts } from '../../src/deals/deal.facts.ts';
import { decidedProofs } from '../../src/deals/terms.rules.ts';
import { pauseOf } from '../../src/deals/reliability.rules.ts';
import type { EligibilityRule } from '../../src/jobs/eligibility.schema.ts';
import { type JobFacts, slotGoesTo, slotsLeft } from '../../src/jobs/job.facts.ts';
import type { NotificationCode } from '../../src/notifications/notification-codes.ts';
import { rejectionsIn } from '../../src/proofs/proof-limits.schema.ts';
import type { ProofFacts } from '../../src/proofs/proof.facts.ts';
import { dealOfProof, proofOfDeal } from '../../src/market/deal-and-proof.ts';
import type { Ledger } from './ledger.ts';

/** Stored facts, without those read for each decision. */
export type StoredJob = Omit<JobFacts, 'taken' | 'used' | 'live' | 'balance'>;
export type StoredApplication = Omit<ApplicationFacts, 'job' | 'applicant'> & { worker: number };
export type StoredDeal = Omit<DealFacts, 'balance' | 'job' | 'candidate' | 'proofs'> & {
  id: string;
  worker: number;
};
export type StoredProof = Omit<ProofFacts, 'deal' | 'rejections' | 'rules'> & {
  id: string;
  dealId: string;
  isMandatory: boolean;
  wasSubmitted: boolean;
};

/** A log of the law, to the author or to a worker by number. */
export type SentLog = {
  code: NotificationCode;
  to: 'author' | number;
  reason: string | null;
  /** In đồng. */
  amount: number;
};

/** A job and everybody involved. */
export type World = {
  now: number;
  job: StoredJob;
  applications: StoredApplication[];
  deals: StoredDeal[];
  proofs: StoredProof[];
  ledger: Ledger;
  workers: number;
  /** By worker: the eligibility rule that they do not meet. */
  unmet: Map<number, EligibilityRule>;
  /** Given-up slots, for the pause. */
  givenUp: { worker: number; at: number }[];
  told: SentLog[];
};

const authorId = 'author';

/** Facts about a worker beyond this job's deals. */
const standingOf = ({ unmet, givenUp, now }: World, worker: number) => ({
  unmetRule: unmet.get(worker) ?? null,
  pause: pauseOf(
    givenUp.filter((one) => one.worker === worker).map(({ at }) => ({ authorId, at })),
    authorId,
    now,
  ),
});

const ended = new Set(['COMPLETED', 'CANCELLED', 'EXPIRED']);
export const isLive = ({ state }: { state: string }): boolean => !ended.has(state) && state !== 'NONE';

export const isOpen = ({ state }: { state: string }): boolean =>
  !decidedProofs.some((decided) => decided === state);

export function jobFacts({ job, deals, ledger }: World): JobFacts {
  const live = deals.filter(isLive);
  return {
    ...job,
    taken: live.filter(({ slot }) => slot === 'TAKEN').length,
    used: deals.filter(({ slot }) => slot === 'USED').length,
    live: live.length,
    balance: ledger.balance('author'),
  };
}

export function applicationFacts(
  world: World,
  application: StoredApplication,
  job = jobFacts(world),
): ApplicationFacts {
  const others = world.applications.filter((one) => one.worker === application.worker && one !== application);
  const withdrawn = others.filter((one) => one.state === 'CANCELLED').length;
  const { kind, state, acceptMode } = job;
  return {
    ...application,
    job: { kind, state, acceptMode, slotsLeft: slotsLeft(job) },
    applicant: {
      isAuthor: false,
      hasApplied: others.length > withdrawn,
      withdrawn,
      hasDeal: world.deals.some((deal) => deal.worker === application.worker && isLive(deal)),
      waiting: 0,
      ...standingOf(world, application.worker),
    },
  };
}

export function dealFacts(world: World, deal: StoredDeal, job = jobFacts(world)): DealFacts {
  const { state, acceptMode } = job;
  const theirs = world.deals.filter((one) => one.worker === deal.worker && one !== deal && isLive(one));
  return {
    ...deal,
    balance: job.balance,
    job: {
      state,
      acceptMode,
      price: job.price,
      slotsLeft: slotsLeft(job),
      slotGoesTo: slotGoesTo(job, deal.held.price, world.now),
    },
    candidate: {
      isAuthor: false,
      isTaken: theirs.length > 0,
      live: theirs.length,
      liveMax: 5,
      ...standingOf(world, deal.worker),
    },
    proofs: proofsOf(world, deal).map((proof) => proofOfDeal(proof, proof.isMandatory)),
  };
}

export const proofsOf = (world: World, deal: StoredDeal): StoredProof[] =>
  world.proofs.filter((proof) => proof.dealId === deal.id);

export function dealOf(world: World, proof: StoredProof): StoredDeal {
  const deal = world.deals.find(({ id }) => id === proof.dealId);
  if (!deal) throw new Error(`${proof.id} is of no deal`);
  return deal;
}

function rejectionsOf(world: World, deal: StoredDeal) {
  if (world.job.kind === 'QUICK') return rejectionsIn(world.proofs, world.job.slots);
  const parts = proofsOf(world, deal);
  return rejectionsIn(parts, parts.length);
}

export function proofFacts(world: World, proof: StoredProof): ProofFacts {
  const deal = dealOf(world, proof);
  return {
    ...proof,
    rules: ['FILES', 'NOT_AS_AGREED'],
    deal: dealOfProof({ ...deal, proofs: proofsOf(world, deal) }),
    rejections: rejectionsOf(world, deal),
  };
}
