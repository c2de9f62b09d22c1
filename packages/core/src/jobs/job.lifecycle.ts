import { arrowOf, chartOf } from '../law/arrow.ts';
import { createLaw } from '../law/create-law.ts';
import type { By } from '../law/decision.ts';
import type { JobCommand, JobFacts } from './job.facts.ts';
import * as rules from './job.rules.ts';
import { type JobState, jobStates } from '../terms/job-state.schema.ts';

type Given<Type extends JobCommand['type']> = Extract<JobCommand, { type: Type }>;
const arrow = arrowOf<JobState, JobFacts>();

/** J10: nobody came in time; what was locked for the free slots goes back. */
const expire = arrow({
  id: 'J10',
  by: ['system'],
  to: 'EXPIRED',
  at: ({ expiresAt }) => expiresAt,
  amount: ({ budget }) => budget.price + budget.fee,
  brings: rules.expire,
  tells: ['JOB_EXPIRED', 'PAYMENT_PROCESSED'],
});

/** J12: the author ends it. */
const close = {
  id: 'J12',
  by: ['author'],
  to: 'CLOSED',
  brings: rules.close,
  via: 'job/close-job',
} as const;

/** J14: it breaks the rules; the author is told why and may appeal. */
const remove = {
  id: 'J14',
  by: ['operator'],
  to: 'REMOVED',
  checks: [rules.hasNote],
  brings: rules.remove,
} as const;

/** While money waits for free slots; a full or expired job has none. */
const ends = {
  CLOSE: arrow({ ...close, tells: ['PAYMENT_PROCESSED'] }),
  REMOVE: arrow<Given<'REMOVE'>>({ ...remove, tells: ['PAYMENT_PROCESSED', 'ACTION_REQUIRED'] }),
};
const endsWithout = {
  CLOSE: arrow(close),
  REMOVE: arrow<Given<'REMOVE'>>({ ...remove, tells: ['ACTION_REQUIRED'] }),
};

const jobChart = chartOf<JobFacts, JobCommand>().createMachine({
  id: 'job',
  context: ({ input }) => ({ thing: input, ruling: null }),
  initial: 'DRAFT',
  states: {
    DRAFT: {
      on: {
        PUBLISH: [
          // J2: a person looks at it first; no money is locked yet.
          arrow({
            id: 'J2',
            by: ['author'],
            to: 'IN_MODERATION',
            when: ({ isFlagged }) => isFlagged,
            needs: [rules.isVerified, rules.isComplete],
            brings: rules.moderate,
            via: 'job/publish-job',
          }),
          // J1
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
      },
    },
    IN_MODERATION: {
      on: {
        MODERATION_PASS: [
          // J3u: the author spent the money meanwhile; back to the draft, or it would wait here for ever.
          arrow({
            id: 'J3u',
            by: ['operator', 'system'],
            to: 'DRAFT',
            when: rules.isShort,
            at: ({ moderationUntil }) => moderationUntil,
            brings: () => ({ set: { moderationUntil: null }, logs: [rules.asksAuthor('JOB_NEEDS_EDIT')] }),
            tells: ['ACTION_REQUIRED'],
          }),
          // J3
          arrow({
            id: 'J3',
            by: ['operator', 'system'],
            to: 'OPEN',
            at: ({ moderationUntil }) => moderationUntil,
            brings: rules.open,
            tells: ['JOB_CREATED'],
          }),
        ],
        // J4
        MODERATION_FAIL: arrow<Given<'MODERATION_FAIL'>>({
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
        // J5
        ENHANCE: arrow({
          id: 'J5',
          by: ['author'],
          to: 'OPEN',
          checks: [rules.isBetter, rules.isWithinLimits, rules.paysTheRaise],
          brings: rules.enhance,
          tells: ['JOB_OPPORTUNITY_ENHANCED'],
          via: 'job/update-job',
        }),
        // J6: hidden from /tasks; running deals do not change.
        PAUSE: arrow({ id: 'J6', by: ['author'], to: 'PAUSED', via: 'job/pause-job' }),
        // J8: a paused job may have done with all of them before it came back.
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
        // J7: the last slot may have gone meanwhile.
        RESUME: arrow({
          id: 'J7',
          by: ['author'],
          to: 'OPEN',
          needs: [rules.isUnexpired],
          brings: () => ({ asks: [{ of: 'job', type: 'SLOTS_FULL' }] }),
          via: 'job/resume-job',
        }),
        EXPIRE: expire,
        ...ends,
      },
    },
    FILLED: {
      on: {
        SLOT_FREED: [
          // J9
          arrow({
            id: 'J9',
            by: ['system'],
            to: 'OPEN',
            when: (job, told) => rules.isUnexpired(job, told) === null,
            needs: [rules.hasSlot],
          }),
          // J9e: too late for anybody to take it; without this it would be full no more and wait for nothing.
          arrow({
            id: 'J9e',
            by: ['system'],
            to: 'EXPIRED',
            needs: [rules.hasSlot],
            brings: rules.expire,
            tells: ['JOB_EXPIRED'],
          }),
        ],
        // J13
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
        // J11
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
  },
});

/** J1–J14: the life of a job. */
export const jobLaw = createLaw<JobFacts, JobCommand>()(jobStates, jobChart);

export const permittedJob = (job: JobFacts, by: By) => jobLaw.permitted(job, by);
export const jobTimers = (job: JobFacts) => jobLaw.timers(job);
