import type { EligibilityRule } from '../jobs/eligibility.schema.ts';
import type { AcceptMode, JobKind } from '../jobs/job.schema.ts';
import type { At, Pause, Plain } from '../law/decision.ts';
import type { ApplicationState } from './application.schema.ts';
import type { JobState } from '../terms/job-state.schema.ts';

/** What the law must know of an application; it is `NONE` before it is made. */
export type ApplicationFacts = {
  state: ApplicationState | 'NONE';
  submittedAt: At;
  isShortlisted: boolean;
  /** The hour of the last reminder. */
  remindedAt: At | null;

  job: { state: JobState; kind: JobKind; acceptMode: AcceptMode; slotsLeft: number };
  /** Read for each decision, not stored: of the user who applies or is chosen. */
  applicant: {
    /** They are the author, by this account or by another one of the same person. */
    isAuthor: boolean;
    /** To this job, and did not take it back. */
    hasApplied: boolean;
    /** A deal with them on this job is live: they were invited. */
    hasDeal: boolean;
    /** Applications of theirs that wait anywhere. */
    waiting: number;
    /** The rule of the job that they do not meet. */
    unmetRule: EligibilityRule | null;
    /** The pause after giving up too many slots; null for none. */
    pause: Pause | null;
  };
};

export type ApplicationCommand =
  | Plain<'APPLY' | 'ACCEPT' | 'REJECT' | 'CANCEL' | 'NUDGE' | 'JOB_EXPIRED'>
  | { type: 'SHORTLIST'; isOn: boolean };
