import { defineArrow } from '../law/arrow.ts';
import { after } from '../law/clock.ts';
import * as clock from './deal-clock.rules.ts';
import { partDecided } from './deal-dispute.lifecycle.ts';
import * as disputes from './deal-dispute.rules.ts';
import type { DealFacts, CommandNamed } from './deal.facts.ts';
import { dealLimits as limits } from './deal-limits.schema.ts';
import * as money from './deal-money.rules.ts';
import { tell } from './deal-log.rules.ts';
import * as offers from './deal-offer.rules.ts';
import * as work from './deal-work.rules.ts';
import { sides } from '../terms/side.schema.ts';
import type { DealState } from '../terms/deal-state.schema.ts';

const arrow = defineArrow<DealState, DealFacts>();

/** Only while nothing waits for review. */
export const giveUp = arrow({
  id: 'D20',
  by: ['worker'],
  to: 'CANCELLED',
  needs: [work.hasNothingSubmitted],
  brings: work.giveUp,
  tells: ['DEAL_CANCELLED', 'PAYMENT_PROCESSED'],
  via: 'job-deal/cancel-deal',
});

const reminder = {
  id: 'D14',
  by: ['system'],
  to: 'IN_PROGRESS',
  tells: ['DEAL_DEADLINE_REMINDER'],
} as const;

export const inProgress = {
  on: {
    // One reminder for each side, because their quiet hours differ.
    DEADLINE_REMINDER: arrow({
      ...reminder,
      at: clock.reminderAt,
      reminds: { who: 'worker', of: clock.effectiveDueAt },
      brings: clock.remind,
    }),
    AUTHOR_DEADLINE_REMINDER: arrow({
      ...reminder,
      at: clock.authorReminderAt,
      reminds: { who: 'author', of: clock.effectiveDueAt },
      brings: clock.remindAuthor,
    }),
    // Only where nothing that was handed in waits.
    DEADLINE_PASSED: arrow({
      id: 'D15',
      by: ['system'],
      to: 'EXPIRED',
      at: clock.deadlineAt,
      amount: money.heldAmount,
      brings: (deal) => work.expire(deal, { of: 'worker', mark: 'notDelivered' }),
      tells: ['DEAL_EXPIRED_FOR_AUTHOR', 'DEAL_EXPIRED_FOR_WORKER', 'PAYMENT_PROCESSED'],
    }),
    PART_DECIDED: partDecided('IN_PROGRESS'),
    ALL_PROOFS_FINAL: arrow({
      id: 'D16',
      by: ['system'],
      to: 'PROOFS_APPROVED',
      needs: [work.isSettled],
      brings: work.approved,
      tells: ['ALL_PROOFS_APPROVED'],
    }),
    // A mandatory proof was rejected for good.
    PROOF_REFUNDED: arrow({
      id: 'P14',
      by: ['system'],
      to: 'CANCELLED',
      needs: [work.isLost],
      brings: work.lose,
      tells: ['DEAL_CANCELLED', 'PAYMENT_PROCESSED'],
    }),
    GIVE_UP: giveUp,
    // The time to review keeps running.
    REQUEST_CANCEL: arrow<CommandNamed<'REQUEST_CANCEL'>>({
      id: 'D21',
      by: sides,
      to: 'IN_PROGRESS',
      needs: [work.hasNoCancelRequest, work.isFirstToday],
      checks: [disputes.isWithinHeld],
      brings: work.askToCancel,
      tells: ['ACTION_REQUIRED'],
      via: 'job-deal/cancel-deal',
    }),
    ACCEPT_CANCEL: arrow({
      id: 'D22',
      by: sides,
      to: 'CANCELLED',
      needs: [work.isCancelRequested],
      brings: (deal, by) => work.stop(deal, by, deal.cancelRequest?.toWorker),
      tells: ['DEAL_CANCELLED', 'PAYMENT_PROCESSED'],
      via: 'job-deal/respond-cancel',
    }),
    REFUSE_CANCEL: arrow({
      id: 'D23',
      by: sides,
      to: 'IN_PROGRESS',
      needs: [work.isCancelRequested],
      brings: (_, { party }) => ({
        set: { cancelRequest: null },
        logs: [tell('ACTION_REQUIRED', offers.other(party), 'CANCEL_REFUSED')],
      }),
      tells: ['ACTION_REQUIRED'],
      via: 'job-deal/respond-cancel',
    }),
    WORK_HANDED_IN: arrow({
      id: 'D23h',
      by: ['system'],
      to: 'IN_PROGRESS',
      needs: [work.hasCancelRequest],
      brings: work.answerByWork,
      tells: ['ACTION_REQUIRED'],
    }),
    CANCEL_REMINDER: arrow({
      id: 'D24w',
      by: ['system'],
      to: 'IN_PROGRESS',
      at: work.cancelWarningAt,
      brings: work.warnOfCancel,
      tells: ['ACTION_REQUIRED'],
    }),
    CANCEL_TIMEOUT: [
      arrow({
        id: 'D24',
        by: ['system'],
        to: 'IN_PROGRESS',
        when: clock.isWithoutEffect,
        decides: true,
        at: clock.cancelSilenceAt,
        brings: work.lapse,
        tells: ['ACTION_REQUIRED'],
      }),
      // Nothing was handed in, so nothing is paid.
      arrow({
        id: 'D24',
        by: ['system'],
        to: 'CANCELLED',
        at: clock.cancelSilenceAt,
        amount: money.heldAmount,
        brings: (deal, by) => work.stop(deal, by),
        tells: ['DEAL_CANCELLED', 'PAYMENT_PROCESSED'],
      }),
    ],
    CHANGE_ORDER: arrow<CommandNamed<'CHANGE_ORDER'>>({
      id: 'D25',
      by: sides,
      to: 'IN_PROGRESS',
      needs: [work.hasNoChangeOfTheirs, work.hasChangesLeft],
      checks: [work.isExtension, work.raisesOpenParts],
      brings: work.askToChange,
      tells: ['DEAL_PROPOSAL_UPDATED'],
      via: 'job-deal/job-deal-give-offer',
    }),
    ACCEPT: arrow({
      id: 'D26',
      by: sides,
      to: 'IN_PROGRESS',
      needs: [work.isChangeRequested, work.isStillPossible, work.canRaise],
      brings: work.change,
      tells: ['DEAL_ACCEPTED'],
      via: 'job-deal/job-deal-give-offer',
    }),
    // Refused, or withdrawn by the side that asked.
    DECLINE: arrow({
      id: 'D26d',
      by: sides,
      to: 'IN_PROGRESS',
      needs: [work.hasChange],
      brings: ({ changeRequest }, { party }) => {
        const reason = changeRequest?.by === party ? 'CHANGE_WITHDRAWN' : 'CHANGE_REFUSED';
        return {
          set: { changeRequest: null },
          logs: [tell('DEAL_PROPOSAL_UPDATED', offers.other(party), reason)],
        };
      },
      tells: ['DEAL_PROPOSAL_UPDATED'],
      via: 'job-deal/job-deal-give-offer',
    }),
    // About what was not handed in; the rest is reviewed meanwhile.
    OPEN_DISPUTE: arrow<CommandNamed<'OPEN_DISPUTE'>>({
      id: 'D27',
      by: sides,
      to: 'DISPUTED',
      needs: [disputes.holdsMoney, disputes.isFirstDispute],
      checks: [disputes.isClaimWithinHeld],
      brings: disputes.openDispute,
      tells: ['ACTION_REQUIRED'],
      via: 'job-deal/open-dispute',
    }),
    APPEAL: arrow<CommandNamed<'APPEAL'>>({
      id: 'D27a',
      by: ['worker'],
      to: 'DISPUTED',
      needs: [disputes.hasAppealable],
      checks: [disputes.mayAppeal],
      brings: disputes.appeal,
      tells: ['ACTION_REQUIRED'],
      via: 'job-deal/appeal-proof',
    }),
  },
};

export const proofsApproved = {
  on: {
    COMPLETE: arrow<CommandNamed<'COMPLETE'>>({
      id: 'D17',
      by: ['author'],
      to: 'COMPLETED',
      checks: [money.isAsShown, money.canReward],
      brings: (deal, { bonus = 0 }) => work.finish(deal, bonus),
      tells: ['TASK_COMPLETED', 'PAYMENT_PROCESSED'],
      via: 'job-deal/job-deal-author-finalize',
    }),
    AUTO_FINALIZE: arrow({
      // Pays a quick job too, at once: its last approval (D16) moves no money itself.
      id: 'D18',
      by: ['system'],
      to: 'COMPLETED',
      at: ({ allProofsAt, kind }) => after(allProofsAt, kind === 'QUICK' ? 0 : limits.finalizeHours),
      amount: ({ held }) => held.price,
      brings: (deal) => work.finish(deal, 0),
      tells: ['TASK_COMPLETED', 'PAYMENT_PROCESSED'],
    }),
  },
};
