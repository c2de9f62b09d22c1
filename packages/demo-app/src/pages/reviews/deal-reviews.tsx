export { DealReviews } from '@keo/react/marketplace';
