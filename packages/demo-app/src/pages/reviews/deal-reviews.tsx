export { DealReviews } from '@keo/react';
