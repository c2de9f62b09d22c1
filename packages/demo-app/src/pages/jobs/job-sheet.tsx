import { Navigate, useNavigate } from '@tanstack/react-router';
import { jobsEndpoints } from '@keo/core/contract';
import { ErrorCard, Sheet, Skeleton, useKeoQuery } from '@keo/react';
import { Applicants, useJobTexts, useOwnJobTexts } from '@keo/react/marketplace';
import { useOpenChat } from '../../routes/use-open-chat.ts';
import { cardLink } from '../users/person-link.tsx';

/** Opened by `?job=`: applicants of one of the user's own jobs. */
export function JobSheet({ jobId, onClose }: { jobId: string; onClose: () => void }) {
  const t = useOwnJobTexts();
  const jobTexts = useJobTexts();
  const navigate = useNavigate();
  const openChat = useOpenChat();
  const { data: job, error, isFetching, refetch } = useKeoQuery(jobsEndpoints.jobInfo, { slug: jobId });
  if (job && job.myRelation.kind !== 'AUTHOR')
    return <Navigate to="/tasks/$slug" params={{ slug: job.slug }} replace />;
  return (
    <Sheet open onClose={onClose} title={t('own.applicants')} closeLabel={t('applicants.close')}>
      {job ? (
        <div className="site-stack">
          <p className="site-quiet">{job.title}</p>
          <Applicants
            jobId={job.id}
            kind={job.kind}
            price={job.price}
            durationHours={job.durationHours}
            questions={job.questions}
            personLink={cardLink}
            onAccepted={(deal) =>
              void navigate({ to: '/dashboard/my-tasks', search: { as: 'author', deal } })
            }
            onMessage={openChat}
          />
        </div>
      ) : error ? (
        <ErrorCard
          title={jobTexts(error.reason === 'NOT_FOUND' ? 'job.missing' : 'job.failed')}
          message={error.message}
          retryLabel={jobTexts('jobs.retry')}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton shape="block" height={420} />
      )}
    </Sheet>
  );
}
