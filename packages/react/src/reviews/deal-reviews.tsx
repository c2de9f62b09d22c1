import { useRef, useState } from 'react';
import { type OwnReview, reviewsEndpoints } from '@keo/core/contract';
import { FormFailure } from '../ui/form-failure.tsx';
import { Notice } from '../ui/notice.tsx';
import { useKeoMutation, useRefetch } from '../client/use-keo-query.ts';
import { dayWords } from '../i18n/moment-words.ts';
import { StarIcon } from '../icons/subject-icons.tsx';
import { isOfDeal, useLiveQuery } from '../notifications/use-live-query.ts';
import { Card } from '../ui/card.tsx';
import { ErrorCard } from '../ui/error-card.tsx';
import { GivenReview, ReceivedReview } from './own-review.tsx';
import { ReviewForm } from './review-form.tsx';
import { reviewReads } from './review-reads.ts';
import { type StarNumber, starNumbers } from './stars.tsx';
import { useReviewTexts } from './use-review-texts.ts';

export type DealReviewsProps = { dealId: string };

export function DealReviews({ dealId }: DealReviewsProps) {
  const t = useReviewTexts();
  const { data, error, isFetching, refetch } = useLiveQuery(
    reviewsEndpoints.dealReviews,
    { dealId },
    { matters: isOfDeal(dealId), refetchOnMount: 'always' },
  );
  const [isThanked, setIsThanked] = useState(false);
  const room = useRef<HTMLElement>(null);
  const thank = () => {
    setIsThanked(true);
    room.current?.focus();
  };
  if (error && !data)
    return (
      <ErrorCard
        title={t('reviews.failed')}
        message={error.message}
        retryLabel={t('reviews.retry')}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!data?.mine) return null;
  const { mine, theirs } = data;
  return (
    <section ref={room} tabIndex={-1} className="keo-stack" aria-label={t('reviews.title')}>
      {mine.acts.includes('write') && <AskStars review={mine} onWritten={thank} />}
      {mine.state === 'MISSED' && !theirs && <p className="keo-quiet">{t('review.missed')}</p>}
      {isThanked && mine.stars !== null && <Notice tone="good">{t('review.thanks')}</Notice>}
      {mine.stars !== null && (
        <>
          <h3>{t('review.mine')}</h3>
          <GivenReview review={mine} />
        </>
      )}
      {theirs && (
        <>
          <h3>{t('review.theirs')}</h3>
          <ReceivedReview review={theirs} />
        </>
      )}
    </section>
  );
}

/**
 * One press is a review, editable while sealed. If the other side has written, sending publishes both for good, so a
 * press opens the form instead.
 */
function AskStars({ review, onWritten }: { review: OwnReview; onWritten: () => void }) {
  const t = useReviewTexts();
  const add = useKeoMutation(reviewsEndpoints.addReview, reviewReads);
  const refetch = useRefetch(reviewReads);
  const [pressed, setPressed] = useState<StarNumber | null>(null);
  const { displayName: name } = review.to;
  const press = (stars: StarNumber) => {
    if (add.isPending) return;
    setPressed(stars);
    if (review.isOtherIn) return;
    add.mutate({ dealId: review.dealId, stars }, { onSuccess: onWritten, onError: refetch });
  };
  if (pressed !== null && review.isOtherIn)
    return (
      <Card className="keo-stack">
        <h3>{t('review.ask', { name })}</h3>
        <ReviewForm review={review} stars={pressed} onDone={onWritten} onCancel={() => setPressed(null)} />
      </Card>
    );
  return (
    <Card className="keo-stack">
      <h3>{t('review.ask', { name })}</h3>
      <div className="keo-star-field__row" role="group" aria-label={t('review.stars.title')}>
        {starNumbers.map((no) => (
          <button
            key={no}
            type="button"
            className="keo-star-field__star"
            data-lit={(pressed ?? 0) >= no || undefined}
            aria-label={t(`review.stars.${no}`)}
            aria-disabled={add.isPending || undefined}
            onClick={() => press(no)}
          >
            <StarIcon size={36} />
          </button>
        ))}
      </div>
      <p className="keo-quiet">
        {review.isOtherIn
          ? t('review.ask.otherIn', { name })
          : t('review.ask.detail', { day: dayWords(review.closesAt) })}
      </p>
      {add.error && <FormFailure error={add.error} />}
    </Card>
  );
}
