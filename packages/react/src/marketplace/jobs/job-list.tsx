import type { ReactNode } from 'react';
import { type JobListing, jobLimits, jobsEndpoints } from '@keo/core/contract';
import { useKeoPages } from '../../client/use-keo-pages.ts';
import { SearchIcon } from '../../ui/icons/control-icons.tsx';
import { BriefcaseIcon } from '../../ui/icons/subject-icons.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorCard } from '../../ui/error-card.tsx';
import { JobCards } from './job-cards.tsx';
import { type JobFilterValue, cleared, countFilters, isUpsideDown } from './job-filter-value.ts';
import { JobSearch } from './job-search.tsx';
import { useJobTexts } from './use-job-texts.ts';

export type JobListProps = {
  filter: JobFilterValue;
  onFilterChange: (filter: JobFilterValue) => void;
  link: (job: JobListing, children: ReactNode) => ReactNode;
};

const pageSize = 24;

export function JobList({ filter, onFilterChange, link }: JobListProps) {
  const t = useJobTexts();
  const pages = useKeoPages(jobsEndpoints.jobsList, { ...filter, pageSize });
  const { data, error, isPending, isFetching, hasNextPage, isFetchingNextPage } = pages;
  const jobs = data?.pages.flatMap(({ list }) => list) ?? [];
  const total = data?.pages[0]?.total ?? 0;
  return (
    <section className="keo-stack" aria-label={t('jobs.search')} aria-busy={isFetching}>
      <JobSearch value={filter} onChange={onFilterChange} />
      {error && (
        <ErrorCard
          title={t('jobs.failed')}
          message={error.message}
          retryLabel={t('jobs.retry')}
          retrying={isFetching}
          onRetry={() => void (data ? pages.fetchNextPage() : pages.refetch())}
        />
      )}
      <p className="keo-quiet" role="status">
        {!data
          ? '\u00A0'
          : total < jobLimits.countedMax
            ? t('jobs.found', { count: total })
            : t('jobs.foundMany', { some: total.toLocaleString('en-US') })}
      </p>
      {data && jobs.length === 0 && <Nothing filter={filter} onFilterChange={onFilterChange} />}
      <JobCards jobs={isPending && !error ? undefined : jobs} waiting={6} link={link} />
      {hasNextPage && (
        <Button variant="ghost" loading={isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
          {t('jobs.more')}
        </Button>
      )}
      {jobs.length > pageSize && !hasNextPage && <p className="keo-quiet">{t('jobs.end')}</p>}
    </section>
  );
}

function Nothing({ filter, onFilterChange }: Pick<JobListProps, 'filter' | 'onFilterChange'>) {
  const t = useJobTexts();
  const isNarrowed = countFilters(filter) > 0 || filter.q !== undefined || filter.kind !== undefined;
  if (!isNarrowed)
    return <EmptyState icon={<BriefcaseIcon />} title={t('jobs.empty')} detail={t('jobs.empty.detail')} />;
  return (
    <EmptyState
      icon={<SearchIcon />}
      title={t('jobs.none')}
      detail={t(isUpsideDown(filter) ? 'jobs.none.upsideDown' : 'jobs.none.detail')}
      action={
        <Button onClick={() => onFilterChange(countFilters(filter) > 0 ? cleared(filter) : {})}>
          {t('jobs.filter.clear')}
        </Button>
      }
    />
  );
}
