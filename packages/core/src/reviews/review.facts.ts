import type { At, Plain } from '../law/decision.ts';
import type { ReviewState, ReviewWords } from './review.schema.ts';
import type { Side } from '../terms/side.schema.ts';

/** Facts of one side's review of a deal; `NONE` before the deal has ended. */
export type ReviewFacts = {
  state: ReviewState | 'NONE';
  /** The writer. */
  by: Side;
  /** Of the deal; null while it goes on. */
  endedAt: At | null;
  /** Something was handed in, whatever became of it. */
  isDelivered: boolean;
  /** Both sides are one person, by a bank account or a phone that each of them verified. */
  isSamePerson: boolean;
  /** Until then it waits for words, and does not count for the other side; null where its writer is done. */
  openUntil: At | null;
  /** From when both reviews count; null while one is missing. */
  bothAt: At | null;
  remindedAt: At | null;
  hasReply: boolean;
};

/** The parts of a review that the law checks. */
type Words = Pick<ReviewWords, 'scores' | 'tags'>;

export type ReviewCommand =
  | Plain<'ASK' | 'REMIND' | 'MISS' | 'PUBLISH' | 'HIDE' | 'REPLY'>
  | { type: 'WRITE'; words: Words; staysOpen?: boolean | undefined }
  | { type: 'CHANGE'; words: Words; staysOpen?: boolean | undefined };
