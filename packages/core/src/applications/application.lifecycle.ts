import { jobLimits } from '../jobs/job-limits.schema.ts';
import { arrowOf, chartOf } from '../law/arrow.ts';
import { createLaw } from '../law/create-law.ts';
import { type At, type By, type Log, hours, refuse } from '../law/decision.ts';
import { forbid, whyClosed, whyPaused } from '../law/obstacles.ts';
import type { ApplicationCommand, ApplicationFacts } from './application.facts.ts';
import { type ApplicationState, applicationStates } from './application.schema.ts';

const isOpen = ({ job }: ApplicationFacts) =>
  whyClosed(job.state) ?? (job.acceptMode === 'APPLY' ? null : forbid('ACCEPT_MODE'));
const isSomebodyElse = ({ applicant }: ApplicationFacts) => (applicant.isAuthor ? refuse('SELF_DEAL') : null);
const isFirst = ({ applicant }: ApplicationFacts) =>
  applicant.hasApplied ? refuse('LIMIT', { max: 1 }) : null;
const isFree = ({ applicant }: ApplicationFacts) => (applicant.hasDeal ? forbid('DEAL_LIVE') : null);
const hasFewWaiting = ({ applicant }: ApplicationFacts) =>
  applicant.waiting < jobLimits.openApplicationsMax
    ? null
    : refuse('LIMIT', { max: jobLimits.openApplicationsMax });
const isEligible = ({ applicant: { unmetRule } }: ApplicationFacts) =>
  unmetRule === null ? null : refuse('NOT_ELIGIBLE', { rule: unmetRule });
const isNotPaused = ({ applicant }: ApplicationFacts, { now }: { now: At }) =>
  whyPaused(applicant.pause, now);
/** Projects take several people to negotiate with; a quick job's slot is given at once. */
const hasSlot = ({ job }: ApplicationFacts) =>
  job.kind === 'PROJECT' || job.slotsLeft > 0 ? null : refuse('SLOT_GONE');

const tell = (code: Log['code'], to: Log['to'], reason?: Log['reason']) => () => ({
  logs: [{ code, to, ...(reason !== undefined && { reason }) }],
});

type Given<Type extends ApplicationCommand['type']> = Extract<ApplicationCommand, { type: Type }>;
const arrow = arrowOf<ApplicationState, ApplicationFacts>();

const applicationChart = chartOf<ApplicationFacts, ApplicationCommand>().createMachine({
  id: 'application',
  context: ({ input }) => ({ thing: input, ruling: null }),
  initial: 'NONE',
  states: {
    NONE: {
      on: {
        // A1
        APPLY: arrow({
          id: 'A1',
          by: ['worker'],
          to: 'SUBMITTED',
          needs: [isSomebodyElse, isOpen, isFirst, isFree, isEligible, isNotPaused, hasFewWaiting],
          brings: (_, { now }) => ({
            set: { submittedAt: now },
            ...tell('JOB_APPLICATION_RECEIVED', 'author')(),
          }),
          tells: ['JOB_APPLICATION_RECEIVED'],
          via: 'job-application/apply-job',
        }),
      },
    },
    SUBMITTED: {
      on: {
        // A2: seen by the author alone, and taken back the same way.
        SHORTLIST: arrow<Given<'SHORTLIST'>>({
          id: 'A2',
          by: ['author'],
          to: 'SUBMITTED',
          brings: (_, { isOn }) => ({ set: { isShortlisted: isOn } }),
          via: 'job-application/shortlist-application',
        }),
        // A3: a project begins to negotiate, a quick job is on.
        ACCEPT: arrow({
          id: 'A3',
          by: ['author'],
          to: 'ACCEPTED',
          needs: [isSomebodyElse, isFree, isEligible, isNotPaused, hasSlot],
          brings: () => ({
            ...tell('APPLICATION_ACCEPTED', 'worker')(),
            asks: [{ of: 'deal', type: 'APPLICATION_ACCEPTED' }],
          }),
          tells: ['APPLICATION_ACCEPTED'],
          via: 'job-application/accept-application',
        }),
        // A4: by the author, or because the job is closed, removed or done.
        REJECT: arrow({
          id: 'A4',
          by: ['author', 'system'],
          to: 'REJECTED',
          brings: tell('APPLICATION_REJECTED', 'worker'),
          tells: ['APPLICATION_REJECTED'],
          via: 'job-application/reject-application',
        }),
        // A5
        CANCEL: arrow({
          id: 'A5',
          by: ['worker'],
          to: 'CANCELLED',
          brings: tell('APPLICATION_CANCELLED', 'author'),
          tells: ['APPLICATION_CANCELLED'],
          via: 'job-application/cancel-application',
        }),
        // A6: once, and together with the job's others.
        NUDGE: arrow({
          id: 'A6',
          by: ['system'],
          to: 'SUBMITTED',
          at: ({ submittedAt, remindedAt }) =>
            remindedAt === null ? submittedAt + hours(jobLimits.nudgeHours) : null,
          reminds: { who: 'author' },
          brings: (_, { now }) => ({
            set: { remindedAt: now },
            ...tell('ACTION_REQUIRED', 'author', 'APPLICATIONS_WAITING')(),
          }),
          tells: ['ACTION_REQUIRED'],
        }),
        // A7
        JOB_EXPIRED: arrow({
          id: 'A7',
          by: ['system'],
          to: 'EXPIRED',
          brings: tell('JOB_EXPIRED', 'worker'),
          tells: ['JOB_EXPIRED'],
        }),
      },
    },
    ACCEPTED: { type: 'final' },
    REJECTED: { type: 'final' },
    CANCELLED: { type: 'final' },
    EXPIRED: { type: 'final' },
  },
});

/** A1–A7: what becomes of an application. */
export const applicationLaw = createLaw<ApplicationFacts, ApplicationCommand>()(
  applicationStates,
  applicationChart,
);

export const decideApplication = (application: ApplicationFacts, command: ApplicationCommand, by: By) =>
  applicationLaw.decide(application, command, by);
export const permittedApplication = (application: ApplicationFacts, by: By) =>
  applicationLaw.permitted(application, by);
export const applicationTimers = (application: ApplicationFacts) => applicationLaw.timers(application);
