import { jobLimits } from '../jobs/job-limits.schema.ts';
import { defineArrow } from '../law/arrow.ts';
import { createLaw } from '../law/create-law.ts';
import { type At, type By, type Log, hours, refuse } from '../law/decision.ts';
import { exceed, forbid, whyClosed, whyPaused } from '../law/obstacles.ts';
import type { ApplicationCommand, ApplicationFacts } from './application.facts.ts';
import { type ApplicationState, applicationStates } from './application.schema.ts';

const isOpen = ({ job }: ApplicationFacts) =>
  whyClosed(job.state) ?? (job.acceptMode === 'APPLY' ? null : forbid('ACCEPT_MODE'));
const isSomebodyElse = ({ applicant }: ApplicationFacts) => (applicant.isAuthor ? refuse('SELF_DEAL') : null);
const isFirst = ({ applicant }: ApplicationFacts) =>
  applicant.hasApplied ? exceed('APPLIED_BEFORE', 1) : null;
const isNotTooOften = ({ applicant }: ApplicationFacts) =>
  applicant.withdrawn < jobLimits.applicationsPerJob
    ? null
    : exceed('APPLIED_OFTEN', jobLimits.applicationsPerJob);
const isFree = ({ applicant }: ApplicationFacts) => (applicant.hasDeal ? forbid('DEAL_LIVE') : null);
const hasFewWaiting = ({ applicant }: ApplicationFacts) =>
  applicant.waiting < jobLimits.openApplicationsMax
    ? null
    : exceed('APPLICATIONS_WAITING', jobLimits.openApplicationsMax);
const isEligible = ({ applicant: { unmetRule } }: ApplicationFacts) =>
  unmetRule === null ? null : refuse('NOT_ELIGIBLE', { rule: unmetRule });
const isNotPaused = ({ applicant }: ApplicationFacts, { now }: { now: At }) =>
  whyPaused(applicant.pause, now);
/** Accepting gives a slot of a quick job at once; a project only begins to negotiate. */
const hasSlot = ({ job }: ApplicationFacts) =>
  job.kind === 'PROJECT' || job.slotsLeft > 0 ? null : refuse('SLOT_GONE');

const tell = (code: Log['code'], to: Log['to'], reason?: Log['reason']) => () => ({
  logs: [{ code, to, ...(reason !== undefined && { reason }) }],
});

type CommandNamed<Type extends ApplicationCommand['type']> = Extract<ApplicationCommand, { type: Type }>;
const arrow = defineArrow<ApplicationState, ApplicationFacts>();

export const applicationLaw = createLaw<ApplicationFacts, ApplicationCommand>()(applicationStates, {
  NONE: {
    on: {
      APPLY: arrow({
        id: 'A1',
        by: ['worker'],
        to: 'SUBMITTED',
        needs: [
          isSomebodyElse,
          isOpen,
          isFirst,
          isNotTooOften,
          isFree,
          isEligible,
          isNotPaused,
          hasFewWaiting,
        ],
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
      // Only the author sees it.
      SHORTLIST: arrow<CommandNamed<'SHORTLIST'>>({
        id: 'A2',
        by: ['author'],
        to: 'SUBMITTED',
        brings: (_, { isOn }) => ({ set: { isShortlisted: isOn } }),
        via: 'job-application/shortlist-application',
      }),
      // A project begins to negotiate; a quick job begins its deal.
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
      // By the system where the job was closed, removed or done.
      REJECT: arrow({
        id: 'A4',
        by: ['author', 'system'],
        to: 'REJECTED',
        brings: tell('APPLICATION_REJECTED', 'worker'),
        tells: ['APPLICATION_REJECTED'],
        via: 'job-application/reject-application',
      }),
      CANCEL: arrow({
        id: 'A5',
        by: ['worker'],
        to: 'CANCELLED',
        brings: tell('APPLICATION_CANCELLED', 'author'),
        tells: ['APPLICATION_CANCELLED'],
        via: 'job-application/cancel-application',
      }),
      // Once; one reminder for all pending applications of the job.
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
});

export const decideApplication = (application: ApplicationFacts, command: ApplicationCommand, by: By) =>
  applicationLaw.decide(application, command, by);
export const permittedApplication = (application: ApplicationFacts, by: By) =>
  applicationLaw.permitted(application, by);
export const applicationTimers = (application: ApplicationFacts) => applicationLaw.timers(application);
