import {
  type Application,
  type ApplicationSort,
  applicationSorts,
  applicationsEndpoints,
} from '@keo/core/contract';
import { type ReactNode, useState } from 'react';
import { UsersIcon } from '../../ui/icons/subject-icons.tsx';
import { useLiveQuery } from '../../notifications/use-live-query.ts';
import { MoneyPages } from '../../ui/money/money-pages.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorCard } from '../../ui/error-card.tsx';
import { Select } from '../../ui/select.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ApplicantRow } from './applicant-row.tsx';
import { ApplicantTable, type ApplicantTableProps } from './applicant-table.tsx';
import { useReadApplications } from './use-read-applications.ts';
import { CompareApplicants } from './compare-applicants.tsx';
import { useIsDesk } from '../use-is-desk.ts';
import { useJobTexts } from '../jobs/use-job-texts.ts';
import { useOwnJobTexts } from '../jobs/use-own-job-texts.ts';

export type ApplicantsProps = Omit<ApplicantTableProps, 'list'> & { jobId: string };

/** More do not fit side by side on a phone. */
const pairSize = 2;
/** In a table, which sorts what it shows. */
const comparedAtOnce = 100;
const getName = ({ worker }: Application) => worker.displayName;

/** Shortlisted first, then by time. A table on a desk, rows on a phone. */
export function Applicants({ jobId, ...row }: ApplicantsProps) {
  const t = useOwnJobTexts();
  const jobTexts = useJobTexts();
  const isDesk = useIsDesk();
  const [page, setPage] = useState(1);
  const [sort, setSort] = useState<ApplicationSort>('MARKED');
  const { data, error, isFetching, refetch } = useLiveQuery(applicationsEndpoints.applicationsList, {
    jobId,
    sort,
    pageNum: page,
    pageSize: isDesk ? comparedAtOnce : 20,
  });
  useReadApplications(data?.list ?? []);
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
  const pages = <MoneyPages page={page} pageCount={data.totalPage} onPageChange={setPage} />;
  if (isDesk)
    return (
      <div className="keo-stack" aria-busy={isFetching}>
        <ApplicantTable {...row} list={data.list} />
        {pages}
      </div>
    );
  return (
    <div className="keo-stack" aria-busy={isFetching}>
      {data.total > 1 && (
        <Select
          label={t('applicants.sort')}
          value={sort}
          options={applicationSorts.map((value) => ({ value, label: t(`applicants.sort.${value}`) }))}
          onValueChange={(value) => {
            setSort(applicationSorts.find((one) => one === value) ?? 'MARKED');
            setPage(1);
          }}
        />
      )}
      <Comparable list={data.list} row={row} pages={pages} />
    </div>
  );
}

type ComparableProps = {
  list: readonly Application[];
  row: Omit<ApplicantsProps, 'jobId'>;
  pages: ReactNode;
};

/** The rows, of which two that wait for an answer can be put side by side. */
function Comparable({ list, row, pages }: ComparableProps) {
  const t = useOwnJobTexts();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [isComparing, setIsComparing] = useState(false);
  const waiting = list.filter(({ state }) => state === 'SUBMITTED');
  const areComparable = waiting.length >= pairSize;
  const pair = areComparable ? waiting.filter(({ id }) => chosen.includes(id)) : [];
  const isPair = pair.length === pairSize;
  const choose = (id: string, isChosen: boolean) =>
    setChosen(isChosen ? [...pair.map((one) => one.id), id] : chosen.filter((one) => one !== id));
  return (
    <>
      <ul className="keo-conditions keo-plain">
        {list.map((application) => (
          <li key={application.id}>
            <ApplicantRow {...row} application={application} />
            {areComparable && application.state === 'SUBMITTED' && (
              <Checkbox
                label={t('applicants.compare.choose', { name: application.worker.displayName })}
                checked={chosen.includes(application.id)}
                disabled={isPair && !chosen.includes(application.id)}
                onChange={({ target }) => choose(application.id, target.checked)}
              />
            )}
          </li>
        ))}
      </ul>
      {pages}
      {pair.length > 0 && (
        <div className="keo-choice-bar">
          <span role="status">{isPair ? pair.map(getName).join(' · ') : t('applicants.compare.one')}</span>
          <Button size="small" disabled={!isPair} onClick={() => setIsComparing(true)}>
            {t('applicants.compare')}
          </Button>
        </div>
      )}
      <CompareApplicants
        pair={pair}
        kind={row.kind}
        questions={row.questions}
        isOpen={isComparing && isPair}
        onClose={() => setIsComparing(false)}
        onAccepted={row.onAccepted}
      />
    </>
  );
}
