import type { ReactNode } from 'react';
import { type JobListing, type JobState, jobsEndpoints } from '@keo/core/contract';
import { useLiveQuery } from '../../notifications/use-live-query.ts';
import { BriefcaseIcon } from '../../ui/icons/subject-icons.tsx';
import { MoneyPages } from '../../ui/money/money-pages.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorCard } from '../../ui/error-card.tsx';
import { Select } from '../../ui/select.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { OwnJobActions, type OwnJobActionsProps } from './own-job-actions.tsx';
import { OwnJobRow } from './own-job-row.tsx';
import { useJobTexts } from './use-job-texts.ts';
import { useOwnJobTexts } from './use-own-job-texts.ts';

export type OwnJobListProps = Omit<OwnJobActionsProps, 'job'> & {
  state: JobState | undefined;
  onStateChange: (state: JobState | undefined) => void;
  page: number;
  onPageChange: (page: number) => void;
  link: (job: Pick<JobListing, 'slug'>, children: ReactNode) => ReactNode;
  applicantsLink: (jobId: string, label: string) => ReactNode;
  /** For the empty state. */
  postLink: (label: string) => ReactNode;
};

const shown = ['OPEN', 'DRAFT', 'IN_MODERATION', 'PAUSED', 'FILLED', 'EXPIRED', 'CLOSED'] as const;

export function OwnJobList(props: OwnJobListProps) {
  const { state, onStateChange, page, onPageChange, link, applicantsLink, postLink, ...acts } = props;
  const t = useOwnJobTexts();
  const jobTexts = useJobTexts();
  const query = useLiveQuery(jobsEndpoints.myJobsList, { state, pageNum: page, pageSize: 20 });
  const { data, error, isPending, isFetching, refetch } = query;
  return (
    <section className="keo-stack" aria-label={t('own.title')} aria-busy={isFetching}>
      {(state !== undefined || (data?.total ?? 0) > 0) && (
        <Select
          className="keo-jobs__state"
          label={t('own.state')}
          value={state ?? 'all'}
          onValueChange={(chosen) => onStateChange(shown.find((one) => one === chosen))}
          options={[
            { value: 'all', label: t('own.state.all') },
            ...shown.map((one) => ({ value: one, label: jobTexts(`job.state.${one}`) })),
          ]}
        />
      )}
      {error && (
        <ErrorCard
          title={t('own.failed')}
          message={error.message}
          retryLabel={jobTexts('jobs.retry')}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {isPending && !error && (
        <>
          <Skeleton shape="block" height={180} />
          <Skeleton shape="block" height={180} />
        </>
      )}
      {data?.total === 0 && <Nothing {...{ state, onStateChange, postLink }} />}
      {data?.list.map((job) => (
        <OwnJobRow
          key={job.id}
          job={job}
          link={link}
          applicantsLink={applicantsLink}
          acts={<OwnJobActions {...acts} job={job} />}
        />
      ))}
      <MoneyPages page={page} pageCount={data?.totalPage} onPageChange={onPageChange} />
    </section>
  );
}

type NothingProps = Pick<OwnJobListProps, 'state' | 'onStateChange' | 'postLink'>;

function Nothing({ state, onStateChange, postLink }: NothingProps) {
  const t = useOwnJobTexts();
  return state === undefined ? (
    <EmptyState
      icon={<BriefcaseIcon />}
      title={t('own.empty')}
      detail={t('own.empty.detail')}
      action={postLink(t('own.post'))}
    />
  ) : (
    <EmptyState
      icon={<BriefcaseIcon />}
      title={t('own.none')}
      action={<Button onClick={() => onStateChange(undefined)}>{t('own.none.all')}</Button>}
    />
  );
}
