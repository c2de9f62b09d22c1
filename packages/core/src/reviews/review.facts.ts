import type { At, Plain } from '../law/decision.ts';
import type { ReviewState, ReviewWords } from './review.schema.ts';
import type { Side } from '../terms/side.schema.ts';

/** What the law must know of one side's review of a deal; it is `NONE` before the deal has ended. */
export type ReviewFacts = {
  state: ReviewState | 'NONE';
  /** Who writes. */
  by: Side;
  /** Of the deal; null while it goes on. */
  endedAt: At | null;
  /** Something was handed in, whatever became of it. */
  isDelivered: boolean;
  /** The two sides are one person, by a bank account or a phone that they share. */
  isSamePerson: boolean;
  /** When the later of the two reviews was written; null while one is missing. */
  bothAt: At | null;
  remindedAt: At | null;
  hasReply: boolean;
};

/** What the law asks of the words. */
type Words = Pick<ReviewWords, 'scores' | 'tags'>;

export type ReviewCommand =
  | Plain<'ASK' | 'REMIND' | 'MISS' | 'PUBLISH' | 'HIDE' | 'REPLY'>
  | { type: 'WRITE'; words: Words }
  | { type: 'CHANGE'; words: Words };
