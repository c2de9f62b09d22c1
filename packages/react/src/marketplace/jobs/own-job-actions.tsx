import { type ReactNode, useState } from 'react';
import { formatDong } from '@keo/core';
import { applicationsEndpoints, jobsEndpoints } from '@keo/core/contract';
import { useKeoMutation } from '../../client/use-keo-query.ts';
import { useToastCommands } from '../../toasts/use-toasts.ts';
import { Button } from '../../ui/button.tsx';
import { useOwnDong } from '../../wallet/use-own-dong.ts';
import { actionFor } from './actions.ts';
import { AskFirst } from '../../ui/ask-first.tsx';
import { BoostJob } from './boost-job.tsx';
import type { OwnJob } from './own-job-row.tsx';
import { getShortfall } from './shortfall.ts';
import { useOwnJobTexts } from './use-own-job-texts.ts';

export type OwnJobActionsProps = {
  job: OwnJob;
  editLink: (slug: string, label: string) => ReactNode;
  rechargeLink: (amount: number, label: string) => ReactNode;
  onCloned: (slug: string) => void;
};

const stale = [
  jobsEndpoints.myJobsList,
  jobsEndpoints.jobInfo,
  jobsEndpoints.jobsList,
  applicationsEndpoints.applicationsList,
];
const quiet = { size: 'small', variant: 'ghost' } as const;

/** The action where it may be taken now. */
const findAction = (job: OwnJob, endpoint: { path: `/${string}` }) => {
  const action = actionFor(job.actions, endpoint);
  return action?.enabled === true ? action : undefined;
};

export function OwnJobActions({ job, editLink, rechargeLink, onCloned }: OwnJobActionsProps) {
  const t = useOwnJobTexts();
  const may = (key: string) => job.actions.some((action) => action.key === key && action.enabled);
  const [isBoosted, setIsBoosted] = useState(false);
  return (
    <div className="keo-row__acts">
      {may('EDIT') && editLink(job.slug, t('own.resumeDraft'))}
      {may('ENHANCE') && (
        <Button size="small" variant="soft" onClick={() => setIsBoosted(true)}>
          {t('own.boost')}
        </Button>
      )}
      {isBoosted && (
        <BoostJob slug={job.slug} onClose={() => setIsBoosted(false)} rechargeLink={rechargeLink} />
      )}
      {findAction(job, jobsEndpoints.resumeJob) && <Resume job={job} />}
      {findAction(job, jobsEndpoints.renewJob) && <Renew job={job} rechargeLink={rechargeLink} />}
      {findAction(job, jobsEndpoints.pauseJob) && <Pause job={job} />}
      {findAction(job, jobsEndpoints.cloneJob) && <Clone job={job} onCloned={onCloned} />}
      {findAction(job, jobsEndpoints.closeJob) && <Close job={job} />}
    </div>
  );
}

function Resume({ job }: { job: OwnJob }) {
  const t = useOwnJobTexts();
  const { mutate, isPending } = useKeoMutation(jobsEndpoints.resumeJob, stale);
  return (
    <Button size="small" variant="soft" loading={isPending} onClick={() => mutate({ jobId: job.id })}>
      {t('own.resume')}
    </Button>
  );
}

function Renew({ job, rechargeLink }: Pick<OwnJobActionsProps, 'job' | 'rechargeLink'>) {
  const t = useOwnJobTexts();
  const own = useOwnDong();
  const { mutate, isPending, error } = useKeoMutation(jobsEndpoints.renewJob, stale);
  const lock = findAction(job, jobsEndpoints.renewJob)?.money?.lock;
  const missing = getShortfall(error);
  return (
    <AskFirst
      {...quiet}
      no={t('own.keep')}
      variant="soft"
      label={t('own.renew')}
      question={t('own.renew.ask')}
      detail={lock ? t('own.renew.detail.lock', { amount: formatDong(lock) }) : t('own.renew.detail')}
      isBusy={isPending}
      error={error}
      remedy={missing !== null && rechargeLink(missing, t('own.recharge', { amount: own(missing) }))}
      onYes={(done) => mutate({ jobId: job.id }, { onSuccess: done })}
    />
  );
}

function Pause({ job }: { job: OwnJob }) {
  const t = useOwnJobTexts();
  const { mutate, isPending, error } = useKeoMutation(jobsEndpoints.pauseJob, stale);
  return (
    <AskFirst
      {...quiet}
      no={t('own.keep')}
      label={t('own.pause')}
      question={t('own.pause.ask')}
      detail={t('own.pause.detail')}
      isBusy={isPending}
      error={error}
      onYes={(done) => mutate({ jobId: job.id }, { onSuccess: done })}
    />
  );
}

function Clone({ job, onCloned }: Pick<OwnJobActionsProps, 'job' | 'onCloned'>) {
  const t = useOwnJobTexts();
  const toasts = useToastCommands();
  const { mutate, isPending } = useKeoMutation(jobsEndpoints.cloneJob, stale);
  const clone = () =>
    mutate(
      { jobId: job.id },
      {
        onSuccess: ({ slug }) => {
          toasts.show({ severity: 'success', summary: t('own.cloned') });
          onCloned(slug);
        },
      },
    );
  return (
    <Button {...quiet} loading={isPending} onClick={clone}>
      {t('own.clone')}
    </Button>
  );
}

function Close({ job }: { job: OwnJob }) {
  const t = useOwnJobTexts();
  const { mutate, isPending, error } = useKeoMutation(jobsEndpoints.closeJob, stale);
  const refund = findAction(job, jobsEndpoints.closeJob)?.money?.refund;
  return (
    <AskFirst
      {...quiet}
      no={t('own.keep')}
      variant="danger"
      label={t('own.close')}
      question={t('own.close.ask')}
      detail={refund ? t('own.close.detail.refund', { amount: formatDong(refund) }) : t('own.close.detail')}
      isBusy={isPending}
      error={error}
      onYes={(done) => mutate({ jobId: job.id }, { onSuccess: done })}
    />
  );
}
