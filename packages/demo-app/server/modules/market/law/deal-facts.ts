import {
  type DealFacts,
  proofOfDeal,
  slotGoesTo,
  slotsLeft,
  type ProofFacts,
  getAmount,
  dealOfProof,
  getRules,
} from '@keo/core/contract';
import type { JobRow } from '../jobs/jobs.table.ts';
import type { DealRow, NewDeal, StoredDispute } from '../deals/deals.table.ts';
import type { ProofRow, NewProof } from '../proofs/proofs.table.ts';
import { toMoment, toTime } from '../../../platform/database/moments.ts';
import { newId } from '../../../platform/security/secret-text.ts';

const getTimes = (row: DealRow) => ({
  offeredAt: +row.offeredAt,
  agreedAt: toTime(row.agreedAt),
  fundedAt: toTime(row.fundedAt),
  startedAt: toTime(row.startedAt),
  dueAt: toTime(row.dueAt),
  allProofsAt: toTime(row.allProofsAt),
  remindedAt: toTime(row.remindedAt),
  authorRemindedAt: toTime(row.authorRemindedAt),
});

export function dealFacts(
  row: DealRow,
  world: {
    job: JobRow;
    proofs: readonly ProofRow[];
    balance: number;
    isSamePerson: boolean;
    /** Only until the terms are agreed. */
    candidate?: Pick<DealFacts['candidate'], 'unmetRule' | 'pause'> | undefined;
    now: number;
  },
): DealFacts {
  const { job, proofs, balance, isSamePerson, now } = world;
  const held = { price: row.heldPrice, fee: row.heldFee };
  return {
    state: row.state,
    kind: row.kind,
    turn: row.turn,
    offerNo: row.offers.length,
    terms: row.terms,
    prepared: row.prepared,
    timeLimitMin: row.timeLimitMin,
    ...getTimes(row),
    held,
    paid: row.paid,
    bonus: row.bonus,
    bonusFees: { author: row.bonusAuthorFee, worker: row.bonusWorkerFee },
    slot: row.slot,
    cancelRequest: row.cancelRequest,
    lastCancels: row.lastCancels,
    changeTimes: row.changeTimes,
    changeRequest: row.changeRequest,
    dispute: row.dispute,
    pastDisputes: row.pastDisputes,
    proofs: proofs.map((proof) => proofOfDeal(ownFacts(proof), proof.condition.mandatory)),
    balance,
    workerBps: row.workerBps,
    job: {
      state: job.state,
      acceptMode: job.acceptMode,
      price: job.price,
      slotsLeft: slotsLeft(job),
      slotGoesTo: slotGoesTo({ ...job, expiresAt: toTime(job.expiresAt) }, held.price, now),
    },
    // Only asked of deals that do not exist yet.
    candidate: {
      isAuthor: isSamePerson,
      isTaken: false,
      live: 0,
      liveMax: 1,
      unmetRule: null,
      pause: null,
      ...world.candidate,
    },
  };
}

/** Without texts that people wrote beside a command. */
export function dealColumns(
  row: Pick<DealRow, 'cancelRequest' | 'changeRequest' | 'dispute' | 'pastDisputes'>,
  next: DealFacts,
  now: number,
) {
  if (next.state === 'NONE') throw new Error('A deal does not go back to before it was made');
  const { cancelRequest, changeRequest, dispute } = next;
  const isAnother = row.dispute !== null && row.dispute.openedAt !== dispute?.openedAt;
  const before = isAnother ? null : row.dispute;
  return {
    state: next.state,
    turn: next.turn,
    terms: next.terms,
    prepared: [...next.prepared],
    offeredAt: new Date(next.offeredAt),
    agreedAt: toMoment(next.agreedAt),
    fundedAt: toMoment(next.fundedAt),
    startedAt: toMoment(next.startedAt),
    dueAt: toMoment(next.dueAt),
    allProofsAt: toMoment(next.allProofsAt),
    remindedAt: toMoment(next.remindedAt),
    authorRemindedAt: toMoment(next.authorRemindedAt),
    heldPrice: next.held.price,
    heldFee: next.held.fee,
    paid: next.paid,
    bonus: next.bonus,
    bonusAuthorFee: next.bonusFees.author,
    bonusWorkerFee: next.bonusFees.worker,
    slot: next.slot,
    cancelRequest: cancelRequest && { reason: '', ...row.cancelRequest, ...cancelRequest },
    lastCancels: next.lastCancels,
    changeTimes: next.changeTimes,
    changeRequest: changeRequest && { ...changeRequest, at: row.changeRequest?.at ?? now },
    dispute: dispute && {
      ...emptyDispute,
      ...before,
      ...dispute,
      offers: getOffers(before, dispute, now),
      resolution: dispute.resolution && { note: before?.resolution?.note ?? null, ...dispute.resolution },
    },
    pastDisputes: isAnother && row.dispute ? [...row.pastDisputes, row.dispute] : row.pastDisputes,
  } satisfies Partial<NewDeal>;
}

const emptyDispute = {
  id: '',
  reasonCode: '',
  statement: '',
  answer: null,
  fileIds: [],
};

/** Known offers keep their times. */
function getOffers(
  before: StoredDispute | null,
  { offers }: NonNullable<DealFacts['dispute']>,
  now: number,
): StoredDispute['offers'] {
  return offers.map((offer, index) => ({ ...offer, at: before?.offers[index]?.at ?? now }));
}

/** Without those of its deal and job. */
export const ownFacts = (row: ProofRow) => ({
  id: row.id,
  state: row.state,
  amount: row.amount,
  rules: getRules(row.condition),
  failedChecks: row.failedChecks,
  submittedAt: toTime(row.submittedAt),
  reviewDueAt: toTime(row.reviewDueAt),
  revisionCount: row.revisionCount,
  revisionDueAt: toTime(row.revisionDueAt),
  appealUntil: toTime(row.appealUntil),
  isBeyondBudget: row.isBeyondBudget,
  remindedAt: toTime(row.remindedAt),
  isAuto: row.isAuto,
});

export const proofFacts = (
  row: ProofRow,
  deal: DealFacts,
  rejections: ProofFacts['rejections'],
): ProofFacts => ({ ...ownFacts(row), deal: dealOfProof(deal), rejections });

export function proofColumns(row: ProofRow, next: ProofFacts): Partial<NewProof> {
  if (next.state === 'NONE') throw new Error('A proof does not go back to before it was asked for');
  return {
    state: next.state,
    amount: next.amount,
    failedChecks: [...next.failedChecks],
    submittedAt: toMoment(next.submittedAt),
    wasSubmitted: row.wasSubmitted || next.state === 'SUBMITTED',
    reviewDueAt: toMoment(next.reviewDueAt),
    revisionCount: next.revisionCount,
    revisionDueAt: toMoment(next.revisionDueAt),
    appealUntil: toMoment(next.appealUntil),
    isBeyondBudget: next.isBeyondBudget,
    remindedAt: toMoment(next.remindedAt),
    isAuto: next.isAuto,
  };
}

export const newProofs = ({ id: dealId, jobId, terms }: DealRow, from: number, now: Date): NewProof[] =>
  (terms?.conditions ?? []).slice(from).map((condition, index) => ({
    id: newId('pf'),
    dealId,
    jobId,
    no: from + index + 1,
    condition,
    amount: getAmount(terms, condition),
    state: 'REQUIRED',
    evidence: [],
    failedChecks: [{ rule: 'EMPTY', passed: false, note: null }],
    decisions: [],
    updatedAt: now,
  }));
