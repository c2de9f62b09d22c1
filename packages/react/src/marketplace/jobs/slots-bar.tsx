import type { JobListing } from '@keo/core/contract';
import { Progress } from '../../ui/progress.tsx';
import { useJobTexts } from './use-job-texts.ts';

export function SlotsBar({ slots, slotsLeft }: Pick<JobListing, 'slots' | 'slotsLeft'>) {
  const t = useJobTexts();
  if (slots === 1)
    return <p className="keo-quiet">{t(slotsLeft > 0 ? 'job.slots.one' : 'job.slots.filled')}</p>;
  return (
    <Progress
      label={t('job.slots')}
      value={slots - slotsLeft}
      max={slots}
      text={t('job.slots.left', { left: slotsLeft, slots })}
    />
  );
}
