import type { ReactNode } from 'react';
import { PencilIcon, UsersIcon } from '../../ui/icons/subject-icons.tsx';
import { buttonVariants } from '../../ui/button.variants.ts';
import { Card } from '../../ui/card.tsx';
import type { OwnJob } from './own-job-row.tsx';
import { useOwnJobTexts } from './use-own-job-texts.ts';

type Link = (job: OwnJob, className: string, children: ReactNode) => ReactNode;

export type WaitingJobsProps = {
  applied: readonly OwnJob[];
  drafts: readonly OwnJob[];
  /** Link to the applicants. */
  applicantsLink: Link;
  editLink: Link;
};

export function WaitingJobs({ applied, drafts, applicantsLink, editLink }: WaitingJobsProps) {
  const t = useOwnJobTexts();
  if (applied.length + drafts.length === 0) return null;
  const className = buttonVariants({ variant: 'soft' });
  return (
    <Card as="section" aria-label={t('own.waits.title')}>
      <ul className="keo-plain keo-waits">
        {applied.map((job) => (
          <Row
            key={job.id}
            icon={<UsersIcon />}
            what={t('own.waiting', { count: job.waiting })}
            title={job.title}
            act={applicantsLink(job, className, t('own.waits.answer'))}
          />
        ))}
        {drafts.map((job) => (
          <Row
            key={job.id}
            icon={<PencilIcon />}
            what={t('own.waits.draft')}
            title={job.title}
            act={editLink(job, className, t('own.resumeDraft'))}
          />
        ))}
      </ul>
    </Card>
  );
}

type RowProps = { icon: ReactNode; what: string; title: string; act: ReactNode };

function Row({ icon, what, title, act }: RowProps) {
  return (
    <li className="keo-waits__row">
      {icon}
      <div>
        <strong>{what}</strong>
        <span className="keo-quiet">{title}</span>
      </div>
      {act}
    </li>
  );
}
