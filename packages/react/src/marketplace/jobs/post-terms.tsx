import { formatDong } from '@keo/core';
import { jobLimits as limits } from '@keo/core/contract';
import { Field } from '../../ui/field.tsx';
import { DongField } from './dong-field.tsx';
import { PaidByParts } from './paid-by-parts.tsx';
import { PostEligibility } from './post-eligibility.tsx';
import { PriceGuidance } from './price-guidance.tsx';
import { ReviewFields } from './review-fields.tsx';
import type { PostStepProps } from './use-post-job.ts';
import { usePostJobTexts } from './use-post-job-texts.ts';

const getBounds = (kind: 'QUICK' | 'PROJECT') =>
  ({
    QUICK: { min: limits.quickRewardMin, max: limits.quickRewardMax, step: limits.quickRewardStep },
    PROJECT: { min: limits.projectPriceMin, max: limits.projectPriceMax, step: limits.projectPriceStep },
  })[kind];

export function PostTerms(post: PostStepProps) {
  const t = usePostJobTexts();
  const { form, change, register, isWrong } = post;
  const { kind } = form;
  const time = kind === 'QUICK' ? 'timeLimitMin' : 'durationDays';
  const { min, max, step } = getBounds(kind);
  const price = {
    min: formatDong(min),
    max: formatDong(max),
    step: formatDong(step),
  };
  return (
    <>
      <DongField
        label={t(`post.terms.price.${kind}`)}
        error={isWrong('price') && t('post.terms.price.wrong', price)}
        value={form.price}
        onChange={(typed) => change({ price: typed })}
      />
      <PriceGuidance kind={kind} category={form.categorySlug} />
      <Field
        {...register('slots')}
        label={t(`post.terms.slots.${kind}`)}
        error={
          isWrong('slots') &&
          t('post.terms.slots.wrong', {
            max: kind === 'QUICK' ? limits.quickSlotsMax : limits.projectHiresMax,
          })
        }
        inputMode="numeric"
        autoComplete="off"
      />
      {kind === 'PROJECT' && <PaidByParts terms={form} onChange={change} isWrong={isWrong} />}
      <Field
        {...register(time)}
        label={t(`post.terms.time.${kind}`)}
        error={isWrong(kind === 'QUICK' ? time : 'durationHours') && t(`post.terms.time.${kind}.wrong`)}
        inputMode="numeric"
        autoComplete="off"
      />
      {kind === 'QUICK' && (
        <Field
          {...register('effortMin')}
          label={t('post.terms.effort')}
          note={t('post.proof.optional')}
          hint={t('post.terms.effort.hint')}
          error={isWrong('effortMin') && t('post.terms.effort.wrong')}
          inputMode="numeric"
          autoComplete="off"
        />
      )}
      <ReviewFields
        kind={kind}
        terms={form}
        onChange={change}
        label={t('post.terms.review')}
        hint={t('post.terms.review.hint')}
      />
      <PostEligibility {...post} />
    </>
  );
}
