import { applicationsEndpoints } from '@keo/core/contract';
import { useState } from 'react';
import { UsersIcon } from '../icons/subject-icons.tsx';
import { useLiveQuery } from '../notifications/use-live-query.ts';
import { MoneyPages } from '../money/money-pages.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorCard } from '../ui/error-card.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { ApplicantRow, type ApplicantRowProps } from './applicant-row.tsx';
import { useJobTexts } from './use-job-texts.ts';
import { useOwnJobTexts } from './use-own-job-texts.ts';

export type ApplicantsProps = Omit<ApplicantRowProps, 'application'> & { jobId: string };

/** Who applied for an own posting: the marked first, then in the order they came. */
export function Applicants({ jobId, ...row }: ApplicantsProps) {
  const t = useOwnJobTexts();
  const jobTexts = useJobTexts();
  const [page, setPage] = useState(1);
  const query = useLiveQuery(applicationsEndpoints.applicationsList, { jobId, pageNum: page, pageSize: 20 });
  const { data, error, isFetching, refetch } = query;
  if (error && !data)
    return (
      <ErrorCard
        title={t('applicants.failed')}
        message={error.message}
        retryLabel={jobTexts('jobs.retry')}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <Skeleton shape="block" height={220} />;
  if (data.total === 0)
    return (
      <EmptyState icon={<UsersIcon />} title={t('applicants.empty')} detail={t('applicants.empty.detail')} />
    );
  return (
    <div className="keo-stack" aria-busy={isFetching}>
      <ul className="keo-conditions keo-plain">
        {data.list.map((application) => (
          <li key={application.id}>
            <ApplicantRow {...row} application={application} />
          </li>
        ))}
      </ul>
      <MoneyPages page={page} pageCount={data.totalPage} onPageChange={setPage} />
    </div>
  );
}
