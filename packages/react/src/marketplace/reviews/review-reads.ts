import { reviewsEndpoints } from '@keo/core/contract';

/** A pure call, as in `deal-reads.ts`. */
export const reviewReads = /* @__PURE__ */ (() =>
  [reviewsEndpoints.myReviewsList, reviewsEndpoints.dealReviews, reviewsEndpoints.reviewsList] as const)();

/** In ms. Nothing tells of a publication, which may come from the other side or by time. */
export const sealedInterval = 60_000;
