import { formatDong } from '@keo/core';
import { jobLimits } from '@keo/core/contract';
import { amountOf } from '../money/amount-of.ts';
import { Checkbox } from '../ui/checkbox.tsx';
import type { ConditionForm } from './condition-form.ts';
import { DongField } from './dong-field.tsx';
import { usePostJobTexts } from './use-post-job-texts.ts';

type ByParts = { price: string; conditions: ConditionForm[]; isByParts: boolean };

export type PaidByPartsProps = {
  terms: ByParts;
  onChange: (part: Partial<ByParts>) => void;
  isWrong: (path: string) => boolean;
};

export function PaidByParts({ terms, onChange, isWrong }: PaidByPartsProps) {
  const t = usePostJobTexts();
  const { price, conditions, isByParts } = terms;
  const sum = conditions.reduce((total, { amount }) => total + (amountOf(amount) ?? 0), 0);
  return (
    <>
      {(conditions.length > 1 || isByParts) && (
        <Checkbox
          label={t('post.terms.parts')}
          checked={isByParts}
          onChange={(event) => onChange({ isByParts: event.target.checked })}
        />
      )}
      {isByParts &&
        conditions.map((condition, at) => (
          // Conditions have no id.
          // oxlint-disable-next-line react/no-array-index-key
          <DongField
            key={at}
            label={condition.title || t('post.proof.amount', { no: at + 1 })}
            error={
              isWrong('conditions') &&
              (amountOf(condition.amount) ?? 0) < jobLimits.proofAmountMin &&
              t('post.proof.amount.wrong', { amount: formatDong(jobLimits.proofAmountMin) })
            }
            value={condition.amount}
            onChange={(amount) =>
              onChange({ conditions: conditions.map((one, no) => (no === at ? { ...one, amount } : one)) })
            }
          />
        ))}
      {isByParts && (
        <p className="keo-quiet" role={isWrong('conditions') ? 'alert' : undefined}>
          {t('post.terms.parts.sum', {
            sum: formatDong(sum),
            price: formatDong(amountOf(price) ?? 0),
          })}
        </p>
      )}
    </>
  );
}
