import { arrowOf } from '../law/arrow.ts';
import { unlessTold } from '../law/clock.ts';
import { hours } from '../law/decision.ts';
import * as disputes from './deal-dispute.rules.ts';
import type { DealFacts, Given } from './deal.facts.ts';
import { dealLimits as limits } from './deal-limits.schema.ts';
import { heldAmount } from './deal-money.rules.ts';
import { tell } from './deal-news.rules.ts';
import { other } from './deal-offer.rules.ts';
import { type DealState, sides } from './deal.schema.ts';

const arrow = arrowOf<DealState, DealFacts>();

type Offer = Given<'RESPOND_DISPUTE' | 'SETTLE'>;
const paid = { to: 'COMPLETED', tells: ['TASK_COMPLETED', 'PAYMENT_PROCESSED'] } as const;
const unpaid = { to: 'CANCELLED', tells: ['DEAL_CANCELLED', 'PAYMENT_PROCESSED'] } as const;

/** D29: the two numbers met or crossed; the middle is what the worker gets. */
const agreement = {
  id: 'D29',
  by: sides,
  checks: [disputes.isWithinHeld],
  brings: (deal: DealFacts, told: Offer & { party: string }) =>
    disputes.settle(deal, disputes.meeting(deal, told) ?? 0, 'agreement'),
};
const meets = (isPaid: boolean) => (deal: DealFacts, told: Offer & { party: string }) => {
  const meeting = disputes.meeting(deal, told);
  return meeting !== null && meeting > 0 === isPaid;
};

/** D29: the operator's word, at any time. */
const ruling = {
  id: 'D29',
  by: ['operator'],
  checks: [disputes.isWithinHeld],
  brings: (deal: DealFacts, { toWorker }: Offer) => disputes.settle(deal, toWorker, 'ruling'),
} as const;

/** D32: nobody settled it. */
const timeout = {
  id: 'D32',
  by: ['system'],
  at: disputes.defaultAt,
  amount: disputes.byDefault,
  brings: (deal: DealFacts) => disputes.settle(deal, disputes.byDefault(deal), 'timeout'),
} as const;

const answering = { by: sides, needs: [disputes.isRespondent, disputes.isUnanswered] };
const respond = 'job-deal/respond-dispute';
const offering = { by: sides, needs: [disputes.isAnswered, disputes.hasOffersLeft] };
const settle = 'job-deal/settle-dispute';
const answered = {
  checks: [disputes.isWithinHeld],
  brings: disputes.answer,
  tells: ['ACTION_REQUIRED'],
} as const;

/** D28: as if it had not been, later by the time it took. */
const withdrawal = {
  id: 'D28',
  by: sides,
  needs: [disputes.isOpener],
  brings: disputes.withdrawDispute,
  tells: ['ACTION_REQUIRED'],
  via: 'job-deal/withdraw-dispute',
} as const;

export const disputed = {
  on: {
    WITHDRAW_DISPUTE: [
      arrow({ ...withdrawal, to: 'IN_PROGRESS', when: ({ dispute }) => dispute?.from === 'IN_PROGRESS' }),
      arrow({ ...withdrawal, to: 'PROOFS_APPROVED' }),
    ],
    RESPOND_DISPUTE: [
      arrow<Given<'RESPOND_DISPUTE'>>({
        ...agreement,
        ...answering,
        ...paid,
        when: meets(true),
        via: respond,
      }),
      arrow<Given<'RESPOND_DISPUTE'>>({
        ...agreement,
        ...answering,
        ...unpaid,
        when: meets(false),
        via: respond,
      }),
      // D31
      arrow<Given<'RESPOND_DISPUTE'>>({ ...answered, ...answering, id: 'D31', to: 'DISPUTED', via: respond }),
    ],
    SETTLE: [
      arrow<Given<'SETTLE'>>({ ...agreement, ...offering, ...paid, when: meets(true), via: settle }),
      arrow<Given<'SETTLE'>>({ ...agreement, ...offering, ...unpaid, when: meets(false), via: settle }),
      // D29o: an offer that does not meet the other side's.
      arrow<Given<'SETTLE'>>({ ...answered, ...offering, id: 'D29o', to: 'DISPUTED', via: settle }),
      arrow<Given<'SETTLE'>>({ ...ruling, ...paid, when: (_, { toWorker }) => toWorker > 0 }),
      arrow<Given<'SETTLE'>>({ ...ruling, ...unpaid }),
    ],
    // D30
    DISPUTE_LAST_CALL: arrow({
      id: 'D30',
      by: ['system'],
      to: 'DISPUTED',
      at: ({ dispute, remindedAt }) =>
        dispute?.answeredAt === null
          ? unlessTold(
              remindedAt,
              dispute.openedAt + hours(limits.disputeAnswerHours - limits.disputeLastCallHours),
            )
          : null,
      brings: (deal, { now }) => {
        const to = other(deal.dispute?.openedBy ?? 'worker');
        const log = tell('URGENT_REVIEW_REQUIRED', to, undefined, disputes.defaultAt(deal));
        // The author's fee is the author's to see.
        const amount = to === 'author' ? heldAmount(deal) : deal.held.price;
        return { set: { remindedAt: now }, logs: [{ ...log, amount }] };
      },
      tells: ['URGENT_REVIEW_REQUIRED'],
    }),
    DISPUTE_TIMEOUT: [
      arrow({ ...timeout, ...paid, when: (deal) => disputes.byDefault(deal) > 0 }),
      arrow({ ...timeout, ...unpaid }),
    ],
  },
};
