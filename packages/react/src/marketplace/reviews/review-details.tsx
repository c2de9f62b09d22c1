import { type OwnReview, type ReviewTag, reviewLimits, scoresBySide, tagsBySide } from '@keo/core/contract';
import { StarField } from './star-field.tsx';
import { starNumbers } from './stars.tsx';
import type { TypedReview } from './use-review-draft.ts';
import { useReviewTexts } from './use-review-texts.ts';

type Props = {
  of: OwnReview['of'];
  written: TypedReview;
  onChange: (part: Partial<TypedReview>) => void;
};

/** Positive tags first for many stars, negative ones for few. */
const inOrder = (tags: readonly ReviewTag[], stars: number | undefined): readonly ReviewTag[] =>
  stars !== undefined && stars <= 3 ? tags.toReversed() : tags;

export function ReviewTags({ of, written, onChange }: Props) {
  const t = useReviewTexts();
  const { tags } = written;
  const isFull = tags.length >= reviewLimits.tagsMax;
  return (
    <fieldset className="keo-tags">
      <legend>
        <strong>{t('review.tags')}</strong>{' '}
        <span className="keo-quiet">{t('review.tags.max', { max: reviewLimits.tagsMax })}</span>
      </legend>
      <div className="keo-chips">
        {inOrder(tagsBySide[of], written.stars).map((tag) => (
          <label key={tag} className="keo-tag">
            <input
              className="keo-unseen"
              type="checkbox"
              checked={tags.includes(tag)}
              disabled={isFull && !tags.includes(tag)}
              onChange={({ target }) =>
                onChange({ tags: target.checked ? [...tags, tag] : tags.filter((one) => one !== tag) })
              }
            />
            {t(`review.tag.${tag}`)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

export function ReviewScores({ of, written, onChange }: Props) {
  const t = useReviewTexts();
  const { scores } = written;
  return (
    <div className="keo-stack" role="group" aria-label={t('review.scores')}>
      <strong>{t('review.scores')}</strong>
      {scoresBySide[of].map((name) => (
        <StarField
          key={name}
          small
          legend={t(`review.score.${name}`)}
          value={starNumbers.find((no) => no === scores[name])}
          onChange={(stars) => onChange({ scores: { ...scores, [name]: stars } })}
        />
      ))}
    </div>
  );
}
