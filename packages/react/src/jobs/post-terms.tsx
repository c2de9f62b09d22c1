import { formatDong } from '@keo/core';
import { jobLimits as limits } from '@keo/core/contract';
import { amountOf } from '../money/money-field.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { Field } from '../ui/field.tsx';
import { Select } from '../ui/select.tsx';
import { DongField } from './dong-field.tsx';
import { timeWords } from './job-words.ts';
import { PostEligibility } from './post-eligibility.tsx';
import type { PostStepProps } from './post-step.ts';
import { useJobTexts } from './use-job-texts.ts';
import { usePostJobTexts } from './use-post-job-texts.ts';

const boundsOf = (kind: 'QUICK' | 'PROJECT') =>
  ({
    QUICK: { min: limits.quickRewardMin, max: limits.quickRewardMax, step: limits.quickRewardStep },
    PROJECT: { min: limits.projectPriceMin, max: limits.projectPriceMax, step: limits.projectPriceStep },
  })[kind];
const reviewHours = { QUICK: [24, 48, 72, 120, 168], PROJECT: [72, 120, 168, 240, 336] };

export function PostTerms({ form, change, isWrong }: PostStepProps) {
  const t = usePostJobTexts();
  const jobTexts = useJobTexts();
  const { kind, conditions, isByParts } = form;
  const { min, max, step } = boundsOf(kind);
  const price = {
    min: formatDong(min),
    max: formatDong(max),
    step: formatDong(step),
  };
  const sum = conditions.reduce((total, { amount }) => total + (amountOf(amount) ?? 0), 0);
  return (
    <>
      <DongField
        label={t(`post.terms.price.${kind}`)}
        error={isWrong('price') && t('post.terms.price.wrong', price)}
        value={form.price}
        onChange={(typed) => change({ price: typed })}
      />
      <Field
        label={t(`post.terms.slots.${kind}`)}
        error={
          isWrong('slots') &&
          t('post.terms.slots.wrong', {
            max: kind === 'QUICK' ? limits.quickSlotsMax : limits.projectHiresMax,
          })
        }
        inputMode="numeric"
        autoComplete="off"
        value={form.slots}
        onChange={(event) => change({ slots: event.target.value })}
      />
      {conditions.length > 1 && kind === 'PROJECT' && (
        <Checkbox
          label={t('post.terms.parts')}
          checked={isByParts}
          onChange={(event) => change({ isByParts: event.target.checked })}
        />
      )}
      {isByParts &&
        conditions.map((condition, at) => (
          // As in the step before: a proof is known by its place.
          // oxlint-disable-next-line react/no-array-index-key
          <DongField
            key={at}
            label={condition.title || t('post.proof.amount', { no: at + 1 })}
            error={
              isWrong('conditions') &&
              (amountOf(condition.amount) ?? 0) < limits.proofAmountMin &&
              t('post.proof.amount.wrong', { amount: formatDong(limits.proofAmountMin) })
            }
            value={condition.amount}
            onChange={(amount) =>
              change({ conditions: conditions.map((one, no) => (no === at ? { ...one, amount } : one)) })
            }
          />
        ))}
      {isByParts && (
        <p className="keo-quiet" role={isWrong('conditions') ? 'alert' : undefined}>
          {t('post.terms.parts.sum', {
            sum: formatDong(sum),
            price: formatDong(amountOf(form.price) ?? 0),
          })}
        </p>
      )}
      <Field
        label={t(`post.terms.time.${kind}`)}
        error={
          isWrong(kind === 'QUICK' ? 'timeLimitMin' : 'durationHours') && t(`post.terms.time.${kind}.wrong`)
        }
        inputMode="numeric"
        autoComplete="off"
        value={form.time}
        onChange={(event) => change({ time: event.target.value })}
      />
      <Select
        label={t('post.terms.review')}
        hint={t('post.terms.review.hint')}
        value={form.reviewHours}
        onValueChange={(chosen) => change({ reviewHours: chosen })}
        options={reviewHours[kind].map((hours) => ({
          value: String(hours),
          label: timeWords(hours * 60, jobTexts),
        }))}
      />
      <Select
        label={t('post.terms.revisions')}
        value={form.revisionsMax}
        onValueChange={(revisionsMax) => change({ revisionsMax })}
        options={Array.from({ length: limits.revisionsMax + 1 }, (_, no) => ({
          value: String(no),
          label: String(no),
        }))}
      />
      <PostEligibility form={form} change={change} />
    </>
  );
}
