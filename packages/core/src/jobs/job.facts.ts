import type { At, Plain, SlotWay } from '../law/decision.ts';
import type { AcceptMode, JobKind } from './job.schema.ts';
import type { JobState } from '../terms/job-state.schema.ts';

/** What the law must know of a job. Money in đồng. */
export type JobFacts = {
  state: JobState;
  kind: JobKind;
  acceptMode: AcceptMode;
  /** A quick job's reward for one slot; a project's budget. */
  price: number;
  slots: number;
  /** Slots with a live deal on them, from AGREED on. */
  taken: number;
  /** Slots that are done with: paid wholly or in part, or not to be offered again. */
  used: number;
  /** Deals that have not ended, the negotiations among them. */
  live: number;
  openHours: number;
  expiresAt: At | null;
  moderationUntil: At | null;
  enhancedAt: At | null;
  /** What is locked for slots that nobody has. */
  budget: { price: number; fee: number };

  /** Read for the occasion: what its author can spend, and whether their e-mail or phone is verified. */
  balance: number;
  isVerified: boolean;
  /** A filter of words or pictures wants a person to look. */
  isFlagged: boolean;
  /** Fields that the job schema refuses. */
  faults: readonly string[];
};

export type JobCommand =
  | Plain<'PUBLISH' | 'RENEW' | 'PAUSE' | 'RESUME' | 'CLOSE'>
  /** Only what changes; `boost` brings it up in the lists again. */
  | { type: 'ENHANCE'; price?: number; slots?: number; expiresAt?: At; boost?: boolean }
  | (Plain<'MODERATION_FAIL' | 'REMOVE'> & { note: string })
  | Plain<'MODERATION_PASS' | 'SLOTS_FULL' | 'SLOT_FREED' | 'ALL_DONE' | 'EXPIRE'>;

export const slotsLeft = ({ slots, taken, used }: Pick<JobFacts, 'slots' | 'taken' | 'used'>): number =>
  slots - taken - used;

/**
 * Where the slot of a deal goes that ends unpaid: on the market while the job is there for others, if it is worth
 * what the job offers today or more: what a change raised it by goes to the author. `held` is the price of the deal.
 */
export function slotGoesTo(
  { state, expiresAt, price }: Pick<JobFacts, 'state' | 'expiresAt' | 'price'>,
  held: number,
  now: At,
): SlotWay {
  const isThere = state === 'OPEN' || state === 'PAUSED' || state === 'FILLED';
  if (!isThere || expiresAt === null || now >= expiresAt) return 'AUTHOR';
  return held >= price ? 'MARKET' : 'GONE';
}
