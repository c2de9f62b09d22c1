import { useEffect, useId, useState } from 'react';
import { jobKinds } from '@keo/core/contract';
import { FilterIcon, SearchIcon } from '../../ui/icons/control-icons.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { type JobFilterValue, cleared, countFilters } from './job-filter-value.ts';
import { JobFilter } from './job-filter.tsx';
import { useJobTexts } from './use-job-texts.ts';

export type JobSearchProps = { value: JobFilterValue; onChange: (value: JobFilterValue) => void };

const sorts = ['newest', 'pay', 'best', 'ending'] as const;
const searchAfter = 300;

export function JobSearch({ value, onChange }: JobSearchProps) {
  const t = useJobTexts();
  const [isOpen, setIsOpen] = useState(false);
  const on = countFilters(value);
  const clear = on > 0 && (
    <Button variant="plain" onClick={() => onChange(cleared(value))}>
      {t('jobs.filter.clear')}
    </Button>
  );
  return (
    <div className="keo-stack" role="search" aria-label={t('jobs.search')}>
      <Words value={value} onChange={onChange} />
      <div className="keo-jobs__bar">
        <KindSwitch value={value.kind} onChange={(kind) => onChange({ ...value, kind })} />
        <Select
          hideLabel
          label={t('jobs.sort')}
          value={value.sort ?? 'newest'}
          onValueChange={(chosen) =>
            onChange({ ...value, sort: sorts.find((sort) => sort === chosen && sort !== 'newest') })
          }
          options={sorts.map((sort) => ({ value: sort, label: t(`jobs.sort.${sort}`) }))}
        />
        <Button variant="ghost" className="keo-jobs__more" onClick={() => setIsOpen(true)}>
          <FilterIcon size={18} />
          {on === 0 ? t('jobs.filter') : t('jobs.filter.on', { count: on })}
        </Button>
      </div>
      <div className="keo-jobs__filter">
        <JobFilter value={value} onChange={onChange} />
        {clear}
      </div>
      <Sheet
        open={isOpen}
        onClose={() => setIsOpen(false)}
        closeOnBack
        title={t('jobs.filter')}
        closeLabel={t('jobs.filter.close')}
        actions={
          <>
            {clear}
            <Button fullWidth onClick={() => setIsOpen(false)}>
              {t('jobs.filter.show')}
            </Button>
          </>
        }
      >
        <JobFilter value={value} onChange={onChange} />
      </Sheet>
    </div>
  );
}

type KindProps = { value: JobFilterValue['kind']; onChange: (kind: JobFilterValue['kind']) => void };

function KindSwitch({ value, onChange }: KindProps) {
  const t = useJobTexts();
  const name = useId();
  return (
    <fieldset className="keo-switch">
      <legend className="keo-unseen">{t('jobs.kind')}</legend>
      {([undefined, ...jobKinds] as const).map((kind) => (
        <label key={kind ?? 'all'} className="keo-jobs__kind">
          <input
            type="radio"
            className="keo-unseen"
            name={name}
            checked={value === kind}
            onChange={() => onChange(kind)}
          />
          {t(`jobs.kind.${kind ?? 'all'}`)}
        </label>
      ))}
    </fieldset>
  );
}

/** Searches when the typing pauses. */
function Words({ value, onChange }: JobSearchProps) {
  const t = useJobTexts();
  const [typed, setTyped] = useState(value.q ?? '');
  useEffect(() => {
    const q = typed.trim() || undefined;
    if (q === value.q) return undefined;
    const timer = setTimeout(() => onChange({ ...value, q }), searchAfter);
    return () => clearTimeout(timer);
  }, [typed, value, onChange]);
  return (
    <Field
      label={<span className="keo-unseen">{t('jobs.search')}</span>}
      placeholder={t('jobs.search.placeholder')}
      type="search"
      enterKeyHint="search"
      autoComplete="off"
      maxLength={100}
      start={<SearchIcon />}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
    />
  );
}
