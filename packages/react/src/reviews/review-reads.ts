import { reviewsEndpoints } from '@keo/core/contract';

/** A pure call, as in `deal-reads.ts`. */
export const reviewReads = /* @__PURE__ */ (() =>
  [reviewsEndpoints.myReviewsList, reviewsEndpoints.dealReviews, reviewsEndpoints.reviewsList] as const)();
