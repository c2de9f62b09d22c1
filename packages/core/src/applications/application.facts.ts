import type { EligibilityRule } from '../jobs/eligibility.schema.ts';
import type { AcceptMode, JobKind } from '../jobs/job.schema.ts';
import type { At, Pause, Plain } from '../law/decision.ts';
import type { ApplicationState } from './application.schema.ts';
import type { JobState } from '../terms/job-state.schema.ts';

/** Facts of an application; `NONE` before it exists. */
export type ApplicationFacts = {
  state: ApplicationState | 'NONE';
  submittedAt: At;
  isShortlisted: boolean;
  /** When the last reminder was sent. */
  remindedAt: At | null;

  job: { state: JobState; kind: JobKind; acceptMode: AcceptMode; slotsLeft: number };
  /** Of the applicant; read for each decision, not stored. */
  applicant: {
    /** The author, or another account of the same person. */
    isAuthor: boolean;
    /** Has an application to this job that was not withdrawn. */
    hasApplied: boolean;
    /** Applications to this job that they withdrew. */
    withdrawn: number;
    /** Has a live deal on this job, by invitation. */
    hasDeal: boolean;
    /** Pending applications to all jobs. */
    waiting: number;
    /** The eligibility rule that they do not meet. */
    unmetRule: EligibilityRule | null;
    /** The pause after giving up too many slots; null for none. */
    pause: Pause | null;
  };
};

export type ApplicationCommand =
  | Plain<'APPLY' | 'ACCEPT' | 'REJECT' | 'CANCEL' | 'NUDGE' | 'JOB_EXPIRED'>
  | { type: 'SHORTLIST'; isOn: boolean };
