import { useRef, useState } from 'react';
import { type OwnReview, reviewLimits, reviewsEndpoints } from '@keo/core/contract';
import { FormFailure } from '../../ui/form-failure.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useKeoMutation } from '../../client/use-keo-query.ts';
import { dayWords } from '../../i18n/moment-words.ts';
import { StarIcon } from '../../ui/icons/subject-icons.tsx';
import { isOfDeal, useLiveQuery } from '../../notifications/use-live-query.ts';
import { Card } from '../../ui/card.tsx';
import { ErrorCard } from '../../ui/error-card.tsx';
import { WrittenReview, ReceivedReview } from './own-review.tsx';
import { reviewReads, sealedInterval } from './review-reads.ts';
import { type StarNumber, starNumbers } from './stars.tsx';
import { useReviewTexts } from './use-review-texts.ts';

export type DealReviewsProps = { dealId: string };

export function DealReviews({ dealId }: DealReviewsProps) {
  const t = useReviewTexts();
  const { data, error, isFetching, refetch } = useLiveQuery(
    reviewsEndpoints.dealReviews,
    { dealId },
    { matters: isOfDeal(dealId), refetchOnMount: 'always', refetchInterval: sealedInterval },
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
      {mine.acts.includes('write') && <AskStars review={mine} onWritten={() => room.current?.focus()} />}
      {mine.state === 'MISSED' && !theirs && <p className="keo-quiet">{t('review.missed')}</p>}
      {isThanked && mine.stars !== null && <Notice tone="good">{t('review.thanks')}</Notice>}
      {mine.stars !== null && (
        <>
          <h3>{t('review.mine')}</h3>
          <WrittenReview review={mine} onDone={thank} onOpen={() => setIsThanked(false)} />
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

/** One press saves the stars; they wait for words for a day, or until their writer is done. */
function AskStars({ review, onWritten }: { review: OwnReview; onWritten: () => void }) {
  const t = useReviewTexts();
  const add = useKeoMutation(reviewsEndpoints.addReview, reviewReads, { refetchesOnError: true });
  const [pressed, setPressed] = useState<StarNumber | null>(null);
  const { displayName: name } = review.to;
  const press = (stars: StarNumber) => {
    if (add.isPending) return;
    setPressed(stars);
    add.mutate({ dealId: review.dealId, stars, staysOpen: true }, { onSuccess: onWritten });
  };
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
      {review.isOtherIn && <p>{t('review.otherIn', { name })}</p>}
      <p className="keo-quiet">
        {t('review.ask.detail', { hours: reviewLimits.openHours, day: dayWords(review.closesAt, t.locale) })}
      </p>
      {add.error && <FormFailure error={add.error} />}
    </Card>
  );
}
