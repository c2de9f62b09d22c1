import { reviewsEndpoints } from '@keo/core/contract';
import { object, string } from 'valibot';
import type { Platform } from '../../platform/platform.ts';
import type { Files } from '../uploads/files.service.ts';
import { noSuchFile } from '../uploads/upload-refusals.ts';
import { type ReviewKeeper, reviewClock } from './review-keeper.service.ts';
import type { ReviewsService } from './reviews.service.ts';

export function reviewsModule(
  { routes, queue }: Platform,
  {
    reviews,
    keeper,
    files,
  }: { reviews: ReviewsService; keeper: ReviewKeeper; files: Pick<Files, 'openForAll'> },
): void {
  routes.servePublic(reviewsEndpoints.reviewsList, (query) => reviews.listReviews(query));
  routes.serveStored(reviewsEndpoints.reviewPhoto, async ({ id }) => {
    if (!(await reviews.isPublishedPhoto(id))) throw noSuchFile();
    return files.openForAll(id);
  });
  routes.serve(reviewsEndpoints.myReviewsList, (query, me) => reviews.listOwn(me.userId, query));
  routes.serve(reviewsEndpoints.dealReviews, ({ dealId }, me) => reviews.ofDeal(me.userId, dealId));
  routes.serve(reviewsEndpoints.addReview, (review, me) => reviews.add(me.userId, review));
  routes.serve(reviewsEndpoints.updateReview, (review, me) => reviews.update(me.userId, review));
  routes.serve(reviewsEndpoints.replyReview, (reply, me) => reviews.reply(me.userId, reply));
  queue.define(reviewClock, object({ dealId: string() }), ({ dealId }) => keeper.runClock(dealId));
}
