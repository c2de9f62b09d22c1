import type { ReactNode } from 'react';
import type { ApplicationState, JobListing, OwnApplication, UserCard } from '@keo/core/contract';
import { TimeAgo } from '../../i18n/time-ago.tsx';
import { Badge, type BadgeProps } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { MessageButton } from '../chat/message-button.tsx';
import { useJobTexts } from '../jobs/use-job-texts.ts';
import { ApplicationAnswers } from './application-answers.tsx';
import { nextForApplicant, ownApplicationFacts } from './own-application-words.ts';
import { useOwnApplicationTexts } from './use-own-application-texts.ts';
import { WithdrawApplication } from './withdraw-application.tsx';

export type OwnApplicationRowProps = {
  application: OwnApplication;
  jobLink: (job: Pick<JobListing, 'slug'>, children: ReactNode) => ReactNode;
  personLink: (person: UserCard, children: ReactNode) => ReactNode;
  dealLink: (dealId: string, label: string) => ReactNode;
  onMessage: (roomId: string) => void;
};

const tones: Partial<Record<ApplicationState, BadgeProps['tone']>> = {
  SUBMITTED: 'waiting',
  ACCEPTED: 'good',
};

export function OwnApplicationRow(props: OwnApplicationRowProps) {
  const { application, jobLink, personLink, dealLink, onMessage } = props;
  const { id: applicationId, job, state, dealId } = application;
  const t = useOwnApplicationTexts();
  const jobTexts = useJobTexts();
  return (
    <Card as="article" className="keo-stack">
      <div className="keo-conditions__head">
        <h2 className="keo-job__title">{job.state === 'REMOVED' ? job.title : jobLink(job, job.title)}</h2>
        <Badge tone={tones[state]}>{t(`applied.state.${state}`)}</Badge>
      </div>
      <p className="keo-quiet">
        {personLink(job.author, job.author.displayName)} ·{' '}
        {ownApplicationFacts(application, t, jobTexts).join(' · ')} · {t('applied.sent')}{' '}
        <TimeAgo at={application.createdAt} />
      </p>
      <p>{nextForApplicant(application, t)}</p>
      <details className="keo-applied__letter">
        <summary>{t('applied.letter')}</summary>
        <div className="keo-stack">
          <p className="keo-prose">{application.coverLetter}</p>
          <ApplicationAnswers questions={application.questions} answers={application.answers} />
        </div>
      </details>
      {(state === 'SUBMITTED' || dealId !== null) && (
        <div className="keo-row__acts">
          {dealId !== null && dealLink(dealId, t('applied.deal'))}
          <MessageButton of={{ applicationId }} name={job.author.displayName} onOpen={onMessage} />
          {state === 'SUBMITTED' && <WithdrawApplication applicationId={applicationId} />}
        </div>
      )}
    </Card>
  );
}
