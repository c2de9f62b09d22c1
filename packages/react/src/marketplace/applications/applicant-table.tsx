import { useState } from 'react';
import type { Application } from '@keo/core/contract';
import { TimeAgo } from '../../i18n/time-ago.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { ChevronDownIcon, ChevronUpIcon } from '../../ui/icons/control-icons.tsx';
import { MessageButton } from '../chat/message-button.tsx';
import { ContactsHidden } from '../jobs/contacts-hidden.tsx';
import { useJobTexts } from '../jobs/use-job-texts.ts';
import { useOwnJobTexts } from '../jobs/use-own-job-texts.ts';
import { useProfileTexts } from '../users/use-profile-texts.ts';
import { AcceptApplicant, DeclineApplicant } from './applicant-answer.tsx';
import {
  type ColumnId,
  type Order,
  cellWords,
  nextOrder,
  shownColumns,
  sortApplicants,
} from './applicant-columns.ts';
import type { ApplicantRowProps } from './applicant-row.tsx';
import { ApplicationAnswers } from './application-answers.tsx';
import { ShortlistButton } from './shortlist-button.tsx';

export type ApplicantTableProps = Omit<ApplicantRowProps, 'application'> & {
  list: readonly Application[];
  /** The job's, for applicants who named none. */
  price: number;
  durationHours: number | null;
};

/** Who applied, side by side; scrolls sideways beside the names. */
export function ApplicantTable({ list, ...job }: ApplicantTableProps) {
  const t = useOwnJobTexts();
  const [order, setOrder] = useState<Order>(null);
  return (
    <div className="keo-applicants" role="region" aria-label={t('applicants.table')}>
      <table className="keo-table">
        <caption className="keo-unseen">{t('applicants.table.about')}</caption>
        <thead>
          <tr>
            {shownColumns(job.kind).map((by) => (
              <Head key={by} by={by} order={order} onPress={() => setOrder(nextOrder(order, by))} />
            ))}
            <th scope="col">{t('applicants.column.letter')}</th>
            <th scope="col">{t('applicants.column.acts')}</th>
          </tr>
        </thead>
        <tbody>
          {sortApplicants(list, order, job).map((application) => (
            <ApplicantCells key={application.id} {...job} application={application} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

type HeadProps = { by: ColumnId; order: Order; onPress: () => void };

function Head({ by, order, onPress }: HeadProps) {
  const t = useOwnJobTexts();
  const isSorted = order?.by === by;
  const direction = order?.isDown ? 'descending' : 'ascending';
  return (
    <th scope="col" aria-sort={isSorted ? direction : 'none'}>
      <button type="button" className="keo-applicants__sort" onClick={onPress}>
        {t(`applicants.column.${by}`)}
        {isSorted && (order.isDown ? <ChevronDownIcon size={14} /> : <ChevronUpIcon size={14} />)}
      </button>
    </th>
  );
}

type CellsProps = Omit<ApplicantTableProps, 'list'> & { application: Application };

function ApplicantCells({ application, personLink, onAccepted, onMessage, ...job }: CellsProps) {
  const t = useOwnJobTexts();
  const texts = { t, jobTexts: useJobTexts(), profileTexts: useProfileTexts() };
  const { worker, state } = application;
  const name = worker.displayName;
  return (
    <tr>
      <th scope="row">
        <div className="keo-person">
          <Avatar name={name} src={worker.avatarUrl} />
          <span>
            {personLink(worker, <strong>{name}</strong>)}
            <TimeAgo at={application.createdAt} className="keo-quiet" />
          </span>
        </div>
      </th>
      {shownColumns(job.kind)
        .filter((by) => by !== 'person')
        .map((by) => (
          <td key={by} className="keo-num">
            {cellWords(application, by, job, texts)}
          </td>
        ))}
      <td>
        <Letter application={application} questions={job.questions ?? []} />
      </td>
      <td>
        <div className="keo-row__acts">
          {state === 'SUBMITTED' ? (
            <>
              <AcceptApplicant application={application} kind={job.kind} onAccepted={onAccepted} />
              <DeclineApplicant application={application} />
              <ShortlistButton application={application} />
            </>
          ) : (
            <Badge tone={state === 'ACCEPTED' ? 'good' : 'neutral'}>{t(`applicants.state.${state}`)}</Badge>
          )}
          {onMessage && (
            <MessageButton of={{ applicationId: application.id }} name={name} onOpen={onMessage} />
          )}
        </div>
      </td>
    </tr>
  );
}

type LetterProps = { application: Application; questions: readonly string[] };

function Letter({ application, questions }: LetterProps) {
  const t = useOwnJobTexts();
  const { coverLetter, answers } = application;
  return (
    <details className="keo-applied__letter">
      <summary>{t('applicants.read')}</summary>
      <div className="keo-stack">
        <p className="keo-prose">{coverLetter}</p>
        <ContactsHidden text={[coverLetter, ...answers].join(' ')} />
        <ApplicationAnswers questions={questions} answers={answers} />
      </div>
    </details>
  );
}
