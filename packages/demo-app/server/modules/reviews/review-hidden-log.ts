import type { LogDraft } from '../notifications/deal-log.draft.ts';
import { otherSide } from './review-facts.ts';
import type { ReviewRow } from './reviews.table.ts';

/** For the writer alone: with the deal's id the other side would read it in the history of the deal. */
export function reviewHiddenLog({ id, byId, toId, of, jobTitle, hiddenWhy }: ReviewRow): LogDraft {
  const reason = 'REVIEW_HIDDEN';
  const by = otherSide(of);
  return {
    action: 'ACTION_REQUIRED',
    recipientId: byId,
    recipientRole: by,
    authorId: by === 'author' ? byId : toId,
    workerId: by === 'worker' ? byId : toId,
    metadata: {
      reason,
      reviewId: id,
      params: { jobTitle, reason, ...(hiddenWhy !== null && { text: hiddenWhy }) },
    },
  };
}
