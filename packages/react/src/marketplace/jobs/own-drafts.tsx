import type { ReactNode } from 'react';
import { jobsEndpoints } from '@keo/core/contract';
import { readAllPages } from '../../client/read-all-pages.ts';
import { useDraft } from '../../client/use-draft.ts';
import { useKeoClient } from '../../client/use-keo-client.ts';
import { TimeAgo } from '../../i18n/time-ago.tsx';
import { useLiveQuery } from '../../notifications/use-live-query.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorCard } from '../../ui/error-card.tsx';
import { PencilIcon } from '../../ui/icons/subject-icons.tsx';
import { useUndoable } from '../use-undoable.ts';
import { readJobDraft, steps } from './job-form.ts';
import type { OwnJob } from './own-job-row.tsx';
import { useDeleteDraft } from './use-delete-draft.ts';
import { useJobTexts } from './use-job-texts.ts';
import { useOwnJobTexts } from './use-own-job-texts.ts';
import { useUnsentDraft } from './use-unsent-draft.ts';

export type OwnDraftsProps = {
  /** To a draft on the server. */
  editLink: (slug: string, label: string) => ReactNode;
  /** To the unsent form on this device. */
  resumeLink: (label: string) => ReactNode;
};

const drafts = { state: 'DRAFT' } as const;

export function OwnDrafts({ editLink, resumeLink }: OwnDraftsProps) {
  const t = useOwnJobTexts();
  const jobTexts = useJobTexts();
  const keo = useKeoClient();
  const { draft, ...unsent } = useUnsentDraft();
  const { data, error, isFetching, refetch } = useLiveQuery(jobsEndpoints.myJobsList, drafts, {
    queryFn: ({ signal }) =>
      readAllPages((page) => keo.call(jobsEndpoints.myJobsList, { ...drafts, ...page }, { signal })),
  });
  const stored = data?.list.filter(({ id }) => id !== draft?.saved?.jobId) ?? [];
  if (error && !data)
    return (
      <ErrorCard
        title={t('own.drafts.failed')}
        message={error.message}
        retryLabel={jobTexts('jobs.retry')}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!draft && stored.length === 0) return null;
  return (
    <Card as="section" aria-label={t('own.drafts')}>
      <h2 className="keo-heading">{t('own.drafts')}</h2>
      <ul className="keo-plain keo-waits">
        {draft && (
          <DraftRow
            {...unsent}
            title={draft.form.title}
            place={
              draft.saved
                ? t('own.draft.stored')
                : t('own.draft.here', { no: steps.indexOf(draft.step) + 1, total: steps.length })
            }
            at={draft.changedAt}
            link={resumeLink(t('own.resumeDraft'))}
          />
        )}
        {stored.map((job) => (
          <StoredDraft key={job.id} job={job} link={editLink(job.slug, t('own.resumeDraft'))} />
        ))}
      </ul>
    </Card>
  );
}

/** What was written since on this device is newer than the server's. */
function StoredDraft({ job, link }: { job: OwnJob; link: ReactNode }) {
  const t = useOwnJobTexts();
  const kept = useDraft(`job.${job.id}`);
  const deleteDraft = useDeleteDraft();
  const undoable = useUndoable({
    send: async () => {
      const isDeleted = await deleteDraft(job.id);
      if (isDeleted) kept.drop();
      return isDeleted;
    },
  });
  const stored = Date.parse(job.updatedAt);
  const written = readJobDraft(kept.text);
  const newer = written && (written.changedAt ?? 0) > stored ? written : null;
  return (
    <DraftRow
      {...undoable}
      title={newer ? newer.form.title : job.title}
      place={t('own.draft.stored')}
      at={newer?.changedAt ?? stored}
      link={link}
    />
  );
}

type RowProps = Pick<ReturnType<typeof useUndoable>, 'stage' | 'start' | 'undo'> & {
  title: string;
  /** Where it is kept. */
  place: string;
  /** When it was last changed; undefined if unknown. */
  at: number | undefined;
  link: ReactNode;
};

function DraftRow({ title, place, at, link, stage, start, undo }: RowProps) {
  const t = useOwnJobTexts();
  if (stage === 'sent') return null;
  const name = title.trim() || t('own.draft.untitled');
  const isHeld = stage === 'held';
  return (
    <li className="keo-waits__row">
      <PencilIcon />
      <div>
        <strong role="status">{isHeld ? t('own.draft.deleted', { title: name }) : name}</strong>
        {!isHeld && (
          <span className="keo-quiet">
            {place}
            {at !== undefined && (
              <>
                {' · '}
                {t('own.draft.changed')} <TimeAgo at={new Date(at).toISOString()} />
              </>
            )}
          </span>
        )}
      </div>
      {/* One button for both, which keeps the focus. */}
      <span className="keo-row__acts">
        {isHeld ? null : link}
        <Button size="small" variant="ghost" onClick={isHeld ? undo : start}>
          {t(isHeld ? 'own.undo' : 'own.draft.delete')}
        </Button>
      </span>
    </li>
  );
}
