import { type ReactNode, useState } from 'react';
import { type OwnReview, reviewsEndpoints } from '@keo/core/contract';
import { useKeoMutation } from '../../client/use-keo-query.ts';
import { timeLeft } from '../deals/time-left.ts';
import { dayWords, momentWords } from '../../i18n/moment-words.ts';
import { useNow } from '../../i18n/use-now.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { Notice } from '../../ui/notice.tsx';
import { focus } from './focus.ts';
import { ReportButton } from '../reports/report-button.tsx';
import { ReplyForm } from './reply-form.tsx';
import { ReviewCard } from './review-card.tsx';
import { ReviewForm } from './review-form.tsx';
import { reviewReads } from './review-reads.ts';
import { useReviewTexts } from './use-review-texts.ts';

type PersonLink = (id: string, children: ReactNode) => ReactNode;
type Props = { review: OwnReview; personLink?: PersonLink | undefined };

export function ReviewToWrite({ review, personLink = (_, children) => children }: Props) {
  const t = useReviewTexts();
  /** Null before the first opening: no focus return. */
  const [isOpen, setIsOpen] = useState<boolean | null>(null);
  const { displayName: name, avatarUrl, id } = review.to;
  return (
    <Card as="article" className="keo-stack keo-review" aria-label={t('review.form', { name })}>
      <header className="keo-review__head">
        <Avatar name={name} src={avatarUrl} />
        <div>
          <strong>{personLink(id, name)}</strong>
          <p className="keo-quiet">{t('review.job', { job: review.jobTitle })}</p>
        </div>
      </header>
      <div className="keo-row__acts">
        <DaysLeft closesAt={review.closesAt} />
        {review.isOtherIn && <Badge tone="good">{t('review.otherIn', { name })}</Badge>}
      </div>
      {isOpen ? (
        <ReviewForm review={review} onCancel={() => setIsOpen(false)} />
      ) : (
        <div className="keo-row__acts">
          <Button ref={isOpen === false ? focus : undefined} onClick={() => setIsOpen(true)}>
            {t('review.write')}
          </Button>
        </div>
      )}
    </Card>
  );
}

function DaysLeft({ closesAt }: { closesAt: string }) {
  const t = useReviewTexts();
  const { unit, count } = timeLeft(Date.parse(closesAt) - useNow(60_000));
  return (
    <Badge tone="waiting">
      {unit === 'days'
        ? t('review.daysLeft', { count })
        : t('review.hoursLeft', { count: unit === 'hours' ? count : 1 })}
    </Badge>
  );
}

type WrittenProps = Props & {
  /** The form was opened. */
  onOpen?: () => void;
  /** The review counts now. */
  onDone?: () => void;
};

export function WrittenReview({ review, personLink, onOpen, onDone }: WrittenProps) {
  const t = useReviewTexts();
  /** Null before the first opening: no focus return. */
  const [isOpen, setIsOpen] = useState<boolean | null>(null);
  const { displayName: name } = review.to;
  // What was typed stays on the screen, also if the review was published meanwhile.
  if (isOpen)
    return (
      <Card as="article" className="keo-stack" aria-label={t('review.form', { name })}>
        <h3>{t('review.form', { name })}</h3>
        <ReviewForm
          review={review}
          onDone={() => {
            setIsOpen(false);
            onDone?.();
          }}
          onCancel={() => setIsOpen(false)}
        />
      </Card>
    );
  return (
    <ReviewCard
      review={review}
      person={review.to}
      replier={name}
      state={<ReviewState review={review} />}
      {...(personLink && { personLink })}
    >
      <WrittenDetail review={review} />
      {review.acts.includes('change') && (
        <div className="keo-row__acts">
          <Button
            ref={isOpen === false ? focus : undefined}
            variant="soft"
            onClick={() => {
              setIsOpen(true);
              onOpen?.();
            }}
          >
            {review.text === null ? t('review.more') : t('review.change')}
          </Button>
          {review.openUntil !== null && <Done review={review} onDone={onDone} />}
        </div>
      )}
    </ReviewCard>
  );
}

/** Who reads it, and until when it can be changed. */
function WrittenDetail({ review }: { review: OwnReview }) {
  const t = useReviewTexts();
  const { displayName: name } = review.to;
  if (review.state === 'HIDDEN')
    return (
      <p className="keo-quiet">
        {review.hiddenWhy === null
          ? t('review.hidden.detail')
          : t('review.hidden.by', { why: review.hiddenWhy })}
      </p>
    );
  if (review.state !== 'SEALED') return null;
  if (review.openUntil === null)
    return (
      <p className="keo-quiet">
        {t('review.sealed.detail', { name, day: dayWords(review.closesAt, t.locale) })}
      </p>
    );
  return (
    <>
      <Notice tone="good">{t('review.open', { time: momentWords(review.openUntil, t.locale) })}</Notice>
      <p className="keo-quiet">
        {t(review.isOtherIn ? 'review.open.otherIn' : 'review.open.detail', { name })}
      </p>
    </>
  );
}

/** Ends the time in which stars wait for words. */
function Done({ review, onDone }: { review: OwnReview; onDone: (() => void) | undefined }) {
  const t = useReviewTexts();
  const update = useKeoMutation(reviewsEndpoints.updateReview, reviewReads, { refetchesOnError: true });
  const { dealId, version, stars, scores, tags, text, photos } = review;
  if (stars === null) return null;
  const words = { stars, scores, tags, text, photoIds: photos.map(({ id }) => id) };
  return (
    <>
      <Button
        loading={update.isPending}
        onClick={() => update.mutate({ dealId, version, ...words }, onDone && { onSuccess: onDone })}
      >
        {t('review.done')}
      </Button>
      {update.error && <FormFailure error={update.error} />}
    </>
  );
}

export function ReceivedReview({ review, personLink }: Props) {
  return (
    <ReviewCard review={review} replier={review.to.displayName} {...(personLink && { personLink })}>
      {review.acts.includes('reply') && <ReplyForm review={review} />}
      <ReportButton target="REVIEW" targetId={review.id} ownerId={review.by.id} />
    </ReviewCard>
  );
}

function ReviewState({ review }: Pick<Props, 'review'>) {
  const t = useReviewTexts();
  if (review.state === 'SEALED') return <Badge tone="waiting">{t('review.sealed')}</Badge>;
  if (review.state === 'HIDDEN') return <Badge>{t('review.hidden')}</Badge>;
  return <Badge tone="good">{t('review.published')}</Badge>;
}
