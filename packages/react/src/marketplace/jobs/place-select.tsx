import { provinces } from '@keo/core/contract';
import { Select } from '../../ui/select.tsx';
import type { JobFilterValue } from './job-filter-value.ts';
import { provinceOptions } from './province-options.ts';
import { useJobTexts } from './use-job-texts.ts';

/** Anywhere, from afar, or one province. */
type Place = Pick<JobFilterValue, 'remote' | 'province'>;

export function PlaceSelect({ value, onChange }: { value: Place; onChange: (value: Place) => void }) {
  const t = useJobTexts();
  return (
    <Select
      label={t('jobs.place')}
      value={value.remote === true ? 'remote' : (value.province ?? 'all')}
      onValueChange={(chosen) =>
        onChange({
          remote: chosen === 'remote' ? true : undefined,
          province: chosen in provinces ? chosen : undefined,
        })
      }
      options={[
        { value: 'all', label: t('jobs.place.all') },
        { value: 'remote', label: t('jobs.place.remote') },
        ...provinceOptions(),
      ]}
    />
  );
}
