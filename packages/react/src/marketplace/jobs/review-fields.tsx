import { jobLimits } from '@keo/core/contract';
import { Select } from '../../ui/select.tsx';
import { timeWords } from './job-words.ts';
import { useJobTexts } from './use-job-texts.ts';
import { usePostJobTexts } from './use-post-job-texts.ts';

type Review = { reviewHours: string; revisionsMax: string };

export type ReviewFieldsProps = {
  kind: 'QUICK' | 'PROJECT';
  terms: Review;
  onChange: (part: Partial<Review>) => void;
  label: string;
  hint: string;
  error?: string | undefined;
};

const hoursByKind = { QUICK: [24, 48, 72, 120, 168], PROJECT: [72, 120, 168, 240, 336] };

export function ReviewFields({ kind, terms, onChange, label, hint, error }: ReviewFieldsProps) {
  const t = usePostJobTexts();
  const jobTexts = useJobTexts();
  const now = Number(terms.reviewHours);
  const hours = hoursByKind[kind].includes(now) ? hoursByKind[kind] : [now, ...hoursByKind[kind]];
  return (
    <>
      <Select
        label={label}
        hint={hint}
        error={error}
        value={terms.reviewHours}
        onValueChange={(reviewHours) => onChange({ reviewHours })}
        options={hours
          .toSorted((a, b) => a - b)
          .map((one) => ({ value: String(one), label: timeWords(one * 60, jobTexts) }))}
      />
      <Select
        label={t('post.terms.revisions')}
        value={terms.revisionsMax}
        onValueChange={(revisionsMax) => onChange({ revisionsMax })}
        options={Array.from({ length: jobLimits.revisionsMax + 1 }, (_, no) => ({
          value: String(no),
          label: String(no),
        }))}
      />
    </>
  );
}
