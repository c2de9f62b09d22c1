import { type FormEvent, useState } from 'react';
import { type OwnReview, reviewLimits, reviewsEndpoints } from '@keo/core/contract';
import { FormFailure } from '../../ui/form-failure.tsx';
import { refusedAt } from '../../ui/refused-fields.ts';
import { useKeoMutation } from '../../client/use-keo-query.ts';
import { type Draft, useDraft } from '../../client/use-draft.ts';
import { Button } from '../../ui/button.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { reviewReads } from './review-reads.ts';
import { focus } from './focus.ts';
import { useReviewTexts } from './use-review-texts.ts';

export function ReplyForm({ review }: { review: OwnReview }) {
  const t = useReviewTexts();
  const draft = useDraft(`reply ${review.id}`);
  /** Null before the first opening: no focus return. */
  const [isOpen, setIsOpen] = useState<boolean | null>(draft.text === null ? null : true);
  if (isOpen) return <OpenForm review={review} draft={draft} onClose={() => setIsOpen(false)} />;
  return (
    <div className="keo-row__acts">
      <Button ref={isOpen === false ? focus : undefined} variant="soft" onClick={() => setIsOpen(true)}>
        {t('review.reply')}
      </Button>
    </div>
  );
}

type OpenFormProps = { review: OwnReview; draft: Draft; onClose: () => void };

function OpenForm({ review, draft, onClose }: OpenFormProps) {
  const t = useReviewTexts();
  const reply = useKeoMutation(reviewsEndpoints.replyReview, reviewReads, { refetchesOnError: true });
  const [text, setText] = useState(draft.text ?? '');
  const { at, rest } = refusedAt(reply.error, ['reply']);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '' || reply.isPending) return;
    const answer = { dealId: review.dealId, reply: text.trim() };
    reply.mutate(answer, { onSuccess: draft.drop });
  };
  const cancel = () => {
    draft.drop();
    onClose();
  };
  return (
    <form className="keo-stack" noValidate onSubmit={send}>
      <Textarea
        label={t('review.reply.text')}
        hint={t('review.reply.hint')}
        rows={3}
        maxLength={reviewLimits.replyMax}
        value={text}
        error={at('reply')}
        ref={focus}
        onChange={({ target }) => {
          setText(target.value);
          draft.keep(target.value);
        }}
      />
      {rest && <FormFailure error={rest} />}
      <div className="keo-row__acts">
        <Button type="submit" loading={reply.isPending} disabled={text.trim() === ''}>
          {t('review.reply.send')}
        </Button>
        <Button variant="ghost" disabled={reply.isPending} onClick={cancel}>
          {t('review.cancel')}
        </Button>
      </div>
    </form>
  );
}
