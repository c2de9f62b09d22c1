import type { ReactNode } from 'react';
import type { EndpointData, JobListing, applicationsEndpoints } from '@keo/core/contract';
import { Card } from '../../ui/card.tsx';
import { nextForApplicant } from './own-application-words.ts';
import { useOwnApplicationTexts } from './use-own-application-texts.ts';

export type WaitingApplicationsProps = {
  applications: EndpointData<typeof applicationsEndpoints.myApplicationsList>;
  jobLink: (job: Pick<JobListing, 'slug'>, children: ReactNode) => ReactNode;
  allLink: (label: string) => ReactNode;
};

/** The newest that wait for an answer, and the way to all. */
export function WaitingApplications({ applications, jobLink, allLink }: WaitingApplicationsProps) {
  const t = useOwnApplicationTexts();
  const { list, total } = applications;
  if (total === 0) return null;
  return (
    <Card as="section" className="keo-stack" aria-label={t('applied.waiting')}>
      <h2>{t('applied.waiting')}</h2>
      <ul className="keo-plain keo-stack">
        {list.map((application) => (
          <li key={application.id}>
            <strong>{jobLink(application.job, application.job.title)}</strong>
            <p className="keo-quiet">{nextForApplicant(application, t)}</p>
          </li>
        ))}
      </ul>
      <p>
        {allLink(
          total > list.length ? t('applied.waiting.all', { count: total }) : t('applied.waiting.open'),
        )}
      </p>
    </Card>
  );
}
