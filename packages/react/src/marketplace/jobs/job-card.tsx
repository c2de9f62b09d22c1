import type { ReactNode } from 'react';
import type { JobListing } from '@keo/core/contract';
import { TimeAgo } from '../../i18n/time-ago.tsx';
import { useLocale } from '../../i18n/use-locale.ts';
import { Amount } from '../../ui/money/amount.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { CategoryIcon } from './category-icon.tsx';
import { EvidenceList } from './evidence-list.tsx';
import { categoryName, netWords, placeWords, reviewWords } from './job-words.ts';
import { SlotsBar } from './slots-bar.tsx';
import { useJobTexts } from './use-job-texts.ts';

export type JobCardProps = {
  job: JobListing;
  link: (job: JobListing, children: ReactNode) => ReactNode;
};

export function JobCard({ job, link }: JobCardProps) {
  const t = useJobTexts();
  const locale = useLocale();
  return (
    <Card as="article" lifts className="keo-job">
      <p className="keo-job__net">
        <Amount value={job.net} />
        <span className="keo-quiet">{netWords(job, t)}</span>
      </p>
      <h2 className="keo-job__title">{link(job, job.title)}</h2>
      <p className="keo-quiet">
        <CategoryIcon slug={job.categorySlug} /> {categoryName(job.categorySlug, locale)} ·{' '}
        {placeWords(job.place, t)}
        {job.publishedAt !== null && (
          <>
            {' · '}
            <TimeAgo at={job.publishedAt} />
          </>
        )}
      </p>
      <EvidenceList types={job.evidenceTypes} />
      <SlotsBar slots={job.slots} slotsLeft={job.slotsLeft} />
      <p className="keo-job__author keo-person keo-quiet">
        <Avatar name={job.author.displayName} src={job.author.avatarUrl} size={28} />
        <span>
          <strong>{job.author.displayName}</strong>
          {reviewWords(job, t)}
        </span>
        {job.acceptMode === 'INSTANT' && <Badge tone="waiting">{t('job.instant')}</Badge>}
      </p>
    </Card>
  );
}
