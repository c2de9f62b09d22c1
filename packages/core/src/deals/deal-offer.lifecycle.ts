import { defineArrow } from '../law/arrow.ts';
import { type By, hours } from '../law/decision.ts';
import type { DealFacts, CommandNamed } from './deal.facts.ts';
import { dealLimits as limits } from './deal-limits.schema.ts';
import * as money from './deal-money.rules.ts';
import * as offers from './deal-offer.rules.ts';
import { tell } from './deal-log.rules.ts';
import * as work from './deal-work.rules.ts';
import { sides } from '../terms/side.schema.ts';
import type { DealState } from '../terms/deal-state.schema.ts';

const arrow = defineArrow<DealState, DealFacts>();

/** An offer to an accepted applicant, or an invitation. */
const initByAuthor = {
  id: 'D2',
  by: ['author'],
  to: 'NEGOTIATING',
  checks: [offers.isSound],
  brings: (deal: DealFacts, command: CommandNamed<'INIT_BY_AUTHOR'> & By) =>
    offers.offer(deal, command, 'DEAL_PROPOSAL_CREATED'),
  tells: ['DEAL_PROPOSAL_CREATED'],
  via: 'job-deal/job-deal-init-by-author',
} as const;

/** Until money is held; by the system where the job ends. */
export const decline = {
  id: 'D6',
  by: ['author', 'worker', 'system'],
  to: 'CANCELLED',
  brings: work.cancel,
  tells: ['DEAL_CANCELLED'],
  via: 'job-deal/job-deal-give-offer',
} as const;

/** Until the money is held, proofs are conditions of the offer. */
export const addConditions = {
  id: 'P1',
  by: ['author'],
  checks: [offers.isFewConditions, offers.addsUp],
  brings: offers.addConditions,
  tells: ['PROOF_CONDITIONS_SUBMITTED'],
  via: 'job-proof/add-jobs-history-proof',
} as const;

/** The newest offer, or the accepted application, was not answered. */
const offerTimeout = arrow({
  id: 'D9',
  by: ['system'],
  to: 'EXPIRED',
  at: ({ offeredAt }) => offeredAt + hours(limits.offerHours),
  brings: (deal) => work.expire(deal, null),
  tells: ['DEAL_EXPIRED_FOR_AUTHOR', 'DEAL_EXPIRED_FOR_WORKER'],
});

export const none = {
  on: {
    APPLICATION_ACCEPTED: [
      // A quick job has the job's terms, and its money is held already.
      arrow({
        id: 'D1q',
        by: ['system'],
        to: 'FUNDED',
        when: ({ kind }) => kind === 'QUICK',
        needs: [offers.hasSlot],
        brings: (deal, { now }) => {
          const { set, money: moves } = money.assign(deal);
          return {
            set: { ...set, fundedAt: now },
            money: moves,
            asks: [
              { of: 'proofs', type: 'TERMS_FIXED' },
              { of: 'job', type: 'SLOTS_FULL' },
            ],
          };
        },
      }),
      // From a draft on both can write to each other.
      arrow({
        id: 'D1',
        by: ['system'],
        to: 'DRAFT',
        brings: (_, { now }) => ({ set: { offeredAt: now } }),
      }),
    ],
    INIT_BY_AUTHOR: arrow({
      ...initByAuthor,
      needs: [offers.isOpenProject, offers.isSomebodyElse, offers.isFree, offers.isNotPaused],
    }),
    TAKE: arrow({
      id: 'D10',
      by: ['worker'],
      to: 'IN_PROGRESS',
      needs: [
        offers.isSomebodyElse,
        offers.isInstant,
        offers.isFree,
        offers.hasSlot,
        offers.isEligible,
        offers.isNotPaused,
        offers.hasFewLive,
      ],
      brings: (deal, by) => {
        const { set, money: moves } = money.assign(deal);
        const started = work.begin(deal, by);
        return {
          set: { ...set, ...started.set, fundedAt: by.now },
          money: moves,
          logs: started.logs ?? [],
          asks: [
            { of: 'proofs', type: 'TERMS_FIXED' },
            { of: 'job', type: 'SLOTS_FULL' },
          ],
        };
      },
      tells: ['COLLABORATION_STARTED'],
      via: 'job-deal/job-deal-init-proposal',
    }),
  },
};

export const draft = {
  on: {
    INIT_BY_AUTHOR: arrow({ ...initByAuthor, needs: [offers.isSomebodyElse] }),
    // The worker's first offer may leave the conditions to those that the author prepared.
    INIT_PROPOSAL: arrow<CommandNamed<'INIT_PROPOSAL'>>({
      id: 'D3',
      by: ['worker'],
      to: 'NEGOTIATING',
      checks: [offers.isSoundProposal],
      brings: (deal, command) => offers.offer(deal, command, 'DEAL_PROPOSAL_CREATED'),
      tells: ['DEAL_PROPOSAL_CREATED'],
      via: 'job-deal/job-deal-init-proposal',
    }),
    ADD_CONDITIONS: arrow({ ...addConditions, to: 'DRAFT' }),
    DECLINE: arrow(decline),
    OFFER_TIMEOUT: offerTimeout,
  },
};

export const negotiating = {
  on: {
    COUNTER: arrow<CommandNamed<'COUNTER'>>({
      id: 'D4',
      by: sides,
      to: 'NEGOTIATING',
      needs: [offers.isTheirTurn, offers.hasRounds],
      checks: [offers.isNewest, offers.isSound],
      brings: (deal, command) => offers.offer(deal, command, 'DEAL_PROPOSAL_UPDATED'),
      tells: ['DEAL_PROPOSAL_UPDATED'],
      via: 'job-deal/job-deal-give-offer',
    }),
    // Takes the slot and fixes the terms.
    ACCEPT: arrow<CommandNamed<'ACCEPT'>>({
      id: 'D5',
      by: sides,
      to: 'AGREED',
      needs: [
        offers.isSomebodyElse,
        offers.isTheirTurn,
        offers.hasSlot,
        offers.isEligible,
        offers.isNotPaused,
        offers.isProvable,
      ],
      checks: [offers.isNewest],
      brings: (_, { party, now }) => ({
        set: { agreedAt: now, turn: null, slot: 'TAKEN' },
        logs: [tell('DEAL_ACCEPTED', offers.other(party))],
        asks: [{ of: 'job', type: 'SLOTS_FULL' }],
      }),
      tells: ['DEAL_ACCEPTED'],
      via: 'job-deal/job-deal-give-offer',
    }),
    ADD_CONDITIONS: arrow({ ...addConditions, to: 'NEGOTIATING' }),
    DECLINE: arrow(decline),
    OFFER_TIMEOUT: offerTimeout,
  },
};
