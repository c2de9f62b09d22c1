import type { At, Plain, SlotWay } from '../law/decision.ts';
import type { AcceptMode, JobKind } from './job.schema.ts';
import type { JobState } from '../terms/job-state.schema.ts';

/** Facts of a job. Money in đồng. */
export type JobFacts = {
  state: JobState;
  kind: JobKind;
  acceptMode: AcceptMode;
  /** A quick job's reward for one slot; a project's budget. */
  price: number;
  slots: number;
  /** Slots with a live deal, from AGREED on. */
  taken: number;
  /** Finished slots: paid wholly or in part, or not offered again. */
  used: number;
  /** Deals that have not ended, including negotiations. */
  live: number;
  openHours: number;
  expiresAt: At | null;
  moderationUntil: At | null;
  enhancedAt: At | null;
  /** Held for free slots. */
  budget: { price: number; fee: number };

  /** Read for each decision, not stored: the author's balance, and whether their e-mail or phone is verified. */
  balance: number;
  isVerified: boolean;
  /** A filter asks for moderation. */
  isFlagged: boolean;
};

export type JobCommand =
  | Plain<'PUBLISH' | 'INVITE' | 'RENEW' | 'PAUSE' | 'RESUME' | 'CLOSE'>
  /** Only the fields that change; `boost` moves it up in the lists. */
  | { type: 'ENHANCE'; price?: number; slots?: number; expiresAt?: At; boost?: boolean }
  | (Plain<'MODERATION_FAIL' | 'REMOVE'> & { note: string })
  | Plain<'MODERATION_PASS' | 'SLOTS_FULL' | 'SLOT_FREED' | 'ALL_DONE' | 'EXPIRE'>;

export const slotsLeft = ({ slots, taken, used }: Pick<JobFacts, 'slots' | 'taken' | 'used'>): number =>
  slots - taken - used;

/**
 * Where the money of an unpaid deal goes: to the job while it is open to others and the slot is worth at least today's
 * reward; a raise beyond that goes to the author. `held` is the price of the deal.
 */
export function slotGoesTo(
  { state, expiresAt, price }: Pick<JobFacts, 'state' | 'expiresAt' | 'price'>,
  held: number,
  now: At,
): SlotWay {
  const isThere = state === 'OPEN' || state === 'PAUSED' || state === 'FILLED';
  if (!isThere || expiresAt === null || now >= expiresAt) return 'AUTHOR';
  return held >= price ? 'MARKET' : 'AUTHOR';
}
