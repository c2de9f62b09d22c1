import { optionalPart } from '../../build/optional-part.tsx';

const DealReviews = optionalPart(async () => (await import('./deal-reviews.tsx')).DealReviews);

export const endedDeal = (dealId: string) => <DealReviews key={dealId} dealId={dealId} />;
