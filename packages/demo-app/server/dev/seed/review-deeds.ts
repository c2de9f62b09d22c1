import type { ReviewWords, Side } from '@keo/core/contract';
import { getPerson } from './cast.ts';
import { type Step, of } from './step.ts';

/** A review by one side of an ended deal. */
export const review = (
  hoursAgo: number,
  dealId: string,
  by: Side,
  words: Partial<ReviewWords> & Pick<ReviewWords, 'stars'>,
): Step => ({
  hoursAgo,
  run: ({ services }, known) =>
    services.reviews.add(getPerson(dealId, by), {
      dealId: of(known.deals, dealId),
      scores: {},
      tags: [],
      text: null,
      photoIds: [],
      staysOpen: false,
      ...words,
    }),
});
