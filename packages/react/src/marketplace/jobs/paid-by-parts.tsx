import { formatDong } from '@keo/core';
import { jobLimits } from '@keo/core/contract';
import { parseAmount } from '../../ui/money/parse-amount.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import type { ConditionForm, ReleaseMode } from './condition-form.ts';
import { DongField } from './dong-field.tsx';
import { usePostJobTexts } from './use-post-job-texts.ts';

type ByParts = { price: string; conditions: ConditionForm[]; releaseMode: ReleaseMode };

export type PaidByPartsProps = {
  terms: ByParts;
  onChange: (part: Partial<ByParts>) => void;
  isWrong: (path: string) => boolean;
};

const isLow = (amount: number) => amount < jobLimits.proofAmountMin;

export function PaidByParts({ terms, onChange, isWrong }: PaidByPartsProps) {
  const t = usePostJobTexts();
  const { price, conditions, releaseMode } = terms;
  const isByParts = releaseMode === 'PER_PROOF';
  const amounts = conditions.map(({ amount }) => parseAmount(amount) ?? 0);
  const whole = parseAmount(price) ?? 0;
  const more = amounts.reduce((total, amount) => total + amount, 0) - whole;
  const sum = t(`post.terms.parts.${more === 0 ? 'sum' : more > 0 ? 'over' : 'short'}`, {
    sum: formatDong(whole + more),
    price: formatDong(whole),
    left: formatDong(Math.abs(more)),
  });
  // A missing price has an error of its own.
  const isSumWrong = isWrong('conditions') && whole > 0 && more !== 0 && !amounts.some(isLow);
  const getError = (at: number) =>
    isWrong('conditions') && isLow(amounts[at] ?? 0)
      ? t('post.proof.amount.wrong', { amount: formatDong(jobLimits.proofAmountMin) })
      : isSumWrong && at === 0 && sum;
  return (
    <>
      {(conditions.length > 1 || isByParts) && (
        <Checkbox
          label={t('post.terms.parts')}
          checked={isByParts}
          onChange={(event) => onChange({ releaseMode: event.target.checked ? 'PER_PROOF' : 'ALL' })}
        />
      )}
      {isByParts &&
        conditions.map((condition, at) => (
          // Conditions have no id.
          // oxlint-disable-next-line react/no-array-index-key
          <DongField
            key={at}
            label={condition.title || t('post.proof.amount', { no: at + 1 })}
            error={getError(at)}
            value={condition.amount}
            onChange={(amount) =>
              onChange({ conditions: conditions.map((one, no) => (no === at ? { ...one, amount } : one)) })
            }
          />
        ))}
      {isByParts && !isSumWrong && <p className="keo-quiet">{sum}</p>}
    </>
  );
}
