import { type ReactNode, useId } from 'react';
import { jobsEndpoints } from '@keo/core/contract';
import { useKeoQuery } from '../../client/use-keo-query.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorCard } from '../../ui/error-card.tsx';
import { BriefcaseIcon } from '../../ui/icons/subject-icons.tsx';
import type { JobCardProps } from './job-card.tsx';
import { JobCards } from './job-cards.tsx';
import { useJobTexts } from './use-job-texts.ts';

export type NewestJobsProps = {
  link: JobCardProps['link'];
  /** Leads to the catalogue. */
  allLink: (words: string) => ReactNode;
  /** In the empty state: what to do instead. */
  action?: ReactNode;
};

const shown = 6;

/** The jobs published last that are open now. */
export function NewestJobs({ link, allLink, action }: NewestJobsProps) {
  const t = useJobTexts();
  const heading = useId();
  const query = { sort: 'newest', pageNum: 1, pageSize: shown } as const;
  const { data, error, refetch, isFetching } = useKeoQuery(jobsEndpoints.jobsList, query);
  const total = data?.total ?? 0;
  return (
    <section className="keo-stack" aria-labelledby={heading} aria-busy={isFetching}>
      <div className="keo-section__head">
        <h2 id={heading}>{t('jobs.open')}</h2>
        {total > shown && allLink(t('jobs.open.all'))}
      </div>
      {error && !data ? (
        <ErrorCard
          title={t('jobs.failed')}
          message={error.message}
          retryLabel={t('jobs.retry')}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : data && total === 0 ? (
        <EmptyState
          icon={<BriefcaseIcon />}
          title={t('jobs.empty')}
          detail={t('jobs.empty.detail')}
          action={action}
        />
      ) : (
        <JobCards jobs={data?.list} waiting={shown} link={link} />
      )}
    </section>
  );
}
