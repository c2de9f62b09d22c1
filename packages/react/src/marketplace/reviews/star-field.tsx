import { type RefObject, useId } from 'react';
import { StarIcon } from '../../ui/icons/subject-icons.tsx';
import { WarningIcon } from '../../ui/icons/state-icons.tsx';
import { type StarNumber, starNumbers } from './stars.tsx';
import { useReviewTexts } from './use-review-texts.ts';

export type StarFieldProps = {
  legend: string;
  value: StarNumber | undefined;
  onChange: (stars: StarNumber | undefined) => void;
  small?: boolean;
  error?: string | undefined;
  entry?: RefObject<HTMLInputElement | null>;
};

/** Radio buttons; digit keys work too. */
export function StarField({ legend, value, onChange, small = false, error, entry }: StarFieldProps) {
  const t = useReviewTexts();
  const id = useId();
  return (
    <fieldset
      className={small ? 'keo-star-field keo-star-field--small' : 'keo-star-field'}
      role="radiogroup"
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend className={small ? undefined : 'keo-unseen'}>{legend}</legend>
      <div className="keo-star-field__row">
        {starNumbers.map((no) => (
          <label key={no} className="keo-star-field__star" data-lit={(value ?? 0) >= no || undefined}>
            <input
              ref={no === (value ?? 1) ? entry : undefined}
              className="keo-unseen"
              type="radio"
              name={id}
              value={no}
              checked={value === no}
              onChange={() => onChange(no)}
            />
            <StarIcon size={small ? 22 : 36} />
            <span className="keo-unseen">{t(`review.stars.${no}`)}</span>
          </label>
        ))}
        {small && value !== undefined && (
          <button type="button" className="keo-star-field__none" onClick={() => onChange(undefined)}>
            {t('review.score.none')}
            <span className="keo-unseen">: {legend}</span>
          </button>
        )}
      </div>
      {!small && value !== undefined && <p className="keo-quiet">{t(`review.stars.${value}`)}</p>}
      {error && (
        <p className="keo-field__error" id={`${id}-error`}>
          <WarningIcon size={16} />
          <span>{error}</span>
        </p>
      )}
    </fieldset>
  );
}
