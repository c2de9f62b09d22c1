import type { ReactNode } from 'react';
import { type JobListing, type JobState, jobsEndpoints } from '@keo/core/contract';
import { useLiveQuery } from '../../notifications/use-live-query.ts';
import { BriefcaseIcon } from '../../ui/icons/subject-icons.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { StateList } from '../state-list.tsx';
import { OwnDrafts, type OwnDraftsProps } from './own-drafts.tsx';
import { OwnJobActions, type OwnJobActionsProps } from './own-job-actions.tsx';
import { OwnJobRow } from './own-job-row.tsx';
import { useJobTexts } from './use-job-texts.ts';
import { useOwnJobTexts } from './use-own-job-texts.ts';

export type OwnJobListProps = Omit<OwnJobActionsProps, 'job'> &
  Pick<OwnDraftsProps, 'resumeLink'> & {
    state: JobState | undefined;
    onStateChange: (state: JobState | undefined) => void;
    page: number;
    onPageChange: (page: number) => void;
    link: (job: Pick<JobListing, 'slug'>, children: ReactNode) => ReactNode;
    applicantsLink: (jobId: string, label: string) => ReactNode;
    /** For the empty state. */
    postLink: (label: string) => ReactNode;
  };

const shown = ['OPEN', 'IN_MODERATION', 'PAUSED', 'FILLED', 'EXPIRED', 'CLOSED'] as const;

export function OwnJobList(props: OwnJobListProps) {
  const { state, onStateChange, page, onPageChange, link, applicantsLink, postLink, resumeLink, ...acts } =
    props;
  const t = useOwnJobTexts();
  const jobTexts = useJobTexts();
  const chosen = shown.find((one) => one === state);
  const query = useLiveQuery(jobsEndpoints.myJobsList, {
    state: chosen,
    posted: true,
    pageNum: page,
    pageSize: 20,
  });
  return (
    <>
      {chosen === undefined && page === 1 && <OwnDrafts editLink={acts.editLink} resumeLink={resumeLink} />}
      <StateList
        title={t('own.title')}
        label={t('own.state')}
        all={t('own.state.all')}
        states={shown.map((value) => ({ value, label: jobTexts(`job.state.${value}`) }))}
        state={chosen}
        onStateChange={onStateChange}
        page={page}
        onPageChange={onPageChange}
        query={query}
        failed={t('own.failed')}
        icon={<BriefcaseIcon />}
        none={t('own.none')}
        showAll={t('own.none.all')}
        empty={
          <EmptyState
            icon={<BriefcaseIcon />}
            title={t('own.empty')}
            detail={t('own.empty.detail')}
            action={postLink(t('own.post'))}
          />
        }
      >
        {query.data?.list.map((job) => (
          <OwnJobRow
            key={job.id}
            job={job}
            link={link}
            applicantsLink={applicantsLink}
            acts={<OwnJobActions {...acts} job={job} />}
          />
        ))}
      </StateList>
    </>
  );
}
