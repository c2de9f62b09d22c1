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
import { shortfallOf } from './shortfall.ts';
import { useOwnJobTexts } from './use-own-job-texts.ts';

export type OwnJobActionsProps = {
  job: OwnJob;
  editLink: (slug: string, label: string) => ReactNode;
  rechargeLink: (amount: number, label: string) => ReactNode;
  onCloned: (slug: string) => void;
};

export function OwnJobActions({ job, editLink, rechargeLink, onCloned }: OwnJobActionsProps) {
  const t = useOwnJobTexts();
  const toasts = useToastCommands();
  const stale = [
    jobsEndpoints.myJobsList,
    jobsEndpoints.jobInfo,
    jobsEndpoints.jobsList,
    applicationsEndpoints.applicationsList,
  ];
  const pause = useKeoMutation(jobsEndpoints.pauseJob, stale);
  const resume = useKeoMutation(jobsEndpoints.resumeJob, stale);
  const renew = useKeoMutation(jobsEndpoints.renewJob, stale);
  const close = useKeoMutation(jobsEndpoints.closeJob, stale);
  const clone = useKeoMutation(jobsEndpoints.cloneJob, stale);
  const allowed = (endpoint: { path: `/${string}` }) => {
    const action = actionFor(job.actions, endpoint);
    return action?.enabled === true ? action : undefined;
  };
  const may = (key: string) => job.actions.some((action) => action.key === key && action.enabled);
  const [isBoosted, setIsBoosted] = useState(false);
  const input = { jobId: job.id };
  const lock = allowed(jobsEndpoints.renewJob)?.money?.lock;
  const refund = allowed(jobsEndpoints.closeJob)?.money?.refund;
  const missing = shortfallOf(renew.error);
  const own = useOwnDong();
  const quiet = { size: 'small', variant: 'ghost', no: t('own.keep') } as const;
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
      {allowed(jobsEndpoints.resumeJob) && (
        <Button size="small" variant="soft" loading={resume.isPending} onClick={() => resume.mutate(input)}>
          {t('own.resume')}
        </Button>
      )}
      {allowed(jobsEndpoints.renewJob) && (
        <AskFirst
          {...quiet}
          variant="soft"
          label={t('own.renew')}
          question={t('own.renew.ask')}
          detail={lock ? t('own.renew.detail.lock', { amount: formatDong(lock) }) : t('own.renew.detail')}
          isBusy={renew.isPending}
          error={renew.error}
          remedy={missing !== null && rechargeLink(missing, t('own.recharge', { amount: own(missing) }))}
          onYes={(done) => renew.mutate(input, { onSuccess: done })}
        />
      )}
      {allowed(jobsEndpoints.pauseJob) && (
        <AskFirst
          {...quiet}
          label={t('own.pause')}
          question={t('own.pause.ask')}
          detail={t('own.pause.detail')}
          isBusy={pause.isPending}
          error={pause.error}
          onYes={(done) => pause.mutate(input, { onSuccess: done })}
        />
      )}
      {allowed(jobsEndpoints.cloneJob) && (
        <Button
          size="small"
          variant="ghost"
          loading={clone.isPending}
          onClick={() =>
            clone.mutate(input, {
              onSuccess: ({ slug }) => {
                toasts.show({ severity: 'success', summary: t('own.cloned') });
                onCloned(slug);
              },
            })
          }
        >
          {t('own.clone')}
        </Button>
      )}
      {allowed(jobsEndpoints.closeJob) && (
        <AskFirst
          {...quiet}
          variant="danger"
          label={t('own.close')}
          question={t('own.close.ask')}
          detail={
            refund ? t('own.close.detail.refund', { amount: formatDong(refund) }) : t('own.close.detail')
          }
          isBusy={close.isPending}
          error={close.error}
          onYes={(done) => close.mutate(input, { onSuccess: done })}
        />
      )}
    </div>
  );
}
