import { formatDong } from '@keo/core';
import { jobCategories, provinces } from '@keo/core/contract';
import { provinceOptions } from './province-options.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Select } from '../../ui/select.tsx';
import { type JobFilterValue, isUpsideDown, postedDays } from './job-filter-value.ts';
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
      <Select
        label={t('jobs.place')}
        value={value.remote === true ? 'remote' : (value.province ?? 'all')}
        onValueChange={(chosen) =>
          change({
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
