import {
  type DealFacts,
  type DealView,
  type ListedDeal,
  type ListedProof,
  type ProofView,
  type Terms,
  type UserCard,
  dealViewFor,
  revisionsLeft,
} from '@keo/core/contract';
import type { JobRow } from '../jobs/jobs.table.ts';
import type { DealRow } from './deals.table.ts';
import type { DealTimer } from '../law/market-facts.ts';
import type { ProofRow, WholeProof } from '../proofs/proofs.table.ts';

const iso = (moment: Date | null) => moment?.toISOString() ?? null;

export function toProof(row: ProofRow, terms: Pick<Terms, 'revisionsMax'> | null): ListedProof {
  const { condition } = row;
  return {
    id: row.id,
    dealId: row.dealId,
    no: row.no,
    title: condition.title,
    instructions: condition.instructions ?? null,
    mandatory: condition.mandatory,
    amount: row.amount > 0 ? row.amount : null,
    accept: condition.accept,
    state: row.state,
    checks: row.hasEvidence ? row.failedChecks : [],
    decisions: row.decisions,
    revisionCount: row.revisionCount,
    ...(terms && { revisionsLeft: revisionsLeft(row.revisionCount, terms.revisionsMax) }),
    reviewDueAt: iso(row.reviewDueAt),
    revisionDueAt: iso(row.revisionDueAt),
    appealUntil: iso(row.appealUntil),
    beyondBudget: row.isBeyondBudget,
    auto: row.isAuto,
    version: row.version,
  };
}

export const toWholeProof = (row: WholeProof, terms: DealRow['terms']): ProofView => ({
  ...toProof(row, terms),
  evidence: row.evidence,
});

/** The sides, the state and the money of a deal with invalid stored data. */
export function toDamagedDeal(
  row: DealRow,
  { job, getCard, readerId }: { job: JobRow; getCard: (id: string) => UserCard; readerId: string },
): DealView {
  const side = readerId === row.authorId ? 'author' : 'worker';
  return {
    id: row.id,
    jobId: row.jobId,
    job: { id: job.id, slug: job.slug, kind: job.kind, title: row.jobTitle ?? job.title, price: job.price },
    author: getCard(row.authorId),
    worker: getCard(row.workerId),
    myRole: side,
    state: row.state,
    phase: null,
    turn: null,
    offers: [],
    terms: null,
    openingTerms: null,
    money: {
      price: row.heldPrice + row.paid + row.refunded,
      held: side === 'author' ? row.heldPrice + row.heldFee : row.heldPrice,
      released: row.paid,
      refunded: row.refunded,
      bonus: row.bonus,
    },
    startedAt: iso(row.startedAt),
    dueAt: iso(row.dueAt),
    effectiveDueAt: iso(row.dueAt),
    proofs: [],
    cancelRequest: null,
    changeRequest: null,
    dispute: null,
    appealed: [],
    roomId: null,
    actions: [],
    nextTimer: null,
    version: row.version,
    isDamaged: true,
  };
}

export function toDeal(
  row: DealRow,
  world: {
    job: JobRow;
    facts: DealFacts;
    proofs: readonly ProofRow[];
    getCard: (id: string) => UserCard;
    timers: readonly DealTimer[];
    roomId: string | null;
    openingTerms: Terms | null;
    shown: (terms: Terms) => Terms;
    readerId: string;
    now: Date;
  },
): ListedDeal {
  const { job, facts, proofs, getCard, timers, shown, readerId, now } = world;
  const side = readerId === row.authorId ? 'author' : 'worker';
  const { dispute, cancelRequest, changeRequest } = row;
  return {
    ...dealViewFor(side, facts, timers, { refunded: row.refunded, now: +now }),
    id: row.id,
    jobId: row.jobId,
    job: { id: job.id, slug: job.slug, kind: job.kind, title: row.jobTitle ?? job.title, price: job.price },
    author: getCard(row.authorId),
    worker: getCard(row.workerId),
    state: row.state,
    offers: row.offers.map((offer) => ({ ...offer, terms: shown(offer.terms) })),
    terms: row.terms && shown(row.terms),
    openingTerms: world.openingTerms && shown(world.openingTerms),
    proofs: proofs.map((proof) => toProof(proof, row.terms)),
    cancelRequest: cancelRequest && {
      by: cancelRequest.by,
      toWorker: cancelRequest.toWorker,
      reason: cancelRequest.reason,
      at: new Date(cancelRequest.at).toISOString(),
    },
    changeRequest: changeRequest && {
      by: changeRequest.by,
      terms: changeRequest.change,
      at: new Date(changeRequest.at).toISOString(),
    },
    dispute: dispute && {
      id: dispute.id,
      openedBy: dispute.openedBy,
      openedAt: new Date(dispute.openedAt).toISOString(),
      proofId: dispute.proofId,
      reasonCode: dispute.reasonCode,
      claimToWorker: dispute.claimToWorker,
      statement: dispute.statement,
      answer: dispute.answer,
      fileIds: dispute.fileIds,
      ...(dispute.answerFileIds && { answerFileIds: dispute.answerFileIds }),
      offers: dispute.offers.map((offer) => ({ ...offer, at: new Date(offer.at).toISOString() })),
      state: dispute.state,
      resolution: dispute.resolution,
    },
    roomId: world.roomId,
    version: row.version,
  };
}
