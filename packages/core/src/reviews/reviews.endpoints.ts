import { nullable, object, optional, picklist, string } from 'valibot';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { countSchema, idSchema } from '../http/field.schema.ts';
import { pageSchema, pageQuery, queryInteger } from '../http/query.schema.ts';
import { ratingsSchema } from './rating.schema.ts';
import {
  ownReviewSchema,
  publishedReviewSchema,
  replySchema,
  reviewWordsSchema,
  staysOpenSchema,
} from './review.schema.ts';
import { sideSchema } from '../terms/side.schema.ts';
import { userCardSchema } from '../users/user-card.schema.ts';

export const reviewsList = defineEndpoint({
  method: 'GET',
  path: '/review/reviews-list',
  access: 'anyone',
  summary:
    'The published reviews of somebody, the newest first, of one side of their deals or with so many stars alone where asked; and what they all come to.',
  input: object({
    ...pageQuery,
    userId: idSchema,
    /** The reviewed side. */
    direction: optional(sideSchema),
    stars: optional(queryInteger({ min: 1, max: 5 })),
  }),
  data: object({ ...pageSchema(publishedReviewSchema), user: userCardSchema, ratings: ratingsSchema }),
});

export const reviewPhoto = defineEndpoint({
  method: 'GET',
  path: '/review/photo/{id}',
  access: 'anyone',
  summary: 'The bytes of a photo of a published review.',
  input: object({ id: idSchema }),
  data: string(),
  file: 'application/octet-stream',
});

export const myReviewsList = defineEndpoint({
  method: 'GET',
  path: '/review/my-reviews-list',
  access: 'session',
  summary:
    'The own reviews: to write (the first to close first), received, or given; with how many are to be written, and what the received ones come to.',
  input: object({ ...pageQuery, tab: optional(picklist(['todo', 'received', 'given']), 'todo') }),
  data: object({ ...pageSchema(ownReviewSchema), todo: countSchema, ratings: ratingsSchema }),
});

export const dealReviews = defineEndpoint({
  method: 'GET',
  path: '/review/deal-reviews',
  access: 'session',
  summary:
    'What the two sides of an own deal say of each other; the other one is there once it is published.',
  input: object({ dealId: idSchema }),
  data: object({ mine: nullable(ownReviewSchema), theirs: nullable(ownReviewSchema) }),
});

export const addReview = defineEndpoint({
  method: 'POST',
  path: '/review/add-review',
  access: 'session',
  summary:
    'Reviews the other side of a deal that has ended. Both reviews are published as soon as both count, or after 14 days. One with `staysOpen` counts after 24 hours, or when it is changed without it.',
  input: object({ dealId: idSchema, ...reviewWordsSchema.entries, staysOpen: staysOpenSchema }),
  data: ownReviewSchema,
});

export const updateReview = defineEndpoint({
  method: 'POST',
  path: '/review/update-review',
  access: 'session',
  summary:
    'Changes the own review while it is sealed; without `staysOpen` it counts for the other side then.',
  input: object({
    dealId: idSchema,
    version: countSchema,
    ...reviewWordsSchema.entries,
    staysOpen: staysOpenSchema,
  }),
  data: ownReviewSchema,
});

export const replyReview = defineEndpoint({
  method: 'POST',
  path: '/review/reply-review',
  access: 'session',
  summary: 'Answers the published review that the other side of a deal wrote, once.',
  input: object({ dealId: idSchema, reply: replySchema }),
  data: ownReviewSchema,
});
