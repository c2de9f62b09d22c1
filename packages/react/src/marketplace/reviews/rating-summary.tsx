import { type Rating, type Ratings, type Side, reviewLimits, scoresBySide, sides } from '@keo/core/contract';
import { Card } from '../../ui/card.tsx';
import { DataList } from '../../ui/data-list.tsx';
import { type StarNumber, Stars, starNumbers } from './stars.tsx';
import { useReviewTexts } from './use-review-texts.ts';

export type RatingNoteProps = { rating: Rating };

export function RatingNote({ rating: { rating, ratingCount } }: RatingNoteProps) {
  const t = useReviewTexts();
  return (
    <p className="keo-rating">
      {rating !== null && (
        <>
          <strong className="keo-num">{rating.toFixed(1)}</strong> <Stars stars={rating} />{' '}
        </>
      )}
      <span className="keo-quiet">{t('reviews.count', { count: ratingCount })}</span>
    </p>
  );
}

type Chosen = { side: Side; stars: StarNumber };
export type RatingSummaryProps = {
  ratings: Ratings;
  /** The current filter. */
  chosen?: Chosen | null;
  /** Without it rows are read-only. */
  onChoose?: (chosen: Chosen) => void;
};

export function RatingSummary({ ratings, chosen = null, onChoose }: RatingSummaryProps) {
  const known = sides.toReversed().filter((side) => ratings[side].ratingCount > 0);
  if (known.length === 0) return null;
  return (
    <div className="keo-ratings">
      {known.map((side) => (
        <OneSide
          key={side}
          side={side}
          rating={ratings[side]}
          chosen={chosen?.side === side ? chosen.stars : null}
          onChoose={onChoose && ((stars) => onChoose({ side, stars }))}
        />
      ))}
    </div>
  );
}

type OneSideProps = {
  side: Side;
  rating: Rating;
  chosen: StarNumber | null;
  onChoose: ((stars: StarNumber) => void) | undefined;
};

function OneSide({ side, rating, chosen, onChoose }: OneSideProps) {
  const t = useReviewTexts();
  const known = scoresBySide[side].flatMap((name) => {
    const average = rating.scores[name];
    return average === undefined ? [] : [{ name, average }];
  });
  return (
    <Card as="section" className="keo-stack" aria-label={t(`reviews.as.${side}`)}>
      <h3>{t(`reviews.as.${side}`)}</h3>
      <RatingNote rating={rating} />
      {rating.rating === null && (
        <p className="keo-quiet">{t('reviews.few', { min: reviewLimits.averageFrom })}</p>
      )}
      <Histogram rating={rating} chosen={chosen} onChoose={onChoose} />
      {known.length > 0 && (
        <DataList items={known.map(({ name, average }) => [t(`review.score.${name}`), average.toFixed(1)])} />
      )}
    </Card>
  );
}

function Histogram({ rating: { histogram, ratingCount }, chosen, onChoose }: Omit<OneSideProps, 'side'>) {
  const t = useReviewTexts();
  return (
    <ul className="keo-plain keo-histogram" aria-label={t('reviews.histogram')}>
      {starNumbers.toReversed().map((stars) => {
        const count = histogram[stars - 1] ?? 0;
        const row = (
          <>
            <span className="keo-unseen">{t('reviews.histogram.row', { stars, count })}</span>
            <span className="keo-num" aria-hidden>
              {stars}
            </span>
            <span className="keo-histogram__bar" aria-hidden>
              <span style={{ width: `${(100 * count) / ratingCount}%` }} />
            </span>
            <span className="keo-num" aria-hidden>
              {count}
            </span>
          </>
        );
        return (
          <li key={stars}>
            {onChoose && count > 0 ? (
              <button
                type="button"
                className="keo-histogram__row"
                aria-pressed={chosen === stars}
                onClick={() => onChoose(stars)}
              >
                {row}
              </button>
            ) : (
              <span className="keo-histogram__row">{row}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
