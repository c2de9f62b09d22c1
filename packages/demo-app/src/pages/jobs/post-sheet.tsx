import { useState } from 'react';
import { jobsEndpoints } from '@keo/core/contract';
import { Button, Dialog, buttonVariants, useKeoQuery } from '@keo/react';
import {
  EditJobSheet,
  PostJobSheet,
  type PostJobSheetProps,
  useJobTexts,
  useOwnJobTexts,
} from '@keo/react/marketplace';
import { PageLink } from '../../routes/page-link.tsx';
import { rechargeLink } from './recharge-link.tsx';

type Props = Pick<PostJobSheetProps, 'onClose' | 'onPosted'>;

const forNew = rechargeLink({ for: 'new' });

/** `?new=1`: a new job, or its draft on this device; `?edit=`: a draft on the server, or a published job’s words. */
export function PostSheet({ slug, ...props }: Props & { slug: string | undefined }) {
  if (slug !== undefined) return <DraftSheet {...props} slug={slug} />;
  return <PostJobSheet {...props} job={undefined} rechargeLink={forNew} />;
}

function DraftSheet({ slug, ...props }: Props & { slug: string }) {
  const t = useOwnJobTexts();
  const jobTexts = useJobTexts();
  const { data, error, isFetching, refetch } = useKeoQuery(jobsEndpoints.jobInfo, { slug });
  const mine = data?.slug === slug ? data : undefined;
  const isPublished = mine?.actions.some(({ key }) => key === 'EDIT_WORDS') === true;
  const job = mine?.isEditable === true || isPublished ? mine : undefined;
  // Posting ends the draft before the sheet is closed.
  const [wasOpen, setWasOpen] = useState(false);
  if (job && !wasOpen) setWasOpen(true);
  const isNone = error ? error.reason === 'NOT_FOUND' : data?.slug === slug;
  if (!job && !wasOpen && (isNone || error))
    return (
      <Dialog
        open
        onClose={props.onClose}
        title={t(isNone ? 'own.draft.none' : 'own.draft.failed')}
        description={isNone ? t('own.draft.none.detail') : error?.message}
        closeLabel={t('own.draft.list')}
        actions={
          <>
            <Button variant="ghost" onClick={props.onClose}>
              {t('own.draft.list')}
            </Button>
            {isNone ? (
              <PageLink to="/dashboard/my-jobs" search={{ new: '1' }} className={buttonVariants()}>
                {t('own.post')}
              </PageLink>
            ) : (
              <Button loading={isFetching} onClick={() => void refetch()}>
                {jobTexts('jobs.retry')}
              </Button>
            )}
          </>
        }
      />
    );
  if (!job) return null;
  if (isPublished) return <EditJobSheet key={job.id} job={job} onClose={props.onClose} />;
  return <PostJobSheet key={job.id} {...props} job={job} rechargeLink={rechargeLink({ for: slug })} />;
}
