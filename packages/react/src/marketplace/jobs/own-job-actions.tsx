import { type ReactElement, type ReactNode, useState } from 'react';
import { formatDong } from '@keo/core';
import { applicationsEndpoints, jobsEndpoints } from '@keo/core/contract';
import { useKeoMutation } from '../../client/use-keo-query.ts';
import { useToastCommands } from '../../toasts/use-toasts.ts';
import { Button } from '../../ui/button.tsx';
import { useOwnDong } from '../../wallet/use-own-dong.ts';
import { actionFor } from './actions.ts';
import { AskFirst, Question } from '../../ui/ask-first.tsx';
import { Menu, type MenuItem } from '../../ui/menu.tsx';
import { BoostJob } from './boost-job.tsx';
import type { OwnJob } from './own-job-row.tsx';
import { getShortfall } from './shortfall.ts';
import { useOwnJobTexts } from './use-own-job-texts.ts';

export type OwnJobActionsProps = {
  job: OwnJob;
  /** As a button, or as an item of a menu that brings its own class. */
  editLink: (slug: string, label: ReactNode, className?: string) => ReactElement;
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

const isAllowed = (job: OwnJob, key: string) =>
  job.actions.some((action) => action.key === key && action.enabled);

/** The action where it may be taken now. */
const findAction = (job: OwnJob, endpoint: { path: `/${string}` }) => {
  const action = actionFor(job.actions, endpoint);
  return action?.enabled === true ? action : undefined;
};

/** What the state calls for first, then a menu with the rest: the same places in each row. */
export function OwnJobActions({ job, editLink, rechargeLink, onCloned }: OwnJobActionsProps) {
  return (
    <div className="keo-row__acts">
      {isAllowed(job, 'ENHANCE') && <Boost job={job} rechargeLink={rechargeLink} />}
      {findAction(job, jobsEndpoints.resumeJob) && <Resume job={job} />}
      {findAction(job, jobsEndpoints.renewJob) && <Renew job={job} rechargeLink={rechargeLink} />}
      <OtherActions job={job} editLink={editLink} onCloned={onCloned} />
    </div>
  );
}

function Boost({ job, rechargeLink }: Pick<OwnJobActionsProps, 'job' | 'rechargeLink'>) {
  const t = useOwnJobTexts();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="small" variant="soft" onClick={() => setIsOpen(true)}>
        {t('own.boost')}
      </Button>
      {isOpen && <BoostJob slug={job.slug} onClose={() => setIsOpen(false)} rechargeLink={rechargeLink} />}
    </>
  );
}

function OtherActions({ job, editLink, onCloned }: Omit<OwnJobActionsProps, 'rechargeLink'>) {
  const t = useOwnJobTexts();
  const { clone, isCloning } = useClone(job, onCloned);
  const [open, setOpen] = useState<'pause' | 'close' | null>(null);
  const shut = () => setOpen(null);
  const canPause = findAction(job, jobsEndpoints.pauseJob);
  const canClone = findAction(job, jobsEndpoints.cloneJob);
  const canClose = findAction(job, jobsEndpoints.closeJob);
  const toWords = (label: ReactNode) => editLink(job.slug, label, '');
  const items: MenuItem[] = [
    ...(isAllowed(job, 'EDIT_WORDS') ? [{ id: 'words', label: t('own.editWords'), link: toWords }] : []),
    ...(canPause ? [{ id: 'pause', label: t('own.pause'), onSelect: () => setOpen('pause') }] : []),
    ...(canClone ? [{ id: 'clone', label: t('own.clone'), onSelect: clone }] : []),
    ...(canClose
      ? [{ id: 'close', label: t('own.close'), onSelect: () => setOpen('close'), danger: true }]
      : []),
  ];
  if (items.length === 0) return null;
  return (
    <>
      <Menu
        trigger={
          <Button {...quiet} loading={isCloning} aria-label={t('own.more.for', { title: job.title })}>
            {t('own.more')}
          </Button>
        }
        items={items}
      />
      <Pause job={job} isOpen={open === 'pause'} onClose={shut} />
      <Close job={job} isOpen={open === 'close'} onClose={shut} />
    </>
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

type QuestionProps = { job: OwnJob; isOpen: boolean; onClose: () => void };

function Pause({ job, ...dialog }: QuestionProps) {
  const t = useOwnJobTexts();
  const { mutate, isPending, error } = useKeoMutation(jobsEndpoints.pauseJob, stale);
  return (
    <Question
      {...dialog}
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

function useClone(job: OwnJob, onCloned: (slug: string) => void) {
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
  return { clone, isCloning: isPending };
}

function Close({ job, ...dialog }: QuestionProps) {
  const t = useOwnJobTexts();
  const { mutate, isPending, error } = useKeoMutation(jobsEndpoints.closeJob, stale);
  const refund = findAction(job, jobsEndpoints.closeJob)?.money?.refund;
  return (
    <Question
      {...dialog}
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
