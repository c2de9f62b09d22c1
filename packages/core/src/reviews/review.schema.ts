import {
  type GenericSchema,
  type InferOutput,
  array,
  boolean,
  integer,
  maxLength,
  maxValue,
  minValue,
  nullable,
  number,
  object,
  optional,
  picklist,
  pipe,
  string,
} from 'valibot';
import { countSchema, idSchema, timestampSchema } from '../http/field.schema.ts';
import { reviewLimits } from './review-limits.schema.ts';
import { type Side, sideSchema } from '../terms/side.schema.ts';
import { userCardSchema } from '../users/user-card.schema.ts';
import { saidText } from '../text/words.schema.ts';

/**
 * ASKED: its writer may write it. SEALED: written, and read by its writer alone. HIDDEN: by an operator, or at the end
 * of the window because the two are one person. MISSED: it was not written in time.
 */
export const reviewStates = ['ASKED', 'SEALED', 'PUBLISHED', 'HIDDEN', 'MISSED'] as const;
const reviewStateSchema = picklist(reviewStates);
export type ReviewState = InferOutput<typeof reviewStateSchema>;

const scoreNames = ['quality', 'onTime', 'communication', 'clearBrief', 'fairReview'] as const;
export type ScoreName = (typeof scoreNames)[number];
/** Three scores beside the stars, by the reviewed side. */
export const scoresBySide = {
  worker: ['quality', 'onTime', 'communication'],
  author: ['clearBrief', 'fairReview', 'communication'],
} as const satisfies Record<Side, readonly ScoreName[]>;

const tagNames = [
  'CAREFUL',
  'FAST',
  'CREATIVE',
  'POLITE',
  'ANSWERS_FAST',
  'CARELESS',
  'LATE',
  'HARD_TO_REACH',
  'CLEAR',
  'REVIEWS_FAST',
  'FAIR',
  'UNCLEAR',
  'REVIEWS_SLOWLY',
  'CHANGES_MIND',
] as const;
export type ReviewTag = (typeof tagNames)[number];
/** By the reviewed side, positive ones first. */
export const tagsBySide = {
  worker: ['CAREFUL', 'FAST', 'CREATIVE', 'POLITE', 'ANSWERS_FAST', 'CARELESS', 'LATE', 'HARD_TO_REACH'],
  author: [
    'CLEAR',
    'REVIEWS_FAST',
    'FAIR',
    'POLITE',
    'ANSWERS_FAST',
    'UNCLEAR',
    'REVIEWS_SLOWLY',
    'CHANGES_MIND',
  ],
} as const satisfies Record<Side, readonly ReviewTag[]>;

const starsSchema = pipe(number(), integer(), minValue(1), maxValue(5));
const score = optional(starsSchema);
const scoresSchema = object({
  quality: score,
  onTime: score,
  communication: score,
  clearBrief: score,
  fairReview: score,
});
export type Scores = InferOutput<typeof scoresSchema>;
const tagsSchema = pipe(array(picklist(tagNames)), maxLength(reviewLimits.tagsMax));

/** With stars alone: words may follow for a day, and only then it counts for the other side. */
export const staysOpenSchema = optional(boolean(), false);

/** Only the stars are required. */
export const reviewWordsSchema = object({
  stars: starsSchema,
  scores: optional(scoresSchema, {}),
  tags: optional(tagsSchema, []),
  text: optional(nullable(saidText(reviewLimits.textMin, reviewLimits.textMax)), null),
  photoIds: optional(pipe(array(idSchema), maxLength(reviewLimits.photosMax)), []),
});
export type ReviewWords = InferOutput<typeof reviewWordsSchema>;

export const replySchema = saidText(1, reviewLimits.replyMax);

const written = {
  scores: scoresSchema,
  tags: tagsSchema,
  text: nullable(string()),
  /** `url` only once they are published. */
  photos: array(object({ id: string(), name: string(), mime: string(), url: nullable(string()) })),
  /** From the other side. */
  reply: nullable(string()),
};
const about = {
  id: string(),
  /** The reviewed side. */
  of: sideSchema,
  by: userCardSchema,
};

const publishedReviewShape = object({
  ...about,
  /** Null for a private job. */
  jobTitle: nullable(string()),
  ...written,
  stars: starsSchema,
  publishedAt: timestampSchema,
});
export interface PublishedReview extends InferOutput<typeof publishedReviewShape> {}
/** For anybody. */
export const publishedReviewSchema: GenericSchema<unknown, PublishedReview> = publishedReviewShape;

const reviewActs = ['write', 'change', 'reply'] as const;

const ownReviewShape = object({
  ...about,
  jobTitle: string(),
  ...written,
  dealId: string(),
  to: userCardSchema,
  state: reviewStateSchema,
  stars: nullable(starsSchema),
  /** The end of the window: then it can no longer be written, and a written one is published. */
  closesAt: timestampSchema,
  /** Stars that wait for words until then do not count for the other side yet; null where their writer is done. */
  openUntil: nullable(timestampSchema),
  /** The other side has written, and is done. */
  isOtherIn: boolean(),
  publishedAt: nullable(timestampSchema),
  /** The operator's words, for its writer; null where it is not hidden, or because the two are one person. */
  hiddenWhy: nullable(string()),
  /** What the reader may do now. */
  acts: array(picklist(reviewActs)),
  version: countSchema,
});
export interface OwnReview extends InferOutput<typeof ownReviewShape> {}
/** For its writer, and once it is published for the reviewed side. */
export const ownReviewSchema: GenericSchema<unknown, OwnReview> = ownReviewShape;
