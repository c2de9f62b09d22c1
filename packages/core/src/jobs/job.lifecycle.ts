import { defineArrow } from '../law/arrow.ts';
import { createLaw } from '../law/create-law.ts';
import type { By } from '../law/decision.ts';
import type { JobCommand, JobFacts } from './job.facts.ts';
import * as rules from './job.rules.ts';
import { type JobState, jobStates } from '../terms/job-state.schema.ts';

type CommandNamed<Type extends JobCommand['type']> = Extract<JobCommand, { type: Type }>;
const arrow = defineArrow<JobState, JobFacts>();

/** Money held for free slots goes back. */
const expire = arrow({
  id: 'J10',
  by: ['system'],
  to: 'EXPIRED',
  at: ({ expiresAt }) => expiresAt,
  amount: ({ budget }) => budget.price + budget.fee,
  brings: rules.expire,
  tells: ['JOB_EXPIRED', 'PAYMENT_PROCESSED'],
});

const close = {
  id: 'J12',
  by: ['author'],
  to: 'CLOSED',
  brings: rules.close,
  via: 'job/close-job',
} as const;

/** It breaks the rules; the author is told why and may appeal. */
const remove = {
  id: 'J14',
  by: ['operator'],
  to: 'REMOVED',
  checks: [rules.hasNote],
  brings: rules.remove,
} as const;

/** A slot that came back was worth less than today's reward: it is paid for again, or closed. */
const closeSlot = {
  id: 'J9c',
  by: ['system'],
  when: rules.cannotPay,
  brings: rules.closeSlot,
  tells: ['ACTION_REQUIRED'],
} as const;
const fundSlot = {
  id: 'J9f',
  by: ['system'],
  when: rules.lacksMoney,
  brings: rules.fundSlot,
  tells: ['PAYMENT_PROCESSED'],
} as const;

/** While money is held for free slots; a full or expired job holds none. */
const ends = {
  CLOSE: arrow({ ...close, tells: ['PAYMENT_PROCESSED'] }),
  REMOVE: arrow<CommandNamed<'REMOVE'>>({ ...remove, tells: ['PAYMENT_PROCESSED', 'ACTION_REQUIRED'] }),
};
const endsWithout = {
  CLOSE: arrow(close),
  REMOVE: arrow<CommandNamed<'REMOVE'>>({ ...remove, tells: ['ACTION_REQUIRED'] }),
};

export const jobLaw = createLaw<JobFacts, JobCommand>()(jobStates, {
  DRAFT: {
    on: {
      PUBLISH: [
        // Moderated before money is held.
        arrow({
          id: 'J2',
          by: ['author'],
          to: 'IN_MODERATION',
          when: ({ isFlagged }) => isFlagged,
          needs: [rules.isVerified, rules.isComplete],
          brings: rules.moderate,
          via: 'job/publish-job',
        }),
        arrow({
          id: 'J1',
          by: ['author'],
          to: 'OPEN',
          needs: [rules.isVerified, rules.isComplete, rules.isFunded],
          brings: rules.open,
          tells: ['JOB_CREATED'],
          via: 'job/publish-job',
        }),
      ],
      // For one person, whose deal begins with it; it is never public.
      INVITE: arrow({
        id: 'J15',
        by: ['author'],
        to: 'PRIVATE',
        needs: [rules.isProject, rules.isVerified, rules.isComplete],
        brings: () => ({ set: { slots: 1 } }),
        via: 'job-deal/invite-worker',
      }),
    },
  },
  IN_MODERATION: {
    on: {
      MODERATION_PASS: [
        // The author's balance no longer suffices: back to the draft, instead of waiting here for ever.
        arrow({
          id: 'J3u',
          by: ['operator', 'system'],
          to: 'DRAFT',
          when: rules.isShort,
          at: ({ moderationUntil }) => moderationUntil,
          brings: () => ({ set: { moderationUntil: null }, logs: [rules.asksAuthor('JOB_NEEDS_EDIT')] }),
          tells: ['ACTION_REQUIRED'],
        }),
        arrow({
          id: 'J3',
          by: ['operator', 'system'],
          to: 'OPEN',
          at: ({ moderationUntil }) => moderationUntil,
          brings: rules.open,
          tells: ['JOB_CREATED'],
        }),
      ],
      MODERATION_FAIL: arrow<CommandNamed<'MODERATION_FAIL'>>({
        id: 'J4',
        by: ['operator'],
        to: 'DRAFT',
        checks: [rules.hasNote],
        brings: () => ({ set: { moderationUntil: null }, logs: [rules.asksAuthor('JOB_NEEDS_EDIT')] }),
        tells: ['ACTION_REQUIRED'],
      }),
    },
  },
  OPEN: {
    on: {
      ENHANCE: arrow({
        id: 'J5',
        by: ['author'],
        to: 'OPEN',
        checks: [rules.isBetter, rules.isWithinLimits, rules.paysTheRaise],
        brings: rules.enhance,
        tells: ['JOB_OPPORTUNITY_ENHANCED'],
        via: 'job/update-job',
      }),
      // Hidden from /tasks; running deals do not change.
      PAUSE: arrow({ id: 'J6', by: ['author'], to: 'PAUSED', via: 'job/pause-job' }),
      SLOT_FREED: [arrow({ ...closeSlot, to: 'OPEN' }), arrow({ ...fundSlot, to: 'OPEN' })],
      SLOTS_FULL: arrow({
        id: 'J8',
        by: ['system'],
        to: 'FILLED',
        needs: [rules.isFull],
        brings: () => ({ asks: [{ of: 'job', type: 'ALL_DONE' }] }),
      }),
      EXPIRE: expire,
      ...ends,
    },
  },
  PAUSED: {
    on: {
      // The last slot may have been taken meanwhile.
      RESUME: arrow({
        id: 'J7',
        by: ['author'],
        to: 'OPEN',
        needs: [rules.isUnexpired],
        brings: () => ({ asks: [{ of: 'job', type: 'SLOTS_FULL' }] }),
        via: 'job/resume-job',
      }),
      SLOT_FREED: [arrow({ ...closeSlot, to: 'PAUSED' }), arrow({ ...fundSlot, to: 'PAUSED' })],
      EXPIRE: expire,
      ...ends,
    },
  },
  FILLED: {
    on: {
      SLOT_FREED: [
        arrow({
          id: 'J9',
          by: ['system'],
          to: 'OPEN',
          when: (job, issued) => rules.isUnexpired(job, issued) === null,
          needs: [rules.hasSlot],
          brings: () => ({ asks: [{ of: 'job', type: 'SLOT_FREED' }] }),
        }),
        // Past its expiry nobody can take the freed slot.
        arrow({
          id: 'J9e',
          by: ['system'],
          to: 'EXPIRED',
          needs: [rules.hasSlot],
          brings: rules.expire,
          tells: ['JOB_EXPIRED'],
        }),
      ],
      ALL_DONE: arrow({
        id: 'J13',
        by: ['system'],
        to: 'CLOSED',
        needs: [rules.isDone],
        brings: rules.close,
      }),
      ...endsWithout,
    },
  },
  EXPIRED: {
    on: {
      RENEW: arrow({
        id: 'J11',
        by: ['author'],
        to: 'OPEN',
        needs: [rules.isVerified, rules.isComplete, rules.hasSlot, rules.isFunded],
        brings: rules.open,
        tells: ['JOB_CREATED'],
        via: 'job/renew-job',
      }),
      ...endsWithout,
    },
  },
  CLOSED: { type: 'final' },
  REMOVED: { type: 'final' },
  // It holds no money, and its author withdraws an offer instead of closing it.
  PRIVATE: { on: { REMOVE: endsWithout.REMOVE } },
});

export const permittedJob = (job: JobFacts, by: By) => jobLaw.permitted(job, by);
export const jobTimers = (job: JobFacts) => jobLaw.timers(job);
