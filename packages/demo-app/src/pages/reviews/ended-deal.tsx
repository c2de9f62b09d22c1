import { Suspense, lazy } from 'react';
import { loadWhenOnline } from '../../build/load-when-online.ts';

const DealReviews = lazy(async () => ({
  default: (await loadWhenOnline(() => import('./deal-reviews.tsx'))).DealReviews,
}));

export const endedDeal = (dealId: string) => (
  <Suspense>
    <DealReviews key={dealId} dealId={dealId} />
  </Suspense>
);
