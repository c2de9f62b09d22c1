import { type Issued, type Log, type Outcome, type Standing, hours } from '../law/decision.ts';
import { invalid } from '../law/faults.schema.ts';
import { exceed, forbid } from '../law/obstacles.ts';
import * as clock from './deal-clock.rules.ts';
import type { DealFacts, DealProof, Dispute, CommandNamed } from './deal.facts.ts';
import { dealLimits } from './deal-limits.schema.ts';
import { divide, end } from './deal-money.rules.ts';
import { tell } from './deal-log.rules.ts';
import { other } from './deal-offer.rules.ts';
import type { Side } from '../terms/side.schema.ts';

type Offer = { toWorker: number; party: string };
type Resolution = NonNullable<Dispute['resolution']>;
/** Of the law's facts, and of what a reader of the deal is shown. */
type Parted = {
  terms: { releaseMode: string } | null;
  dispute: { state: string; proofId: string | null } | null;
  proofs: readonly { id: string }[];
};

/** The dispute that is still to be settled; an ended one stays in the deal as its newest. */
export const openDisputeIn = <Any extends { state: string }>({
  dispute,
}: {
  dispute: Any | null;
}): Any | null =>
  dispute !== null && dispute.state !== 'RESOLVED' && dispute.state !== 'WITHDRAWN' ? dispute : null;

/** All of a deal, open or over, oldest first. */
export const listDisputes = ({ dispute, pastDisputes }: DealFacts): DealFacts['pastDisputes'] =>
  dispute ? [...pastDisputes, dispute] : pastDisputes;

/** The appealed proof; null where the dispute is about the deal, or over. */
export function appealed(deal: DealFacts): DealProof | null {
  const proofId = openDisputeIn(deal)?.proofId ?? null;
  return deal.proofs.find(({ id }) => id === proofId) ?? null;
}
/** No silence of either side decides an appeal against a rejection beyond the budget. */
export const isBeyondSilence = (deal: DealFacts): boolean => appealed(deal)?.isBeyondBudget ?? false;
/** The dispute is about one part of the money; the rest of the deal continues. */
export const isAboutPart = ({ terms, dispute, proofs }: Parted): boolean => {
  const proofId = openDisputeIn({ dispute })?.proofId ?? null;
  return terms?.releaseMode === 'PER_PROOF' && proofs.some(({ id }) => id === proofId);
};

/** A proof's own amount, or all that is held, in đồng. */
const worth = (deal: DealFacts, proof: DealProof | null): number =>
  proof && clock.isPaidByProof(deal) ? Math.min(proof.amount, deal.held.price) : deal.held.price;
export const contested = (deal: DealFacts): number => worth(deal, appealed(deal));

const isWithin = (amount: number, max: number, field: string) =>
  Number.isSafeInteger(amount) && amount >= 0 && amount <= max
    ? null
    : invalid({ [field]: { fault: 'SHARE', max } });
export const isWithinHeld = (deal: DealFacts, { toWorker }: { toWorker: number }) =>
  isWithin(toWorker, contested(deal), 'toWorker');
export const isClaimWithinHeld = ({ held }: DealFacts, { claimToWorker }: { claimToWorker: number }) =>
  isWithin(claimToWorker, held.price, 'claimToWorker');
export const holdsMoney = ({ held }: DealFacts) => (held.price > 0 ? null : forbid('NOTHING_HELD'));

/** Each side can dispute the same thing once. */
const wasDisputed = (deal: DealFacts, by: string, proofId: string | null): boolean =>
  listDisputes(deal).some((past) => past.openedBy === by && past.proofId === proofId);
export const isFirstDispute = (deal: DealFacts, { party }: { party: string }) =>
  wasDisputed(deal, party, null) ? exceed('DISPUTED_BEFORE', 1) : null;

const isAppealable =
  (deal: DealFacts, now: number) =>
  (proof: DealProof): boolean =>
    proof.state === 'REJECTED' &&
    proof.isRequired &&
    now < (proof.appealUntil ?? 0) &&
    worth(deal, proof) > 0 &&
    !wasDisputed(deal, 'worker', proof.id);
export const hasAppealable = (deal: DealFacts, { now }: { now: number }) =>
  deal.proofs.some(isAppealable(deal, now)) ? null : forbid('NOTHING_REJECTED');
export const mayAppeal = (deal: DealFacts, { proofId, now }: Issued<CommandNamed<'APPEAL'>>) => {
  if (wasDisputed(deal, 'worker', proofId)) return exceed('DISPUTED_BEFORE', 1);
  const proof = deal.proofs.find(({ id }) => id === proofId);
  return proof && isAppealable(deal, now)(proof) ? null : forbid('NOTHING_REJECTED');
};

export const isOpener = ({ dispute }: DealFacts, { party }: { party: string }) =>
  dispute?.openedBy === party ? null : forbid('OTHER_SIDE');
export const isRespondent = ({ dispute }: DealFacts, { party }: { party: string }) =>
  dispute?.openedBy === party ? forbid('OTHER_SIDE') : null;
export const isUnanswered = ({ dispute }: DealFacts) =>
  dispute?.answeredAt === null ? null : forbid('ANSWERED');
export const isAnswered = ({ dispute }: DealFacts) =>
  dispute?.answeredAt === null ? forbid('NOT_ANSWERED') : null;
export const hasOffersLeft = ({ dispute }: DealFacts, { party }: { party: string }) =>
  (dispute?.offers ?? []).filter(({ by }) => by === party).length < dealLimits.disputeOffersMax
    ? null
    : exceed('DISPUTE_OFFERS', dealLimits.disputeOffersMax);

/** A side's last offer to the worker, in đồng; null before the first. */
export function lastDisputeOffer(
  {
    openedBy,
    claimToWorker,
    offers,
  }: Pick<Dispute, 'openedBy' | 'claimToWorker'> & {
    offers: readonly { by: Side; toWorker: number }[];
  },
  side: Side,
): number | null {
  const last = offers.findLast(({ by }) => by === side)?.toWorker;
  return last ?? (openedBy === side ? claimToWorker : null);
}

export const midpoint = (one: number, another: number) => Math.floor((one + another) / 2);

/** The amount at which the two last offers meet or cross; null while they do not. */
export function meeting({ dispute }: DealFacts, { toWorker, party }: Offer): number | null {
  if (!dispute || (party !== 'author' && party !== 'worker')) return null;
  const theirs = lastDisputeOffer(dispute, other(party));
  if (theirs === null) return null;
  const [theirsToPay, wanted] = party === 'author' ? [toWorker, theirs] : [theirs, toWorker];
  return theirsToPay >= wanted ? midpoint(theirsToPay, wanted) : null;
}

/** Pauses the deadline of what was not handed in, or the timers of the appealed proof. */
function open(
  deal: DealFacts,
  opened: Pick<Dispute, 'openedBy' | 'proofId' | 'claimToWorker'>,
  now: number,
): Outcome<DealFacts> {
  const dueAt = now + hours(dealLimits.disputeAnswerHours);
  return {
    set: {
      cancelRequest: null,
      changeRequest: null,
      pastDisputes: listDisputes(deal),
      dispute: {
        ...opened,
        openedAt: now,
        answeredAt: null,
        offers: [],
        remindedAt: null,
        state: 'OPEN',
        resolution: null,
      },
    },
    logs: [tell('ACTION_REQUIRED', other(opened.openedBy), 'DISPUTE_OPENED', dueAt)],
  };
}

export function openDispute(
  deal: DealFacts,
  { party, claimToWorker, now }: Issued<CommandNamed<'OPEN_DISPUTE'>>,
): Outcome<DealFacts> {
  const openedBy = party === 'worker' ? 'worker' : 'author';
  return open(deal, { openedBy, proofId: null, claimToWorker }, now);
}

/** Against a rejection beyond the budget it is the answer to the dispute that the rejection opened. */
export function appeal(
  deal: DealFacts,
  { proofId, now }: Issued<CommandNamed<'APPEAL'>>,
): Outcome<DealFacts> {
  const proof = deal.proofs.find(({ id }) => id === proofId) ?? null;
  const opened = open(deal, { openedBy: 'worker', proofId, claimToWorker: worth(deal, proof) }, now);
  const asks = [{ of: 'proof', type: 'APPEAL', proofId, must: true } as const];
  const dispute = opened.set?.dispute;
  if (!proof?.isBeyondBudget || !dispute) return { ...opened, asks };
  return {
    set: { ...opened.set, dispute: { ...dispute, answeredAt: now, state: 'NEGOTIATING' } },
    logs: [tell('ACTION_REQUIRED', 'author', 'DISPUTE_ANSWERED')],
    asks,
  };
}

/** With one more offer, which may also be the one that settles it. */
export function withOffer(deal: DealFacts, { toWorker, party }: Offer): DealFacts {
  const { dispute } = deal;
  const by = party === 'author' ? 'author' : 'worker';
  return { ...deal, dispute: dispute && { ...dispute, offers: [...dispute.offers, { by, toWorker }] } };
}

export function answer(
  deal: DealFacts,
  issued: Issued<CommandNamed<'RESPOND_DISPUTE' | 'SETTLE'>>,
): Outcome<DealFacts> {
  const { dispute } = withOffer(deal, issued);
  if (!dispute) return {};
  const { party, now } = issued;
  const answeredAt = dispute.answeredAt ?? now;
  const reply: Log = { code: 'ACTION_REQUIRED', to: other(party), reason: 'DISPUTE_ANSWERED' };
  return {
    set: { dispute: { ...dispute, answeredAt, state: 'NEGOTIATING' } },
    logs: [reply],
  };
}

/** Ends the dispute; timers keep the time they had left, and some may be due already. */
export const goOn = (
  { dispute }: DealFacts,
  state: Dispute['state'],
  resolution: Dispute['resolution'] = null,
): Outcome<DealFacts> => ({
  set: { dispute: dispute && { ...dispute, state, resolution } },
  asks: [
    { of: 'proofs', type: 'DISPUTE_OVER' },
    { of: 'deal', type: 'PROOF_REFUNDED' },
    { of: 'deal', type: 'ALL_PROOFS_FINAL' },
  ],
});

export function withdrawDispute(deal: DealFacts): Outcome<DealFacts> {
  const { dispute } = deal;
  if (!dispute) return {};
  return {
    ...goOn(deal, 'WITHDRAWN'),
    logs: [{ code: 'ACTION_REQUIRED', to: other(dispute.openedBy), reason: 'DISPUTE_WITHDRAWN' }],
  };
}

/** Decides the appealed proof; the work continues. */
export function judge(
  deal: DealFacts,
  isPaid: boolean,
  how: 'decision' | 'timeout',
  resolution: Dispute['resolution'] = null,
): Required<Pick<Outcome<DealFacts>, 'set' | 'asks'>> {
  const { set = {}, asks = [] } = goOn(deal, 'RESOLVED', resolution);
  const proofId = appealed(deal)?.id;
  return {
    set,
    asks: [
      ...(proofId === undefined
        ? []
        : [{ of: 'proof', type: 'DISPUTE_SETTLED', proofId, isPaid, how } as const]),
      ...asks,
    ],
  };
}

const getDecision = (by: Resolution['by']) => (by === 'TIMEOUT' ? 'timeout' : 'decision');

/** Divides the money of one part. */
export function settlePart(deal: DealFacts, toWorker: number, by: Resolution['by']): Outcome<DealFacts> {
  const divided = divide(deal, contested(deal), toWorker);
  const { set, asks } = judge(deal, toWorker > 0, getDecision(by), { toWorker, by });
  return { ...divided, set: { ...set, ...divided.set }, asks };
}

/** A settlement limited to what is still held: parts may have been paid since the offers. */
export const payable = ({ held }: DealFacts, toWorker: number): number => Math.min(toWorker, held.price);

/** Divides the held money and ends the deal: completed where the worker is paid, else cancelled. */
export function settle(deal: DealFacts, toWorker: number, by: Resolution['by']): Outcome<DealFacts> {
  const part = payable(deal, toWorker);
  const { set, money, logs, asks } = end(deal, part);
  const isPaid = part > 0;
  const code = isPaid ? 'TASK_COMPLETED' : 'DEAL_CANCELLED';
  const lost = part === deal.held.price ? 'author' : part === 0 ? 'worker' : null;
  const isLate = by === 'AGREEMENT' && deal.dispute !== null && clock.isLate(deal, deal.dispute.openedAt);
  const standing: Standing[] = [
    ...(isLate ? [{ of: 'worker', mark: 'notDelivered' } as const] : []),
    ...(isPaid && !isLate ? [{ of: 'worker', mark: 'completed' } as const] : []),
    ...(by !== 'AGREEMENT' && lost ? [{ of: lost, mark: 'disputeLost' } as const] : []),
  ];
  return {
    set: {
      ...set,
      ...(deal.dispute && {
        dispute: { ...deal.dispute, state: 'RESOLVED', resolution: { toWorker: part, by } },
      }),
    },
    money,
    logs: [{ code, to: 'worker' }, { code, to: 'author' }, ...logs],
    asks: [{ of: 'proofs', type: 'DISPUTE_SETTLED', isPaid, how: getDecision(by) }, ...asks],
    standing,
  };
}
