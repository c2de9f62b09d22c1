import type { ReactNode } from 'react';
import type { Application, JobKind, UserCard } from '@keo/core/contract';
import { MessageButton } from '../chat/message-button.tsx';
import { TimeAgo } from '../../i18n/time-ago.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { ContactsHidden } from '../jobs/contacts-hidden.tsx';
import { AcceptApplicant, DeclineApplicant } from './applicant-answer.tsx';
import { ApplicationAnswers } from './application-answers.tsx';
import { ApplicantReliability, applicantFacts } from './applicant-facts.tsx';
import { ShortlistButton } from './shortlist-button.tsx';
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
  const { id: applicationId, worker, state } = application;
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
        {state === 'SUBMITTED' && <ShortlistButton application={application} />}
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
