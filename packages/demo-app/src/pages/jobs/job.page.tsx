import { Navigate, useNavigate, useParams } from '@tanstack/react-router';
import { type JobView, jobsEndpoints } from '@keo/core/contract';
import { ErrorCard, Skeleton, buttonVariants, useKeoQuery } from '@keo/react';
import { JobDetail, JobPanel, ReportButton, useJobTexts } from '@keo/react/marketplace';
import { useSetTitle } from '../../layout/title-note.ts';
import { useOpenChat } from '../../routes/use-open-chat.ts';
import { PageLink } from '../../routes/page-link.tsx';
import { jobSearch } from '../../routes/search.schema.ts';
import { usePageSearch, useTurnPage } from '../../routes/use-page-search.ts';
import { StatusPage } from '../errors/status-page.tsx';
import { cardLink } from '../users/person-link.tsx';
import { signInToReport } from '../users/sign-in-to-report.tsx';
import './jobs.css';

const wide = buttonVariants({ size: 'large', fullWidth: true });
const dealLink = (deal: string, label: string) => (
  <PageLink to="/dashboard/my-tasks" search={{ as: 'worker', deal }} className={wide}>
    {label}
  </PageLink>
);
const manageLink = ({ id }: JobView, label: string) => (
  <PageLink to="/dashboard/my-jobs" search={{ job: id }} className={wide}>
    {label}
  </PageLink>
);

export function JobPage() {
  const t = useJobTexts();
  const { slug = '' } = useParams({ strict: false });
  const navigate = useNavigate();
  const openChat = useOpenChat();
  const { report } = usePageSearch(jobSearch);
  const turn = useTurnPage<typeof jobSearch>();
  const { data: job, error, refetch } = useKeoQuery(jobsEndpoints.jobInfo, { slug });
  useSetTitle(job && job.slug === slug ? job.title : '');
  if (error?.reason === 'NOT_FOUND')
    return (
      <StatusPage status={404} message={t('job.missing')} description={error.message}>
        <PageLink to="/tasks" className={buttonVariants()}>
          {t('job.missing.action')}
        </PageLink>
      </StatusPage>
    );
  if (error)
    return (
      <ErrorCard
        title={t('job.failed')}
        message={error.message}
        retryLabel={t('jobs.retry')}
        onRetry={() => void refetch()}
      />
    );
  if (job && job.id === slug) return <Navigate to="/tasks/$slug" params={{ slug: job.slug }} replace />;
  if (!job || job.slug !== slug)
    return (
      <div className="site-job" aria-busy="true">
        <Skeleton shape="block" height={640} />
        <Skeleton shape="block" height={320} />
      </div>
    );
  const signInLink = (label: string) => (
    <PageLink to="/signin" search={{ callbackUrl: `/tasks/${slug}` }} className={wide}>
      {label}
    </PageLink>
  );
  return (
    <div className="site-job">
      <JobDetail job={job} authorLink={cardLink}>
        <div>
          <ReportButton
            target="JOB"
            targetId={job.id}
            ownerId={job.author.id}
            startsOpen={report === job.id}
            onClose={() => void (report && turn({}, { replace: true }))}
            signInLink={(label) => signInToReport(`/tasks/${slug}?report=${job.id}`, label)}
          />
        </div>
      </JobDetail>
      <JobPanel
        job={job}
        signInLink={signInLink}
        dealLink={dealLink}
        manageLink={manageLink}
        onMessage={openChat}
        onTaken={(deal) => void navigate({ to: '/dashboard/my-tasks', search: { as: 'worker', deal } })}
      />
    </div>
  );
}
