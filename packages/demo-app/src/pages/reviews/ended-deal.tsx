import { Suspense, lazy } from 'react';
import { loadOnceHeard } from '../../build/load-once-heard.ts';

const DealReviews = lazy(async () => ({
  default: (await loadOnceHeard(() => import('./deal-reviews.tsx'))).DealReviews,
}));

/** Reviews are loaded with the first deal that has ended. */
export const endedDeal = (dealId: string) => (
  <Suspense>
    <DealReviews key={dealId} dealId={dealId} />
  </Suspense>
);
