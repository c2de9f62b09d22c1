import type { ApplicationFacts } from '../applications/application.facts.ts';
import type { DealFacts } from '../deals/deal.facts.ts';
import { dealLaw, dealTimers } from '../deals/deal.lifecycle.ts';
import { dealLimits } from '../deals/deal-limits.schema.ts';
import { getPause } from '../deals/reliability.rules.ts';
import { decidedProofs } from '../deals/terms.rules.ts';
import { getBudget } from '../jobs/job-budget.schema.ts';
import { type JobFacts, slotGoesTo, slotsLeft } from '../jobs/job.facts.ts';
import type { EligibilityRule } from '../jobs/eligibility.schema.ts';
import type { JobView } from '../jobs/job.schema.ts';
import { dealOfProof, proofOfDeal } from '../market/deal-and-proof.ts';
import type { Clock } from '../ports/ports.ts';
import { rejectionsIn } from '../proofs/proof-limits.schema.ts';
import type { ProofFacts } from '../proofs/proof.facts.ts';
import { proofTimers } from '../proofs/proof.lifecycle.ts';
import { getRules } from '../proofs/rejection-rules.schema.ts';
import type { Account } from './fake-accounts.ts';
import type { FakeApplication, FakeDeal, FakeJobFacts, FakeProof, FakeRows } from './fake-rows.ts';
import { openHours } from './sketch-job.ts';

const unheld = { price: 0, fee: 0 };

export const isEnded = (state: string): boolean => dealLaw.finalStates.some((end) => end === state);
export const isLive = ({ facts: { state } }: FakeDeal): boolean => !isEnded(state) && state !== 'NONE';
export const isOpen = ({ state }: FakeProof): boolean => !decidedProofs.some((decided) => decided === state);

export type FakeFactsDeps = {
  clock: Clock;
  account: (username: string) => Account;
  /** The eligibility rule that a worker does not meet. */
  unmetRule?: (worker: Account) => EligibilityRule | null;
};

/** What the laws ask of the rows in memory. */
export function createFakeFacts({ clock, account, unmetRule = () => null }: FakeFactsDeps, rows: FakeRows) {
  const dealsOn = ({ id }: JobView) => rows.deals.filter(({ job }) => job.id === id);
  const getAuthor = (job: JobView) => account(job.author.username);

  /** Of a job that is read for the first time, from its view. */
  function getStored(job: JobView): FakeJobFacts {
    const known = rows.jobFacts.get(job.id);
    if (known) return known;
    const isHeld = job.budget !== null && job.budget.held > 0;
    const stored: FakeJobFacts = {
      openHours,
      moderationUntil: null,
      enhancedAt: null,
      isFlagged: false,
      others: { taken: job.slots - job.slotsLeft - job.done, used: job.done },
      budget: isHeld ? getBudget(job.slotsLeft, job.price) : job.state === 'DRAFT' ? unheld : null,
    };
    rows.jobFacts.set(job.id, stored);
    return stored;
  }

  function jobFacts(job: JobView): JobFacts {
    const { state, kind, acceptMode, price, slots } = job;
    const { others, budget, ...stored } = getStored(job);
    const { balance, verified } = getAuthor(job).user;
    const own = dealsOn(job);
    const slotsIn = (slot: DealFacts['slot']) => own.filter(({ facts }) => facts.slot === slot).length;
    return {
      ...stored,
      state,
      kind,
      acceptMode,
      price,
      slots,
      taken: others.taken + slotsIn('TAKEN'),
      used: others.used + slotsIn('USED'),
      live: others.taken + own.filter(isLive).length,
      expiresAt: Date.parse(job.expiresAt),
      budget: budget ?? unheld,
      balance,
      isVerified: verified.email || verified.phone,
    };
  }

  const pauseOn = (worker: Account, authorId: string) =>
    getPause(
      rows.abandoned.filter((one) => one.worker === worker),
      authorId,
      clock.now(),
    );

  function applicationFacts(row: FakeApplication): ApplicationFacts {
    const job = rows.posted.find(({ id }) => id === row.jobId);
    if (!job) throw new Error(`There is no job ${row.jobId}`);
    const author = getAuthor(job);
    const worker = account(row.worker.username);
    const theirs = rows.applied.filter((one) => one.worker.id === row.worker.id && one !== row);
    const here = theirs.filter(({ jobId }) => jobId === job.id);
    const { kind, state, acceptMode, slotsLeft: left } = job;
    return {
      state: rows.applied.includes(row) ? row.state : 'NONE',
      submittedAt: Date.parse(row.createdAt),
      isShortlisted: row.shortlisted,
      remindedAt: row.remindedAt,
      job: { kind, state, acceptMode, slotsLeft: left },
      applicant: {
        isAuthor: author === worker,
        hasApplied: here.some((one) => one.state !== 'CANCELLED'),
        withdrawn: here.filter((one) => one.state === 'CANCELLED').length,
        hasDeal: dealsOn(job).some((deal) => deal.worker === worker && isLive(deal)),
        waiting: theirs.filter((one) => one.state === 'SUBMITTED').length,
        unmetRule: unmetRule(worker),
        pause: pauseOn(worker, author.user.id),
      },
    };
  }

  function dealFacts(deal: FakeDeal): DealFacts {
    const { facts, author, worker, job, proofs } = deal;
    const ofJob = jobFacts(job);
    const { state, acceptMode, price } = ofJob;
    const live = rows.deals.filter((one) => one.worker === worker && one !== deal && isLive(one));
    return {
      ...facts,
      balance: author.user.balance,
      job: {
        state,
        acceptMode,
        price,
        slotsLeft: slotsLeft(ofJob),
        slotGoesTo:
          getStored(job).budget === null ? 'AUTHOR' : slotGoesTo(ofJob, facts.held.price, clock.now()),
      },
      candidate: {
        isAuthor: author === worker,
        isTaken: live.some((one) => one.job.id === job.id),
        live: live.length,
        liveMax: dealLimits.activeMaxNew,
        unmetRule: unmetRule(worker),
        pause: pauseOn(worker, author.user.id),
      },
      proofs: proofs.map((proof) => proofOfDeal(proof, proof.condition.mandatory)),
    };
  }

  const rejectionsOn = ({ job, proofs }: FakeDeal) =>
    job.kind === 'QUICK'
      ? rejectionsIn(
          dealsOn(job).flatMap((deal) => deal.proofs),
          job.slots,
        )
      : rejectionsIn(proofs, proofs.length);

  const proofFacts = (deal: FakeDeal, proof: FakeProof): ProofFacts => ({
    ...proof,
    rules: getRules(proof.condition),
    deal: dealOfProof({ ...deal.facts, proofs: deal.proofs }),
    rejections: rejectionsOn(deal),
  });

  /** Soonest first. */
  const timers = (deal: FakeDeal) =>
    [
      ...dealTimers(dealFacts(deal)),
      ...(deal.facts.terms === null ? [] : deal.proofs.filter(isOpen)).flatMap((proof) =>
        proofTimers(proofFacts(deal, proof)).map((timer) => ({ ...timer, proofId: proof.id })),
      ),
    ].toSorted((a, b) => a.at - b.at);

  return {
    timers,
    getAuthor,
    getStored,
    dealsOn,
    jobFacts,
    applicationFacts,
    dealFacts,
    proofFacts,
    rejectionsOn,
  };
}

export type FakeFacts = ReturnType<typeof createFakeFacts>;
