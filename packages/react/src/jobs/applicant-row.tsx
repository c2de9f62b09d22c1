import type { ReactNode } from 'react';
import { formatDong } from '@keo/core';
import {
  type Application,
  type JobKind,
  type UserCard,
  applicationsEndpoints,
  authorFeeFor,
  jobsEndpoints,
} from '@keo/core/contract';
import { MessageButton } from '../chat/message-button.tsx';
import { useKeoMutation } from '../client/use-keo-query.ts';
import { TimeAgo } from '../i18n/time-ago.tsx';
import { StarIcon } from '../icons/subject-icons.tsx';
import { Avatar } from '../ui/avatar.tsx';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { ContactsHidden } from './contacts-hidden.tsx';
import { AskFirst } from './ask-first.tsx';
import { useToastCommands } from '../toasts/use-toasts.ts';
import { timeWords } from './job-words.ts';
import { ReliabilityNote } from './reliability-note.tsx';
import { useJobTexts } from './use-job-texts.ts';
import { useOwnJobTexts } from './use-own-job-texts.ts';

export type ApplicantRowProps = {
  application: Application;
  kind: JobKind;
  personLink: (person: UserCard, children: ReactNode) => ReactNode;
  onAccepted: (dealId: string) => void;
  /** Opens the conversation with them; without it there is no such button. */
  onMessage?: (roomId: string) => void;
};

/** Somebody who applied: their words, what they ask for, what that costs, and the answer to them. */
export function ApplicantRow({ application, kind, personLink, onAccepted, onMessage }: ApplicantRowProps) {
  const t = useOwnJobTexts();
  const jobTexts = useJobTexts();
  const toasts = useToastCommands();
  const stale = [applicationsEndpoints.applicationsList, jobsEndpoints.myJobsList, jobsEndpoints.jobInfo];
  const accept = useKeoMutation(applicationsEndpoints.acceptApplication, stale);
  const reject = useKeoMutation(applicationsEndpoints.rejectApplication, stale);
  const shortlist = useKeoMutation(applicationsEndpoints.shortlistApplication, stale);
  const { id: applicationId, worker, bid, durationHours, state, shortlisted } = application;
  const name = worker.displayName;
  const price =
    bid === null
      ? [t('applicants.atPrice')]
      : [
          t('applicants.bid', { amount: formatDong(bid) }),
          t('applicants.cost', { amount: formatDong(bid + authorFeeFor(kind, bid)) }),
        ];
  const facts = [...price, ...(durationHours === null ? [] : [timeWords(durationHours * 60, jobTexts)])];
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
      {application.reliability && <ReliabilityNote reliability={application.reliability} />}
      {kind === 'PROJECT' && <p className="keo-quiet">{facts.join(' · ')}</p>}
      <p className="keo-prose">{application.coverLetter}</p>
      <ContactsHidden text={application.coverLetter} />
      {onMessage && <MessageButton of={{ applicationId }} name={name} onOpen={onMessage} />}
      {state === 'SUBMITTED' && (
        <div className="keo-row__acts">
          <AskFirst
            variant="soft"
            label={t('applicants.accept')}
            question={t('applicants.accept.ask', { name })}
            detail={t(`applicants.accept.detail.${kind}`)}
            no={t('own.keep')}
            isBusy={accept.isPending}
            error={accept.error}
            onYes={(done) =>
              accept.mutate(
                { applicationId },
                {
                  onSuccess: ({ deal }) => {
                    done();
                    toasts.show({ severity: 'success', summary: t('applicants.accepted', { name }) });
                    onAccepted(deal.id);
                  },
                },
              )
            }
          />
          <AskFirst
            variant="ghost"
            label={t('applicants.reject')}
            question={t('applicants.reject.ask', { name })}
            detail={t('applicants.reject.detail')}
            no={t('own.keep')}
            isBusy={reject.isPending}
            error={reject.error}
            onYes={(done) => reject.mutate({ applicationId }, { onSuccess: done })}
          />
        </div>
      )}
    </article>
  );
}
