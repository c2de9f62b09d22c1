import { defineArrow } from '../law/arrow.ts';
import { after, unlessReminded } from '../law/clock.ts';
import type { DealFacts, CommandNamed } from './deal.facts.ts';
import { dealLimits as limits } from './deal-limits.schema.ts';
import * as money from './deal-money.rules.ts';
import { tell } from './deal-log.rules.ts';
import { addConditions, decline } from './deal-offer.lifecycle.ts';
import { isSomebodyElse } from './deal-offer.rules.ts';
import { giveUp } from './deal-progress.lifecycle.ts';
import * as work from './deal-work.rules.ts';
import { sides } from '../terms/side.schema.ts';
import type { DealState } from '../terms/deal-state.schema.ts';

const arrow = defineArrow<DealState, DealFacts>();

export const agreed = {
  on: {
    // Refused where the total differs from the one that was shown.
    APPROVE: arrow<CommandNamed<'APPROVE'>>({
      id: 'D7',
      by: ['author'],
      to: 'FUNDED',
      needs: [isSomebodyElse, money.canFund],
      checks: [money.isAsShown],
      brings: (deal, { now }) => {
        const { set, money: moves } = money.lock(deal);
        return {
          set: { ...set, fundedAt: now, remindedAt: null },
          money: moves,
          logs: [{ ...tell('DEAL_APPROVED', 'worker'), amount: deal.terms?.price ?? 0 }],
          asks: [{ of: 'proofs', type: 'TERMS_FIXED' }],
        };
      },
      tells: ['DEAL_APPROVED'],
      via: 'job-deal/job-deal-author-finalize',
    }),
    ADD_CONDITIONS: arrow({ ...addConditions, to: 'NEGOTIATING' }),
    DECLINE: arrow({ ...decline, by: sides }),
    FUND_REMINDER: arrow({
      id: 'D8',
      by: ['system'],
      to: 'AGREED',
      at: ({ agreedAt, remindedAt }) => unlessReminded(remindedAt, after(agreedAt, limits.fundReminderHours)),
      reminds: { who: 'author', of: ({ agreedAt }) => after(agreedAt, limits.fundHours) },
      brings: ({ agreedAt }, { now }) => ({
        set: { remindedAt: now },
        logs: [tell('ACTION_REQUIRED', 'author', 'FUND_DEAL', after(agreedAt, limits.fundHours))],
      }),
      tells: ['ACTION_REQUIRED'],
    }),
    FUND_TIMEOUT: arrow({
      id: 'D9f',
      by: ['system'],
      to: 'EXPIRED',
      at: ({ agreedAt }) => after(agreedAt, limits.fundHours),
      brings: (deal) => work.expire(deal, { of: 'author', mark: 'notFunded' }),
      tells: ['DEAL_EXPIRED_FOR_AUTHOR', 'DEAL_EXPIRED_FOR_WORKER'],
    }),
  },
};

export const funded = {
  on: {
    // By command, or by the first upload.
    START: arrow({
      id: 'D11',
      by: ['worker', 'system'],
      to: 'IN_PROGRESS',
      brings: work.begin,
      tells: ['COLLABORATION_STARTED'],
      via: 'job-deal/start-deal',
    }),
    START_REMINDER: arrow({
      id: 'D12',
      by: ['system'],
      to: 'FUNDED',
      at: ({ fundedAt, remindedAt }) =>
        unlessReminded(remindedAt, after(fundedAt, limits.startReminderHours)),
      reminds: { who: 'worker', of: ({ fundedAt }) => after(fundedAt, limits.startHours) },
      brings: ({ fundedAt }, { now }) => ({
        set: { remindedAt: now },
        logs: [tell('ACTION_REQUIRED', 'worker', 'START_WORK', after(fundedAt, limits.startHours))],
      }),
      tells: ['ACTION_REQUIRED'],
    }),
    START_TIMEOUT: arrow({
      id: 'D13',
      by: ['system'],
      to: 'EXPIRED',
      at: ({ fundedAt }) => after(fundedAt, limits.startHours),
      amount: money.heldAmount,
      brings: (deal) => work.expire(deal, { of: 'worker', mark: 'notStarted' }),
      tells: ['DEAL_EXPIRED_FOR_AUTHOR', 'DEAL_EXPIRED_FOR_WORKER', 'PAYMENT_PROCESSED'],
    }),
    // Before the start everything is refunded, the fee too.
    CANCEL: arrow<CommandNamed<'CANCEL'>>({
      id: 'D19',
      by: ['author'],
      to: 'CANCELLED',
      checks: [money.isAsShown],
      brings: (deal, by) => work.cancel(deal, by),
      tells: ['DEAL_CANCELLED', 'PAYMENT_PROCESSED'],
      via: 'job-deal/job-deal-author-finalize',
    }),
    GIVE_UP: giveUp,
  },
};
