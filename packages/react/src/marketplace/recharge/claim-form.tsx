import { useController } from 'react-hook-form';
import { type ApiError, type FileType, formatDong, uploadLimits } from '@keo/core';
import { type RechargeClaim, claimLimits } from '@keo/core/contract';
import { useNow } from '../../i18n/use-now.ts';
import { FormFailure } from '../../ui/form-failure.tsx';
import { Notice } from '../../ui/notice.tsx';
import { MoneyField } from '../../ui/money/money-field.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { FileUploader } from '../../uploads/file-uploader.tsx';
import { getEarliest, typedMoment } from './claim-draft.ts';
import { claimPictureScope, useClaim } from './use-claim.ts';
import { useClaimTexts } from './use-claim-texts.ts';

const pictures = ['image/jpeg', 'image/png', 'image/webp'] as const satisfies FileType[];

const wrong = (error: { type?: unknown; message?: string } | undefined, ours: string) =>
  error && ((error.type === 'server' && error.message) || ours);

/** Stored on this device until sent. */
export function ClaimForm({
  onSent,
  onClose,
}: {
  onSent: (claim: RechargeClaim) => void;
  onClose: () => void;
}) {
  const t = useClaimTexts();
  const { amountMin, amountMax, referenceMax, noteMax } = claimLimits;
  const { form, keep, wasKept, isUploading, failure, isBusy, onSubmit } = useClaim(onSent);
  const { errors } = form.formState;
  // Order matters: the focus goes to the first invalid field.
  const { field: amount } = useController({ control: form.control, name: 'amount' });
  const now = useNow(60_000);
  return (
    <Card as="section">
      <form
        className="keo-stack"
        noValidate
        aria-label={t('claim.title')}
        onChange={keep}
        onSubmit={onSubmit}
      >
        <h2 className="keo-heading">{t('claim.title')}</h2>
        <p className="keo-quiet">{t(wasKept ? 'claim.kept' : 'claim.lead')}</p>
        <MoneyField
          {...amount}
          label={t('claim.amount')}
          min={amountMin}
          max={amountMax}
          error={wrong(
            errors.amount,
            t('claim.error.amount', { min: formatDong(amountMin), max: formatDong(amountMax) }),
          )}
        />
        <Field
          {...form.register('sentAt')}
          type="datetime-local"
          label={t('claim.sentAt')}
          hint={t('claim.sentAt.hint')}
          min={typedMoment(getEarliest(now))}
          max={typedMoment(now)}
          error={wrong(errors.sentAt, t('claim.error.sentAt'))}
        />
        <Field
          {...form.register('reference')}
          label={t('claim.reference')}
          note={t('claim.optional')}
          hint={t('claim.reference.hint')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={wrong(errors.reference, t('claim.error.tooLong', { max: referenceMax }))}
        />
        <Textarea
          {...form.register('note')}
          label={t('claim.note')}
          note={t('claim.optional')}
          hint={t('claim.note.hint')}
          rows={3}
          error={wrong(errors.note, t('claim.error.tooLong', { max: noteMax }))}
        />
        <FileUploader
          scope={claimPictureScope}
          label={`${t('claim.picture')} (${t('claim.optional')})`}
          hint={t('claim.picture.hint', { max: uploadLimits.fileMax / 1024 / 1024 })}
          max={1}
          accept={pictures}
        />
        {failure && <ClaimFailure error={failure} />}
        <div className="keo-row__acts">
          <Button type="submit" disabled={isUploading} loading={isBusy}>
            {t('claim.submit')}
          </Button>
          <Button variant="ghost" disabled={isBusy} onClick={onClose}>
            {t('claim.close')}
          </Button>
        </div>
      </form>
    </Card>
  );
}

/** An unknown outcome is not called a failure. */
function ClaimFailure({ error }: { error: ApiError }) {
  const t = useClaimTexts();
  if (error.reason === 'REQUEST_REUSED') return <Notice tone="wash">{t('claim.arrived')}</Notice>;
  if (error.isUnknownOutcome || error.reason === 'IN_PROGRESS')
    return <Notice tone="unsure">{t('claim.unsure')}</Notice>;
  return <FormFailure error={error} />;
}
