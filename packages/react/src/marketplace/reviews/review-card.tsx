import { type ReactNode, useState } from 'react';
import { type OwnReview, type PublishedReview, scoresBySide } from '@keo/core/contract';
import { EvidenceFiles } from '../proofs/evidence-files.tsx';
import { TimeAgo } from '../../i18n/time-ago.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { FileViewer } from '../../uploads/file-viewer.tsx';
import { Stars } from './stars.tsx';
import { useReviewTexts } from './use-review-texts.ts';

export type ReviewCardProps = {
  review: PublishedReview | OwnReview;
  /** Default is the writer. */
  person?: PublishedReview['by'];
  state?: ReactNode;
  personLink?: (id: string, children: ReactNode) => ReactNode;
  children?: ReactNode;
  replier?: string;
};

export function ReviewCard({
  review,
  person = review.by,
  state,
  personLink = (_, children) => children,
  children,
  replier,
}: ReviewCardProps) {
  const t = useReviewTexts();
  return (
    <Card
      as="article"
      className="keo-stack keo-review"
      aria-label={t('review.form', { name: person.displayName })}
    >
      <header className="keo-review__head">
        <Avatar name={person.displayName} src={person.avatarUrl} />
        <div>
          <strong>{personLink(person.id, person.displayName)}</strong>
          {review.jobTitle !== null && (
            <p className="keo-quiet">{t('review.job', { job: review.jobTitle })}</p>
          )}
        </div>
      </header>
      <div className="keo-row__acts">
        {review.stars !== null && <Stars stars={review.stars} size={22} />}
        {state}
        {review.publishedAt !== null && (
          <span className="keo-quiet">
            <TimeAgo at={review.publishedAt} />
          </span>
        )}
      </div>
      <ReviewWords review={review} />
      {review.reply !== null && (
        <div className="keo-review__reply">
          <strong>{t('review.reply.of', { name: replier ?? person.displayName })}</strong>
          <p className="keo-prose">{review.reply}</p>
        </div>
      )}
      {children}
    </Card>
  );
}

function ReviewWords({ review }: Pick<ReviewCardProps, 'review'>) {
  const t = useReviewTexts();
  const scores = scoresBySide[review.of].flatMap((name) => {
    const stars = review.scores[name];
    return stars === undefined ? [] : [{ name, stars }];
  });
  return (
    <>
      {review.tags.length > 0 && (
        <div className="keo-chips">
          {review.tags.map((tag) => (
            <Badge key={tag}>{t(`review.tag.${tag}`)}</Badge>
          ))}
        </div>
      )}
      {review.text !== null && <p className="keo-prose">{review.text}</p>}
      <ReviewPhotos photos={review.photos} />
      {scores.length > 0 && (
        <dl className="keo-review__scores">
          {scores.map(({ name, stars }) => (
            <div key={name}>
              <dt>{t(`review.score.${name}`)}</dt>
              <dd>
                <Stars stars={stars} size={14} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}

/** Only published photos have a public URL. */
function ReviewPhotos({ photos }: Pick<OwnReview, 'photos'>) {
  const t = useReviewTexts();
  const [looksAt, setLooksAt] = useState<number | null>(null);
  const shown = photos.flatMap(({ url, ...photo }) => (url === null ? [] : [{ ...photo, url }]));
  if (photos.length === 0) return null;
  if (shown.length < photos.length) return <EvidenceFiles fileIds={photos.map(({ id }) => id)} />;
  return (
    <>
      <ul className="keo-plain keo-evidence-files">
        {shown.map((photo, at) => (
          <li key={photo.id}>
            <button
              type="button"
              className="keo-evidence-files__picture"
              aria-label={t('review.photo', { name: photo.name })}
              onClick={() => setLooksAt(at)}
            >
              <img src={photo.url} alt="" loading="lazy" />
            </button>
          </li>
        ))}
      </ul>
      <FileViewer files={shown} at={looksAt} onAt={setLooksAt} />
    </>
  );
}
