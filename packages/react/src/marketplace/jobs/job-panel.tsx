import { type ReactNode, useState } from 'react';
import { type JobView, applicationsEndpoints, dealsEndpoints, jobsEndpoints } from '@keo/core/contract';
import { useAuth } from '../../auth/use-auth.ts';
import { MessageButton } from '../chat/message-button.tsx';
import { useKeoMutation } from '../../client/use-keo-query.ts';
import { Amount } from '../../ui/money/amount.tsx';
import { useToastCommands } from '../../toasts/use-toasts.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { actionFor, reasonWords } from './actions.ts';
import { ApplyForm } from '../applications/apply-form.tsx';
import { WithdrawApplication } from '../applications/withdraw-application.tsx';
import { AskFirst } from '../../ui/ask-first.tsx';
import { JobMoney } from './job-money.tsx';
import { getMinutes, netWords, promiseWords, timeWords } from './job-words.ts';
import { SlotsBar } from './slots-bar.tsx';
import { useAskTexts } from './use-ask-texts.ts';
import { useJobTexts } from './use-job-texts.ts';

export type JobPanelProps = {
  job: JobView;
  signInLink: (label: string) => ReactNode;
  dealLink: (dealId: string, label: string) => ReactNode;
  manageLink: (job: JobView, label: string) => ReactNode;
  onTaken: (dealId: string) => void;
  /** Without it there is no button. */
  onMessage?: (roomId: string) => void;
};

export function JobPanel(props: JobPanelProps) {
  const { job } = props;
  const t = useJobTexts();
  return (
    <aside className="keo-offer" aria-label={t('job.money')}>
      <Card className="keo-stack">
        <p className="keo-job__net">
          <Amount value={job.net} />
          <span className="keo-quiet">{netWords(job, t)}</span>
        </p>
        <SlotsBar slots={job.slots} slotsLeft={job.slotsLeft} />
        <JobMoney job={job} />
        <p className="keo-quiet">{promiseWords(job, t)}</p>
      </Card>
      <PanelAction {...props} />
    </aside>
  );
}

function PanelAction({ job, signInLink, dealLink, manageLink, onTaken, onMessage }: JobPanelProps) {
  const t = useJobTexts();
  const { kind, dealId, applicationId } = job.myRelation;
  if (kind === 'AUTHOR')
    return job.state === 'PRIVATE' ? null : (
      <Act job={job} title={t('panel.mine')}>
        {manageLink(job, t('panel.mine.open'))}
      </Act>
    );
  if (kind === 'WORKER' && dealId !== null)
    return (
      <Act job={job} title={t('panel.deal')}>
        {dealLink(dealId, t('panel.deal.open'))}
      </Act>
    );
  const withdraw = actionFor(job.actions, applicationsEndpoints.cancelApplication);
  if (kind === 'APPLICANT' && applicationId !== null)
    return withdraw ? (
      <Act job={job} title={t('panel.applied')} detail={t('panel.applied.detail')}>
        {onMessage && (
          <MessageButton of={{ applicationId }} name={job.author.displayName} onOpen={onMessage} />
        )}
        <WithdrawApplication applicationId={applicationId} fullWidth disabled={!withdraw.enabled} />
      </Act>
    ) : (
      <Act job={job} title={t('panel.decided')} detail={t('panel.decided.detail')} />
    );
  if (kind === 'VISITOR' && job.state === 'OPEN')
    return (
      <Act job={job} detail={t('panel.signIn.detail')}>
        {signInLink(t('panel.signIn'))}
      </Act>
    );
  return <Join job={job} onTaken={onTaken} />;
}

function Act(props: { job: JobView; title?: string; detail?: string | undefined; children?: ReactNode }) {
  const t = useJobTexts();
  const { job } = props;
  return (
    <div className="keo-offer__act">
      <span className="keo-offer__net">
        <strong>
          <Amount value={job.net} />
        </strong>{' '}
        {netWords(job, t)}
      </span>
      {props.title && <strong>{props.title}</strong>}
      {props.children}
      {props.detail && <p className="keo-quiet">{props.detail}</p>}
    </div>
  );
}

function Join({ job, onTaken }: Pick<JobPanelProps, 'job' | 'onTaken'>) {
  const t = useJobTexts();
  const canTake = actionFor(job.actions, dealsEndpoints.initProposal);
  const action = canTake ?? actionFor(job.actions, applicationsEndpoints.applyJob);
  if (!action) return null;
  const why = action.enabled ? undefined : reasonWords(action, job, t);
  const detail = t('panel.take.detail', { time: timeWords(getMinutes(job) ?? 60, t) });
  return (
    <Act job={job} detail={why ?? (canTake ? detail : undefined)}>
      {canTake ? (
        <Take job={job} isEnabled={action.enabled} detail={detail} onTaken={onTaken} />
      ) : (
        <Apply job={job} isEnabled={action.enabled} />
      )}
    </Act>
  );
}

type TakeProps = Pick<JobPanelProps, 'job' | 'onTaken'> & { isEnabled: boolean; detail: string };

function Take({ job, isEnabled, detail, onTaken }: TakeProps) {
  const t = useJobTexts();
  const take = useKeoMutation(dealsEndpoints.initProposal, [jobsEndpoints.jobInfo, jobsEndpoints.jobsList]);
  const begin = async () => {
    try {
      const { id } = await take.mutateAsync({ jobId: job.id, mode: 'TAKE' });
      // Also runs if the refetched job has unmounted this button.
      onTaken(id);
    } catch {
      // The mutation's error is rendered.
    }
  };
  return (
    <AskFirst
      size="large"
      fullWidth
      disabled={!isEnabled}
      label={t('panel.take')}
      question={t('panel.take.ask')}
      detail={detail}
      no={t('panel.take.no')}
      isBusy={take.isPending}
      error={take.error}
      onYes={() => void begin()}
    />
  );
}

function Apply({ job, isEnabled }: Pick<TakeProps, 'job' | 'isEnabled'>) {
  const t = useJobTexts();
  const asks = useAskTexts();
  const toasts = useToastCommands();
  const { user } = useAuth();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const sent = () => {
    close();
    toasts.show({ severity: 'success', summary: asks('apply.sent') });
  };
  return (
    <>
      <Button size="large" fullWidth disabled={!isEnabled} onClick={() => setIsOpen(true)}>
        {t('panel.apply')}
      </Button>
      <Sheet
        open={isOpen}
        onClose={close}
        closeOnBack
        title={asks('apply.title')}
        closeLabel={t('panel.close')}
      >
        <ApplyForm key={user?.id} job={job} onSent={sent} />
      </Sheet>
    </>
  );
}
