import { reviewsEndpoints } from '@keo/core/contract';

/** What shows reviews: read anew after whatever changed one. By a call, as in `deal-reads.ts`. */
export const reviewReads = /* @__PURE__ */ (() =>
  [reviewsEndpoints.myReviewsList, reviewsEndpoints.dealReviews, reviewsEndpoints.reviewsList] as const)();
