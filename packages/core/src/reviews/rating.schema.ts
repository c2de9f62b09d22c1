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

/** What a user's published reviews on one side of their deals come to. */
export const ratingSchema = object({
  /** The average of the stars with one decimal; null while there are too few. */
  rating: nullable(number()),
  ratingCount: countSchema,
  /** How many of one star, of two, up to five. */
  histogram: pipe(array(countSchema), minLength(5), maxLength(5)),
  /** The averages of the scores beside the stars, where there are enough. */
  scores: object({
    quality: average,
    onTime: average,
    communication: average,
    clearBrief: average,
    fairReview: average,
  }),
});
export type Rating = InferOutput<typeof ratingSchema>;

/** Nobody has reviewed them. */
export const noRating: Rating = { rating: null, ratingCount: 0, histogram: [0, 0, 0, 0, 0], scores: {} };

/** On each side of their deals. */
export const ratingsSchema = object({ worker: ratingSchema, author: ratingSchema });
export type Ratings = InferOutput<typeof ratingsSchema>;
