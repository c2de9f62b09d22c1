import { Suspense, lazy } from 'react';
import { loadOnceHeard } from '../../build/load-once-heard.ts';

const DealReviews = lazy(async () => ({
  default: (await loadOnceHeard(() => import('./deal-reviews.tsx'))).DealReviews,
}));

/** Loads reviews only for ended deals. */
export const endedDeal = (dealId: string) => (
  <Suspense>
    <DealReviews key={dealId} dealId={dealId} />
  </Suspense>
);
