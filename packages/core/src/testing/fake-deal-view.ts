import { dealViewFor } from '../market/deal-view.ts';
import type { DealView } from '../deals/deal.schema.ts';
import { revisionsLeft } from '../proofs/proof.rules.ts';
import type { ProofView } from '../proofs/proof.schema.ts';
import type { Side } from '../terms/side.schema.ts';
import { type Account, getCard } from './fake-accounts.ts';
import type { FakeFacts } from './fake-facts.ts';
import { notFound } from './fake-routes.ts';
import type { FakeDeal, FakeProof } from './fake-rows.ts';

const iso = (time: number | null) => (time === null ? null : new Date(time).toISOString());
export const getSide = (deal: FakeDeal, reader: Account): Side =>
  reader === deal.author ? 'author' : 'worker';

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
  revisionsLeft: revisionsLeft(proof.revisionCount, deal.facts.terms?.revisionsMax ?? 0),
  reviewDueAt: iso(proof.reviewDueAt),
  revisionDueAt: iso(proof.revisionDueAt),
  appealUntil: iso(proof.appealUntil),
  beyondBudget: proof.isBeyondBudget,
  auto: proof.isAuto,
  version: proof.version,
});

/** Timers that change something, soonest first. */
const getOutcomes = (deal: FakeDeal, facts: FakeFacts) =>
  facts.timers(deal).filter(({ isReminder }) => !isReminder);

/** A deal as one of its sides reads it. Actions that the fake does not answer are left out. */
export const dealView = (
  deal: FakeDeal,
  reader: Account,
  { facts: ofRows, now, isServed }: { facts: FakeFacts; now: number; isServed: (path: string) => boolean },
): DealView => {
  const { job, facts } = deal;
  if (facts.state === 'NONE') throw notFound();
  const side = getSide(deal, reader);
  const { cancelRequest, changeRequest } = facts;
  const shown = dealViewFor(side, ofRows.dealFacts(deal), getOutcomes(deal, ofRows), {
    refunded: deal.refunded,
    now,
  });
  return {
    ...shown,
    id: deal.id,
    jobId: job.id,
    job: { id: job.id, slug: job.slug, kind: job.kind, title: job.title, price: job.price },
    author: getCard(deal.author),
    worker: getCard(deal.worker),
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
      at: new Date(deal.changeRequestedAt).toISOString(),
    },
    dispute: null,
    roomId: null,
    actions: shown.actions.filter(({ endpoint }) => isServed(endpoint)),
    version: deal.version,
  };
};
