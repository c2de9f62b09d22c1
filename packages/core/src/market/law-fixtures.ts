/** Facts for tests of the laws beside those of deals. */
import type { ApplicationFacts } from '../applications/application.facts.ts';
import { now } from '../deals/deal-fixtures.ts';
import type { JobFacts } from '../jobs/job.facts.ts';
import { hours } from '../law/decision.ts';
import type { ProofFacts } from '../proofs/proof.facts.ts';
import { newProofFacts } from './deal-and-proof.ts';

export { disputed, negotiating, noDeal, now, proof, terms, working } from '../deals/deal-fixtures.ts';

export const draftJob: JobFacts = {
  state: 'DRAFT',
  kind: 'QUICK',
  acceptMode: 'INSTANT',
  price: 35_000,
  slots: 40,
  taken: 0,
  used: 0,
  live: 0,
  openHours: 336,
  expiresAt: null,
  moderationUntil: null,
  enhancedAt: null,
  budget: { price: 0, fee: 0 },
  balance: 1_470_000,
  isVerified: true,
  isFlagged: false,
};

export const noApplication: ApplicationFacts = {
  state: 'NONE',
  submittedAt: 0,
  isShortlisted: false,
  remindedAt: null,
  job: { state: 'OPEN', kind: 'PROJECT', acceptMode: 'APPLY', slotsLeft: 1 },
  applicant: {
    isAuthor: false,
    hasApplied: false,
    withdrawn: 0,
    hasDeal: false,
    waiting: 0,
    unmetRule: null,
    pause: null,
  },
};

export const requiredProof: ProofFacts = {
  ...newProofFacts,
  state: 'REQUIRED',
  amount: 2_500_000,
  rules: ['FILES', 'FRESH', 'NOT_AS_AGREED'],
  failedChecks: [{ rule: 'FILES', passed: false, note: null }],
  deal: {
    state: 'IN_PROGRESS',
    kind: 'PROJECT',
    releaseMode: 'PER_PROOF',
    reviewHours: 120,
    revisionsMax: 3,
    effectiveDueAt: now + hours(48),
    held: { price: 4_500_000, fee: 225_000 },
    paid: 2_000_000,
    workerBps: 1000,
  },
  rejections: { used: 0, max: 1 },
};
