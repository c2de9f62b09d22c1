import type { Application } from '../applications/application.schema.ts';
import type { DealFacts } from '../deals/deal.facts.ts';
import type { Offer } from '../deals/deal.schema.ts';
import { newDealFacts } from '../deals/new-deal.facts.ts';
import { termsOfJob } from '../deals/terms.rules.ts';
import type { JobFacts } from '../jobs/job.facts.ts';
import type { JobView } from '../jobs/job.schema.ts';
import { getAmount, newProofFacts } from '../market/deal-and-proof.ts';
import type { ProofFacts } from '../proofs/proof.facts.ts';
import type { ProofView } from '../proofs/proof.schema.ts';
import type { ConditionInput } from '../terms/condition.schema.ts';
import { workerTiers } from '../terms/fees.schema.ts';
import { type Account, getCard } from './fake-accounts.ts';

/** What a job's view does not tell of its facts. */
export type FakeJobFacts = Pick<JobFacts, 'openHours' | 'moderationUntil' | 'enhancedAt' | 'isFlagged'> & {
  /** Slots with deals that are not in the memory. */
  others: { taken: number; used: number };
  /** Held for free slots; null for a job that began open, whose author paid nothing in the memory. */
  budget: JobFacts['budget'] | null;
};

/** `remindedAt`: when the author was last reminded of it. */
export type FakeApplication = Application & { remindedAt: number | null; authorReadAt: string | null };

export type FakeProof = Omit<ProofFacts, 'deal' | 'rejections' | 'rules'> & {
  id: string;
  dealId: string;
  no: number;
  wasSubmitted: boolean;
  condition: ConditionInput;
  evidence: ProofView['evidence'];
  decisions: ProofView['decisions'];
  version: number;
};

/** Stored facts, without those read for each decision. */
export type FakeDeal = {
  id: string;
  job: JobView;
  author: Account;
  worker: Account;
  facts: Omit<DealFacts, 'proofs' | 'balance' | 'job' | 'candidate'>;
  offers: Offer[];
  proofs: FakeProof[];
  refunded: number;
  /** The reason of a cancel request, and the time of a change request. */
  cancelReason: string;
  changeRequestedAt: number;
  version: number;
};

/** The rows of the market in memory. */
export function createFakeRows() {
  return {
    posted: [] as JobView[],
    jobFacts: new Map<string, FakeJobFacts>(),
    applied: [] as FakeApplication[],
    deals: [] as FakeDeal[],
    /** Slots that workers gave up, for their pause. */
    abandoned: [] as { worker: Account; authorId: string; at: number }[],
  };
}
export type FakeRows = ReturnType<typeof createFakeRows>;

type Letter = Pick<Application, 'coverLetter'> & Partial<Application>;

/** Not yet among the rows, like the deals and proofs below. */
export const newFakeApplication = (
  { id: jobId }: JobView,
  worker: Account,
  letter: Letter,
  { no, now }: { no: number; now: number },
): FakeApplication => {
  const at = new Date(now).toISOString();
  return {
    answers: [],
    bid: null,
    durationHours: null,
    ...letter,
    id: `ap${no}`,
    jobId,
    worker: getCard(worker),
    state: 'SUBMITTED',
    shortlisted: false,
    remindedAt: null,
    authorReadAt: null,
    createdAt: at,
    updatedAt: at,
  };
};

export const newFakeDeal = (job: JobView, [author, worker]: [Account, Account], id: string): FakeDeal => ({
  id,
  job,
  author,
  worker,
  facts: {
    ...newDealFacts,
    kind: job.kind,
    terms: job.kind === 'QUICK' ? termsOfJob({ ...job, releaseMode: 'ALL' }) : null,
    timeLimitMin: job.timeLimitMin,
    workerBps: workerTiers.BRONZE,
  },
  offers: [],
  proofs: [],
  refunded: 0,
  cancelReason: '',
  changeRequestedAt: 0,
  version: 0,
});

export const newFakeProof = (deal: FakeDeal, condition: ConditionInput, no: number): FakeProof => ({
  ...newProofFacts,
  id: `${deal.id}p${no}`,
  dealId: deal.id,
  no,
  condition,
  state: 'NONE',
  amount: getAmount(deal.facts.terms, condition),
  failedChecks: [{ rule: 'EMPTY', passed: false, note: null }],
  wasSubmitted: false,
  evidence: [],
  decisions: [],
  version: 0,
});
