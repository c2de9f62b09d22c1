import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { FileType } from '@keo/core';
import { type OwnReview, reviewLimits, reviewsEndpoints } from '@keo/core/contract';
import { FormFailure } from '../../ui/form-failure.tsx';
import { refusedAt } from '../../ui/refused-fields.ts';
import { useKeoMutation } from '../../client/use-keo-query.ts';
import { EvidenceFiles } from '../proofs/evidence-files.tsx';
import { dayWords } from '../../i18n/moment-words.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { FileUploader } from '../../uploads/file-uploader.tsx';
import { reviewReads } from './review-reads.ts';
import { ReviewScores, ReviewTags } from './review-details.tsx';
import { StarField } from './star-field.tsx';
import { type StarNumber, starNumbers } from './stars.tsx';
import { useReviewDraft } from './use-review-draft.ts';
import { useReviewTexts } from './use-review-texts.ts';

const images = ['image/jpeg', 'image/png', 'image/webp'] as const satisfies FileType[];
const asStars = (stars: number | null | undefined): StarNumber | undefined =>
  starNumbers.find((no) => no === stars);

export type ReviewFormProps = {
  review: OwnReview;
  stars?: StarNumber | undefined;
  onDone?: () => void;
  onCancel?: (() => void) | undefined;
};

/** Sends what the draft holds; nothing while it is incomplete, busy, or published meanwhile. */
function useSubmission(review: OwnReview, draft: ReturnType<typeof useReviewDraft>, onDone?: () => void) {
  const isNew = review.state === 'ASKED';
  /** Published or over while its form was open. */
  const isFixed = !isNew && !review.acts.includes('change');
  const add = useKeoMutation(reviewsEndpoints.addReview, reviewReads);
  // A written review may have been published meanwhile; its card keeps this form then.
  const update = useKeoMutation(reviewsEndpoints.updateReview, reviewReads, { refetchesOnError: true });
  const { stars, scores, tags } = draft.written;
  const text = draft.written.text.trim();
  const isShort = text !== '' && text.length < reviewLimits.textMin;
  const isPending = add.isPending || update.isPending;
  const send = () => {
    if (stars === undefined || isShort || isPending || draft.isBusy || isFixed) return;
    const { photoIds } = draft;
    const words = { dealId: review.dealId, stars, scores, tags, text: text || null, photoIds };
    const ends = {
      onSuccess: () => {
        draft.clear();
        onDone?.();
      },
    };
    if (isNew) add.mutate(words, ends);
    else update.mutate({ ...words, version: review.version }, ends);
  };
  return { isNew, isFixed, isShort, isPending, error: add.error ?? update.error, send };
}

export function ReviewForm({ review, stars, onDone, onCancel }: ReviewFormProps) {
  const t = useReviewTexts();
  const draft = useReviewDraft(review, stars === undefined ? {} : { stars });
  const { written, change } = draft;
  const { isNew, isFixed, isShort, isPending, error, send } = useSubmission(review, draft, onDone);
  const [isSubmitted, setSubmitted] = useState(false);
  const entry = useRef<HTMLInputElement>(null);
  const { at, rest } = refusedAt(error, ['text']);
  useEffect(() => entry.current?.focus(), []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (written.stars === undefined) entry.current?.focus();
    send();
  };
  const cancel = () => {
    draft.clear();
    onCancel?.();
  };

  return (
    <form
      className="keo-stack keo-review-form"
      noValidate
      aria-label={t('review.form', { name: review.to.displayName })}
      onSubmit={submit}
    >
      <StarField
        legend={t('review.stars.title')}
        entry={entry}
        value={asStars(written.stars)}
        onChange={(next) => change({ stars: next })}
        error={isSubmitted && written.stars === undefined ? t('review.stars.needed') : undefined}
      />
      <ReviewTags of={review.of} written={written} onChange={change} />
      <ReviewScores of={review.of} written={written} onChange={change} />
      <Textarea
        label={t('review.text')}
        hint={t('review.text.hint')}
        rows={4}
        maxLength={reviewLimits.textMax}
        value={written.text}
        error={isSubmitted && isShort ? t('review.text.short', { min: reviewLimits.textMin }) : at('text')}
        onChange={(event) => change({ text: event.target.value })}
      />
      <Photos draft={draft} />
      {!isFixed && <Until review={review} />}
      {isFixed ? <Notice tone="danger">{t('review.fixed')}</Notice> : rest && <FormFailure error={rest} />}
      <div className="keo-row__acts">
        {!isFixed && (
          <Button type="submit" loading={isPending} disabled={draft.isBusy}>
            {t(review.isOtherIn ? 'review.send.publish' : isNew ? 'review.send' : 'review.save')}
          </Button>
        )}
        {onCancel && (
          <Button variant="ghost" disabled={isPending} onClick={cancel}>
            {t(isFixed ? 'review.close' : 'review.cancel')}
          </Button>
        )}
      </div>
    </form>
  );
}

function Until({ review }: { review: OwnReview }) {
  const t = useReviewTexts();
  return (
    <p className="keo-quiet">
      {review.isOtherIn
        ? t('review.ask.otherIn', { name: review.to.displayName })
        : t('review.until', { day: dayWords(review.closesAt, t.locale) })}
    </p>
  );
}

function Photos({ draft }: { draft: ReturnType<typeof useReviewDraft> }) {
  const t = useReviewTexts();
  const max = reviewLimits.photosMax - draft.earlier.length;
  return (
    <>
      <KeptPhotos ids={draft.earlier} onRemove={draft.remove} />
      {max > 0 && (
        <FileUploader
          scope={draft.scope}
          label={t('review.photos')}
          hint={t('review.photos.hint', { max })}
          max={max}
          accept={images}
        />
      )}
    </>
  );
}

/** Photos uploaded before a reload. */
function KeptPhotos({ ids, onRemove }: { ids: readonly string[]; onRemove: (id: string) => void }) {
  const t = useReviewTexts();
  if (ids.length === 0) return null;
  return (
    <section aria-label={t('review.photos.kept')}>
      <EvidenceFiles
        fileIds={ids}
        renderAct={(id) => (
          <Button size="small" variant="ghost" onClick={() => onRemove(id)}>
            {t('review.photos.remove')}
          </Button>
        )}
      />
    </section>
  );
}
