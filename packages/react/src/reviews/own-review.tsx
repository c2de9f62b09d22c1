import { type ReactNode, useState } from 'react';
import type { OwnReview } from '@keo/core/contract';
import { timeLeft } from '../deals/time-left.ts';
import { dayWords } from '../i18n/moment-words.ts';
import { useNow } from '../i18n/use-now.ts';
import { Avatar } from '../ui/avatar.tsx';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { focus } from './focus.ts';
import { ReplyForm } from './reply-form.tsx';
import { ReviewCard } from './review-card.tsx';
import { ReviewForm } from './review-form.tsx';
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

export function GivenReview({ review, personLink }: Props) {
  const t = useReviewTexts();
  /** Null before the first opening: no focus return. */
  const [isOpen, setIsOpen] = useState<boolean | null>(null);
  const { displayName: name } = review.to;
  if (isOpen && review.acts.includes('change'))
    return (
      <Card as="article" className="keo-stack" aria-label={t('review.form', { name })}>
        <h3>{t('review.form', { name })}</h3>
        <ReviewForm review={review} onDone={() => setIsOpen(false)} onCancel={() => setIsOpen(false)} />
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
      {review.state === 'SEALED' && (
        <p className="keo-quiet">{t('review.sealed.detail', { name, day: dayWords(review.closesAt) })}</p>
      )}
      {review.state === 'HIDDEN' && (
        <p className="keo-quiet">
          {review.hiddenWhy === null
            ? t('review.hidden.detail')
            : t('review.hidden.by', { why: review.hiddenWhy })}
        </p>
      )}
      {review.acts.includes('change') && (
        <div className="keo-row__acts">
          <Button ref={isOpen === false ? focus : undefined} variant="soft" onClick={() => setIsOpen(true)}>
            {review.text === null ? t('review.more') : t('review.change')}
          </Button>
        </div>
      )}
    </ReviewCard>
  );
}

export function ReceivedReview({ review, personLink }: Props) {
  return (
    <ReviewCard review={review} replier={review.to.displayName} {...(personLink && { personLink })}>
      {review.acts.includes('reply') && <ReplyForm review={review} />}
    </ReviewCard>
  );
}

function ReviewState({ review }: Pick<Props, 'review'>) {
  const t = useReviewTexts();
  if (review.state === 'SEALED') return <Badge tone="waiting">{t('review.sealed')}</Badge>;
  if (review.state === 'HIDDEN') return <Badge>{t('review.hidden')}</Badge>;
  return <Badge tone="good">{t('review.published')}</Badge>;
}
