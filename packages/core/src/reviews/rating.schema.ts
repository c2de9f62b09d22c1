import {
  type InferOutput,
  array,
  maxLength,
  minLength,
  nullable,
  number,
  object,
  optional,
  pipe,
} from 'valibot';
import { countSchema } from '../http/field.schema.ts';

const average = optional(number());

/** Sums up a user's published reviews on one side of their deals. */
export const ratingSchema = object({
  /** Average of the stars with one decimal; null while there are too few. */
  rating: nullable(number()),
  ratingCount: countSchema,
  /** Number of reviews with one star, two, up to five. */
  histogram: pipe(array(countSchema), minLength(5), maxLength(5)),
  /** Averages of the other scores, where there are enough. */
  scores: object({
    quality: average,
    onTime: average,
    communication: average,
    clearBrief: average,
    fairReview: average,
  }),
});
export type Rating = InferOutput<typeof ratingSchema>;

export const noRating: Rating = { rating: null, ratingCount: 0, histogram: [0, 0, 0, 0, 0], scores: {} };

export const ratingsSchema = object({ worker: ratingSchema, author: ratingSchema });
export type Ratings = InferOutput<typeof ratingsSchema>;
