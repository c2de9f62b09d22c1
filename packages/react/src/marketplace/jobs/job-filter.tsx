import { formatDong } from '@keo/core';
import { jobCategories } from '@keo/core/contract';
import { useLocale } from '../../i18n/use-locale.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Select } from '../../ui/select.tsx';
import { type JobFilterValue, isUpsideDown, postedDays } from './job-filter-value.ts';
import { PlaceSelect } from './place-select.tsx';
import { PriceField } from './price-field.tsx';
import { useJobTexts } from './use-job-texts.ts';

export type JobFilterProps = { value: JobFilterValue; onChange: (value: JobFilterValue) => void };

export function JobFilter({ value, onChange }: JobFilterProps) {
  const t = useJobTexts();
  const locale = useLocale();
  const change = (part: JobFilterValue) => onChange({ ...value, ...part });
  return (
    <div className="keo-money-filter">
      <Select
        label={t('jobs.category')}
        value={value.category ?? 'all'}
        onValueChange={(chosen) =>
          change({ category: jobCategories.find(({ slug }) => slug === chosen)?.slug })
        }
        options={[
          { value: 'all', label: t('jobs.category.all') },
          ...jobCategories.map((category) => ({ value: category.slug, label: category[locale] })),
        ]}
      />
      <PlaceSelect value={value} onChange={change} />
      <PriceField
        label={t('jobs.minPrice')}
        value={value.minPrice}
        onChange={(minPrice) => change({ minPrice })}
      />
      <PriceField
        label={t('jobs.maxPrice')}
        value={value.maxPrice}
        onChange={(maxPrice) => change({ maxPrice })}
        error={
          isUpsideDown(value)
            ? t('jobs.price.upsideDown', { min: formatDong(value.minPrice ?? 0) })
            : undefined
        }
      />
      <Select
        label={t('jobs.posted')}
        value={String(value.postedDays ?? 'any')}
        onValueChange={(chosen) => change({ postedDays: postedDays.find((days) => String(days) === chosen) })}
        options={[
          { value: 'any', label: t('jobs.posted.any') },
          ...postedDays.map((days) => ({
            value: String(days),
            label: t('jobs.posted.within', { time: t('job.time.days', { count: days }) }),
          })),
        ]}
      />
      <Checkbox
        label={t('jobs.instant')}
        checked={value.acceptMode === 'INSTANT'}
        onChange={(event) => change({ acceptMode: event.target.checked ? 'INSTANT' : undefined })}
      />
    </div>
  );
}
