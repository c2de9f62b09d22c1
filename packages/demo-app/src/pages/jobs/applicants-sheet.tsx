import type { ReactNode } from 'react';
import { type UserCard, jobsEndpoints } from '@keo/core/contract';
import { Applicants, Sheet, useKeoQuery, useOwnJobTexts } from '@keo/react';
import { PageLink } from '../../routes/page-link.tsx';

type Props = {
  jobId: string;
  onClose: () => void;
  onAccepted: (dealId: string) => void;
  onMessage: (roomId: string) => void;
};

const personLink = ({ id }: UserCard, children: ReactNode) => (
  <PageLink to="/user/{id}" params={{ id }}>
    {children}
  </PageLink>
);

/** `?job=`: who applied for one of the own postings. */
export function ApplicantsSheet({ jobId, onClose, onAccepted, onMessage }: Props) {
  const t = useOwnJobTexts();
  const { data } = useKeoQuery(jobsEndpoints.myJobsList, { pageNum: 1, pageSize: 100 });
  const job = data?.list.find(({ id }) => id === jobId);
  if (!job) return null;
  return (
    <Sheet open onClose={onClose} title={t('own.applicants')} closeLabel={t('applicants.close')}>
      <div className="site-stack">
        <p className="site-quiet">{job.title}</p>
        <Applicants
          jobId={jobId}
          kind={job.kind}
          personLink={personLink}
          onAccepted={onAccepted}
          onMessage={onMessage}
        />
      </div>
    </Sheet>
  );
}
