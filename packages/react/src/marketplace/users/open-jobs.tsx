import { useState } from 'react';
import { authorJobsEndpoints } from '@keo/core/contract';
import { useKeoQuery } from '../../client/use-keo-query.ts';
import { useTranslate } from '../../i18n/use-translate.ts';
import type { JobCardProps } from '../jobs/job-card.tsx';
import { JobCards } from '../jobs/job-cards.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorCard } from '../../ui/error-card.tsx';
import { useProfileTexts } from './use-profile-texts.ts';

export type OpenJobsProps = {
  authorId: string;
  link: JobCardProps['link'];
};

const few = 4;
const many = 100;

export function OpenJobs({ authorId, link }: OpenJobsProps) {
  const t = useProfileTexts();
  const translate = useTranslate();
  const [pageSize, setPageSize] = useState(few);
  const { data, error, refetch, isFetching } = useKeoQuery(authorJobsEndpoints.jobsOfAuthor, {
    authorId,
    pageNum: 1,
    pageSize,
  });
  if (error)
    return (
      <ErrorCard title={error.message} retryLabel={translate('ui.retry')} onRetry={() => void refetch()} />
    );
  if (!data || data.list.length === 0) return null;
  return (
    <section className="keo-stack">
      <h2 className="keo-profile__title">{t('profile.jobs')}</h2>
      <JobCards jobs={data.list} waiting={few} link={link} />
      {data.total > pageSize && (
        <div>
          <Button variant="soft" loading={isFetching} onClick={() => setPageSize(many)}>
            {t('profile.jobs.more')}
          </Button>
        </div>
      )}
    </section>
  );
}
