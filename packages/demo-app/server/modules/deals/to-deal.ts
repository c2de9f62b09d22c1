import {
  type Action,
  type DealFacts,
  type DealView,
  type ProofView,
  type UserCard,
  authorFeeFor,
  effectiveDueAt,
  permittedDeal,
  phaseOf,
  workerFeeFor,
} from '@keo/core/contract';
import type { JobRow } from '../jobs/jobs.table.ts';
import type { DealRow } from './deals.table.ts';
import type { ProofRow } from './proofs.table.ts';

const iso = (moment: Date | null) => moment?.toISOString() ?? null;
const isoOf = (time: number | null) => (time === null ? null : new Date(time).toISOString());

/** A proof as both sides see it. */
export function toProof(row: ProofRow): ProofView {
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
    evidence: row.evidence,
    checks: row.evidence.length === 0 ? [] : row.failedChecks,
    decisions: row.decisions,
    revisionCount: row.revisionCount,
    reviewDueAt: iso(row.reviewDueAt),
    revisionDueAt: iso(row.revisionDueAt),
    appealUntil: iso(row.appealUntil),
    auto: row.isAuto,
    version: row.version,
  };
}

/** The money as its reader may see it: the author's fee is the author's, the worker's fee the worker's. */
function moneyOf(row: DealRow, side: 'author' | 'worker'): DealView['money'] {
  const price = row.terms?.price ?? 0;
  const authorFee = authorFeeFor(row.kind, price);
  const workerFee = workerFeeFor(0, price, row.workerBps);
  return {
    price,
    ...(side === 'author'
      ? { authorFee, authorTotal: price + authorFee }
      : { workerFee, workerNet: price - workerFee }),
    held: side === 'author' ? row.heldPrice + row.heldFee : row.heldPrice,
    released: row.paid,
    refunded: row.refunded,
    bonus: row.bonus,
  };
}

/** What the money of a command would be, in đồng. */
function actionMoney(command: string, row: DealRow): Action['money'] {
  const price = row.terms?.price ?? 0;
  const fee = authorFeeFor(row.kind, price);
  if (command === 'APPROVE') return { lock: price + fee, fee };
  if (command === 'ACCEPT' && row.changeRequest) {
    const raised = row.changeRequest.change.price ?? price;
    const more = authorFeeFor(row.kind, raised) - fee;
    return raised > price ? { lock: raised - price + more, fee: more } : undefined;
  }
  if (command === 'COMPLETE') return { release: row.heldPrice };
  if (command === 'CANCEL') return { refund: row.heldPrice + row.heldFee };
  return undefined;
}

function actionsOf(row: DealRow, facts: DealFacts, side: 'author' | 'worker', now: Date): Action[] {
  return permittedDeal(facts, { party: side, now: +now }).map(({ command, via = '', refusal }) => {
    const moved = side === 'author' ? actionMoney(command, row) : undefined;
    const shortfall = refusal?.['shortfall'];
    const money = { ...moved, ...(typeof shortfall === 'number' && { shortfall }) };
    return {
      key: command,
      enabled: refusal === null,
      ...(refusal && { reason: refusal.reason }),
      endpoint: `/${via}`,
      ...(Object.keys(money).length > 0 && { money }),
    };
  });
}

/** A deal as one of its two sides sees it. */
export function toDeal(
  row: DealRow,
  world: {
    job: JobRow;
    facts: DealFacts;
    proofs: readonly ProofRow[];
    cardOf: (id: string) => UserCard;
    nextTimer: { id: string; at: number; outcome: string; amount?: number } | null;
    roomId: string | null;
    readerId: string;
    now: Date;
  },
): DealView {
  const { job, facts, proofs, cardOf, nextTimer, readerId, now } = world;
  const side = readerId === row.authorId ? 'author' : 'worker';
  const { dispute, cancelRequest, changeRequest } = row;
  return {
    id: row.id,
    jobId: row.jobId,
    job: { id: job.id, slug: job.slug, kind: job.kind, title: job.title, price: job.price },
    author: cardOf(row.authorId),
    worker: cardOf(row.workerId),
    myRole: side,
    state: row.state,
    phase: row.state === 'IN_PROGRESS' ? phaseOf(proofs) : null,
    turn: row.turn,
    offers: row.offers,
    terms: row.terms,
    money: moneyOf(row, side),
    startedAt: iso(row.startedAt),
    dueAt: iso(row.dueAt),
    effectiveDueAt: isoOf(effectiveDueAt(facts)),
    proofs: proofs.map(toProof),
    cancelRequest: cancelRequest && { ...cancelRequest, at: new Date(cancelRequest.at).toISOString() },
    changeRequest: changeRequest && {
      by: changeRequest.by,
      terms: changeRequest.change,
      at: new Date(changeRequest.at).toISOString(),
    },
    dispute: dispute && {
      id: dispute.id,
      openedBy: dispute.openedBy,
      reasonCode: dispute.reasonCode,
      claimToWorker: dispute.claimToWorker,
      statement: dispute.statement,
      fileIds: dispute.fileIds,
      offers: dispute.offers.map((offer) => ({ ...offer, at: new Date(offer.at).toISOString() })),
      state: dispute.state,
      resolution: dispute.resolution,
    },
    roomId: world.roomId,
    actions: actionsOf(row, facts, side, now),
    nextTimer: nextTimer && {
      transition: nextTimer.id,
      at: new Date(nextTimer.at).toISOString(),
      outcome: nextTimer.outcome,
      ...(nextTimer.amount !== undefined && { amount: nextTimer.amount }),
    },
    version: row.version,
  };
}
