import type { ReactNode } from 'react';
import { formatDong } from '@keo/core';
import type { EndpointData, JobListing, JobState, jobsEndpoints } from '@keo/core/contract';
import { momentWords } from '../../i18n/moment-words.ts';
import { Badge, type BadgeProps } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { SlotsBar } from './slots-bar.tsx';
import { useJobTexts } from './use-job-texts.ts';
import { useOwnJobTexts } from './use-own-job-texts.ts';

export type OwnJob = EndpointData<typeof jobsEndpoints.myJobsList>['list'][number];

export type OwnJobRowProps = {
  job: OwnJob;
  link: (job: Pick<JobListing, 'slug'>, children: ReactNode) => ReactNode;
  applicantsLink: (jobId: string, label: string) => ReactNode;
  acts: ReactNode;
};

const tones: Partial<Record<JobState, BadgeProps['tone']>> = {
  OPEN: 'good',
  IN_MODERATION: 'waiting',
  REMOVED: 'danger',
};

export function OwnJobRow({ job, link, applicantsLink, acts }: OwnJobRowProps) {
  const t = useOwnJobTexts();
  const jobTexts = useJobTexts();
  const price = formatDong(job.price);
  const isApplied = job.acceptMode === 'APPLY' && job.state !== 'IN_MODERATION';
  const facts = [
    t(job.kind === 'QUICK' ? 'own.price' : 'own.budget', { amount: price }),
    job.held > 0 && t('own.held', { amount: formatDong(job.held) }),
    job.taken > 0 && t('own.taken', { count: job.taken }),
    job.done > 0 && t('own.done', { count: job.done }),
    job.state === 'OPEN' && t('own.until', { time: momentWords(job.expiresAt, t.locale) }),
  ].filter(Boolean);
  return (
    <Card as="article" className="keo-stack">
      <div className="keo-conditions__head">
        <h2 className="keo-job__title">{link(job, job.title)}</h2>
        <Badge tone={tones[job.state]}>{jobTexts(`job.state.${job.state}`)}</Badge>
      </div>
      <p className="keo-quiet">{facts.join(' · ')}</p>
      {job.slots > 1 && <SlotsBar slots={job.slots} slotsLeft={job.slotsLeft} />}
      <div className="keo-own-job__acts">
        {isApplied &&
          applicantsLink(
            job.id,
            job.waiting > 0 ? t('own.row.waiting', { count: job.waiting }) : t('own.row.applicants'),
          )}
        {acts}
      </div>
    </Card>
  );
}
