import { dealViewFor } from '../deals/deal-view.rules.ts';
import type { DealFacts } from '../deals/deal.facts.ts';
import { dealTimers } from '../deals/deal.lifecycle.ts';
import type { DealView, Offer } from '../deals/deal.schema.ts';
import { decidedProofs } from '../deals/terms.rules.ts';
import type { JobView } from '../jobs/job.schema.ts';
import { rejectionsIn } from '../proofs/proof-limits.schema.ts';
import type { ProofFacts } from '../proofs/proof.facts.ts';
import { dealOfProof, proofOfDeal } from '../market/deal-and-proof.ts';
import { proofTimers } from '../proofs/proof.lifecycle.ts';
import type { ProofView } from '../proofs/proof.schema.ts';
import { rulesOf } from '../proofs/rejection-rules.schema.ts';
import { type Account, cardOf } from './fake-accounts.ts';
import { notFound } from './fake-routes.ts';
import type { Side } from '../terms/side.schema.ts';
import type { ConditionInput } from '../terms/condition.schema.ts';

export type FakeProof = Omit<ProofFacts, 'deal' | 'rejections' | 'rules'> & {
  id: string;
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
  changeAskedAt: number;
  version: number;
};

const iso = (time: number | null) => (time === null ? null : new Date(time).toISOString());
export const isOpen = ({ state }: FakeProof) => !decidedProofs.some((decided) => decided === state);
export const sideOf = (deal: FakeDeal, reader: Account): Side =>
  reader === deal.author ? 'author' : 'worker';

export const factsOf = ({ facts, author, job, proofs: all }: FakeDeal): DealFacts => ({
  ...facts,
  balance: author.user.balance,
  job: {
    state: job.state,
    acceptMode: job.acceptMode,
    slotsLeft: job.slotsLeft,
    price: 0,
    slotGoesTo: 'AUTHOR',
  },
  candidate: { isAuthor: false, isTaken: false, live: 0, liveMax: 5, unmetRule: null, pause: null },
  proofs: all.map((proof) => proofOfDeal(proof, proof.condition.mandatory)),
});
export const proofFactsOf = (deal: FakeDeal, proof: FakeProof): ProofFacts => ({
  ...proof,
  rules: rulesOf(proof.condition),
  deal: dealOfProof({ ...deal.facts, proofs: deal.proofs }),
  rejections: rejectionsIn(deal.proofs, deal.job.slots),
});

const proofView = (deal: FakeDeal, proof: FakeProof): ProofView => ({
  id: proof.id,
  dealId: deal.id,
  no: proof.no,
  title: proof.condition.title,
  instructions: proof.condition.instructions ?? null,
  mandatory: proof.condition.mandatory,
  amount: proof.amount > 0 ? proof.amount : null,
  accept: proof.condition.accept,
  state: proof.state === 'NONE' ? 'REQUIRED' : proof.state,
  evidence: proof.evidence,
  checks: proof.evidence.length === 0 ? [] : [...proof.failedChecks],
  decisions: proof.decisions,
  revisionCount: proof.revisionCount,
  reviewDueAt: iso(proof.reviewDueAt),
  revisionDueAt: iso(proof.revisionDueAt),
  appealUntil: iso(proof.appealUntil),
  auto: proof.isAuto,
  version: proof.version,
});

/** The next timer. */
function nextTimer(deal: FakeDeal) {
  const waiting = deal.facts.terms === null ? [] : deal.proofs.filter(isOpen);
  const ofProofs = waiting.flatMap((proof) => proofTimers(proofFactsOf(deal, proof)));
  const outcomes = [...dealTimers(factsOf(deal)), ...ofProofs].filter(({ isReminder }) => !isReminder);
  return outcomes.toSorted((a, b) => a.at - b.at)[0] ?? null;
}

/** A deal as one of its sides reads it. Actions that the fake does not answer are left out. */
export const dealView = (
  deal: FakeDeal,
  reader: Account,
  { now, isServed }: { now: number; isServed: (path: string) => boolean },
): DealView => {
  const { job, facts } = deal;
  if (facts.state === 'NONE') throw notFound();
  const side = sideOf(deal, reader);
  const all = factsOf(deal);
  const { cancelRequest, changeRequest } = facts;
  const shown = dealViewFor(side, all, nextTimer(deal), { refunded: deal.refunded, now });
  return {
    ...shown,
    id: deal.id,
    jobId: job.id,
    job: { id: job.id, slug: job.slug, kind: job.kind, title: job.title, price: job.price },
    author: cardOf(deal.author),
    worker: cardOf(deal.worker),
    state: facts.state,
    offers: deal.offers,
    terms: facts.terms,
    openingTerms: null,
    proofs: deal.proofs.map((proof) => proofView(deal, proof)),
    cancelRequest: cancelRequest && {
      ...cancelRequest,
      reason: deal.cancelReason,
      at: new Date(cancelRequest.at).toISOString(),
    },
    changeRequest: changeRequest && {
      by: changeRequest.by,
      terms: changeRequest.change,
      at: new Date(deal.changeAskedAt).toISOString(),
    },
    dispute: null,
    roomId: null,
    actions: shown.actions.filter(({ endpoint }) => isServed(endpoint)),
    version: deal.version,
  };
};
