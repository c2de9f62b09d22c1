import { StarIcon } from '../../ui/icons/subject-icons.tsx';
import { useReviewTexts } from './use-review-texts.ts';

export const starNumbers = [1, 2, 3, 4, 5] as const;
export type StarNumber = (typeof starNumbers)[number];

export function Stars({ stars, size = 18 }: { stars: number; size?: number }) {
  const t = useReviewTexts();
  return (
    <span className="keo-stars" role="img" aria-label={t('review.stars.of', { stars })}>
      {starNumbers.map((no) => (
        <span key={no} data-lit={no <= Math.round(stars) || undefined}>
          <StarIcon size={size} />
        </span>
      ))}
    </span>
  );
}
