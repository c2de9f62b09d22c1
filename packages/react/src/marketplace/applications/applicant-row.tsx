import type { ReactNode } from 'react';
import { type Application, type JobKind, type UserCard, applicationsEndpoints } from '@keo/core/contract';
import { MessageButton } from '../chat/message-button.tsx';
import { useKeoMutation } from '../../client/use-keo-query.ts';
import { TimeAgo } from '../../i18n/time-ago.tsx';
import { StarIcon } from '../../ui/icons/subject-icons.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ContactsHidden } from '../jobs/contacts-hidden.tsx';
import { AcceptApplicant, DeclineApplicant, applicantReads } from './applicant-answer.tsx';
import { ApplicationAnswers } from './application-answers.tsx';
import { ApplicantReliability, applicantFacts } from './applicant-facts.tsx';
import { useJobTexts } from '../jobs/use-job-texts.ts';
import { useOwnJobTexts } from '../jobs/use-own-job-texts.ts';

export type ApplicantRowProps = {
  application: Application;
  kind: JobKind;
  questions?: readonly string[];
  personLink: (person: UserCard, children: ReactNode) => ReactNode;
  onAccepted: (dealId: string) => void;
  /** Without it there is no button. */
  onMessage?: (roomId: string) => void;
};

export function ApplicantRow(props: ApplicantRowProps) {
  const { application, kind, questions = [], personLink, onAccepted, onMessage } = props;
  const t = useOwnJobTexts();
  const jobTexts = useJobTexts();
  const shortlist = useKeoMutation(applicationsEndpoints.shortlistApplication, applicantReads);
  const { id: applicationId, worker, state, shortlisted } = application;
  const name = worker.displayName;
  const facts = applicantFacts(application, kind, t, jobTexts);
  return (
    <article className="keo-stack">
      <div className="keo-person">
        <Avatar name={name} src={worker.avatarUrl} />
        <span>
          {personLink(worker, <strong>{name}</strong>)}
          <TimeAgo at={application.createdAt} className="keo-quiet" />
        </span>
        {state !== 'SUBMITTED' && (
          <Badge tone={state === 'ACCEPTED' ? 'good' : 'neutral'}>{t(`applicants.state.${state}`)}</Badge>
        )}
        {state === 'SUBMITTED' && (
          <Button
            variant={shortlisted ? 'soft' : 'plain'}
            iconOnly
            aria-label={t('applicants.shortlist', { name })}
            aria-pressed={shortlisted}
            loading={shortlist.isPending}
            onClick={() => shortlist.mutate({ applicationId, mark: shortlisted ? 'OFF' : 'ON' })}
          >
            <StarIcon />
          </Button>
        )}
      </div>
      <ApplicantReliability application={application} />
      {kind === 'PROJECT' && <p className="keo-quiet">{facts.join(' · ')}</p>}
      <p className="keo-prose">{application.coverLetter}</p>
      <ContactsHidden text={[application.coverLetter, ...application.answers].join(' ')} />
      <ApplicationAnswers questions={questions} answers={application.answers} />
      {onMessage && <MessageButton of={{ applicationId }} name={name} onOpen={onMessage} />}
      {state === 'SUBMITTED' && (
        <div className="keo-row__acts">
          <AcceptApplicant application={application} kind={kind} onAccepted={onAccepted} />
          <DeclineApplicant application={application} />
        </div>
      )}
    </article>
  );
}
