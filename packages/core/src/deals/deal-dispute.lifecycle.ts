import { defineArrow } from '../law/arrow.ts';
import * as amounts from './deal-open-amounts.rules.ts';
import * as disputes from './deal-dispute.rules.ts';
import * as silence from './deal-silence.rules.ts';
import type { DealFacts, CommandNamed } from './deal.facts.ts';
import * as work from './deal-work.rules.ts';
import { sides } from '../terms/side.schema.ts';
import type { DealState } from '../terms/deal-state.schema.ts';

const arrow = defineArrow<DealState, DealFacts>();

type Offer = CommandNamed<'RESPOND_DISPUTE' | 'SETTLE'>;
const paid = { to: 'COMPLETED', tells: ['TASK_COMPLETED', 'PAYMENT_PROCESSED'] } as const;
const unpaid = { to: 'CANCELLED', tells: ['DEAL_CANCELLED', 'PAYMENT_PROCESSED'] } as const;
/** Decides one part; the deal goes on. */
const ofPart = { to: 'IN_PROGRESS', tells: ['PAYMENT_PROCESSED'] } as const;

/** D29: the two offers met or crossed; the worker gets the middle. */
const agreement = {
  id: 'D29',
  by: sides,
  checks: [disputes.isWithinHeld],
  brings: (deal: DealFacts, issued: Offer & { party: string }) =>
    disputes.settle(disputes.withOffer(deal, issued), disputes.meeting(deal, issued) ?? 0, 'AGREEMENT'),
};
const agreementOnPart = {
  ...agreement,
  ...ofPart,
  when: (deal: DealFacts, issued: Offer & { party: string }) =>
    disputes.isAboutPart(deal) && disputes.meeting(deal, issued) !== null,
  brings: (deal: DealFacts, issued: Offer & { party: string }) =>
    disputes.settlePart(disputes.withOffer(deal, issued), disputes.meeting(deal, issued) ?? 0, 'AGREEMENT'),
};
const meets = (isPaid: boolean) => (deal: DealFacts, issued: Offer & { party: string }) => {
  const meeting = disputes.meeting(deal, issued);
  return meeting !== null && disputes.payable(deal, meeting) > 0 === isPaid;
};

/** D29: the operator's ruling, at any time. */
const ruling = {
  id: 'D29',
  by: ['operator'],
  checks: [disputes.isWithinHeld],
  brings: (deal: DealFacts, { toWorker }: Offer) => disputes.settle(deal, toWorker, 'OPERATOR'),
} as const;

/** D32: nobody settled it. */
const timeout = {
  id: 'D32',
  by: ['system'],
  at: silence.defaultAt,
  amount: silence.byDefault,
  brings: (deal: DealFacts) => disputes.settle(deal, silence.byDefault(deal), 'TIMEOUT'),
} as const;

/** What is asked for is of what is still undecided. */
export const partDecided = (to: DealState) =>
  arrow<CommandNamed<'PART_DECIDED'>>({
    id: 'D33',
    by: ['system'],
    to,
    needs: [amounts.hasOpenAmount],
    brings: amounts.lowerAmounts,
    tells: ['ACTION_REQUIRED'],
  });

const answering = { by: sides, needs: [disputes.isRespondent, disputes.isUnanswered] };
const respond = 'job-deal/respond-dispute';
const offering = { by: sides, needs: [disputes.isAnswered] };
const settle = 'job-deal/settle-dispute';
const answered = {
  checks: [disputes.isWithinHeld],
  brings: disputes.answer,
  tells: ['ACTION_REQUIRED'],
} as const;

export const disputed = {
  on: {
    // Everything continues as before the dispute.
    WITHDRAW_DISPUTE: arrow({
      id: 'D28',
      by: sides,
      to: 'IN_PROGRESS',
      needs: [disputes.isOpener],
      brings: disputes.withdrawDispute,
      tells: ['ACTION_REQUIRED'],
      via: 'job-deal/withdraw-dispute',
    }),
    RESPOND_DISPUTE: [
      arrow<CommandNamed<'RESPOND_DISPUTE'>>({ ...agreementOnPart, ...answering, via: respond }),
      arrow<CommandNamed<'RESPOND_DISPUTE'>>({
        ...agreement,
        ...answering,
        ...paid,
        when: meets(true),
        via: respond,
      }),
      arrow<CommandNamed<'RESPOND_DISPUTE'>>({
        ...agreement,
        ...answering,
        ...unpaid,
        when: meets(false),
        via: respond,
      }),
      arrow<CommandNamed<'RESPOND_DISPUTE'>>({
        ...answered,
        ...answering,
        id: 'D31',
        to: 'DISPUTED',
        via: respond,
      }),
    ],
    SETTLE: [
      arrow<CommandNamed<'SETTLE'>>({ ...agreementOnPart, ...offering, via: settle }),
      arrow<CommandNamed<'SETTLE'>>({ ...agreement, ...offering, ...paid, when: meets(true), via: settle }),
      arrow<CommandNamed<'SETTLE'>>({
        ...agreement,
        ...offering,
        ...unpaid,
        when: meets(false),
        via: settle,
      }),
      // An offer that does not meet the other side's. After three only accepting is left.
      arrow<CommandNamed<'SETTLE'>>({
        ...answered,
        ...offering,
        checks: [...answered.checks, disputes.hasOffersLeft],
        id: 'D29o',
        to: 'DISPUTED',
        via: settle,
      }),
      arrow<CommandNamed<'SETTLE'>>({
        ...ruling,
        ...ofPart,
        when: disputes.isAboutPart,
        brings: (deal, { toWorker }) => disputes.settlePart(deal, toWorker, 'OPERATOR'),
      }),
      arrow<CommandNamed<'SETTLE'>>({ ...ruling, ...paid, when: (_, { toWorker }) => toWorker > 0 }),
      arrow<CommandNamed<'SETTLE'>>({ ...ruling, ...unpaid }),
    ],
    PART_DECIDED: partDecided('DISPUTED'),
    // What was handed in was reviewed meanwhile, and nothing is left to dispute.
    ALL_PROOFS_FINAL: arrow({
      id: 'D16',
      by: ['system'],
      to: 'PROOFS_APPROVED',
      needs: [work.isSettled],
      brings: work.approved,
      tells: ['ALL_PROOFS_APPROVED'],
    }),
    DISPUTE_LAST_CALL: arrow({
      id: 'D30',
      by: ['system'],
      to: 'DISPUTED',
      at: silence.disputeWarningAt,
      brings: silence.warn,
      tells: ['URGENT_REVIEW_REQUIRED'],
    }),
    DISPUTE_TIMEOUT: [
      arrow({
        ...timeout,
        to: 'IN_PROGRESS',
        when: silence.isGrantedOnly,
        amount: () => 0,
        brings: silence.grant,
      }),
      arrow({
        ...timeout,
        ...ofPart,
        when: disputes.isAboutPart,
        brings: (deal) => disputes.settlePart(deal, silence.byDefault(deal), 'TIMEOUT'),
      }),
      arrow({
        ...timeout,
        to: 'IN_PROGRESS',
        when: silence.decidesNothing,
        amount: () => 0,
        brings: silence.lapse,
        tells: ['ACTION_REQUIRED'],
      }),
      arrow({ ...timeout, ...ofPart, when: silence.leavesRefused, brings: silence.divideReviewed }),
      arrow({
        ...timeout,
        to: 'IN_PROGRESS',
        when: silence.leavesWork,
        brings: silence.giveBackUndelivered,
      }),
      arrow({ ...timeout, ...paid, when: (deal) => silence.byDefault(deal) > 0 }),
      arrow({ ...timeout, ...unpaid }),
    ],
  },
};
