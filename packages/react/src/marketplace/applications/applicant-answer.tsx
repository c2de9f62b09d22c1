import { useState } from 'react';
import { type Application, type JobKind, applicationsEndpoints, jobsEndpoints } from '@keo/core/contract';
import { useKeoMutation } from '../../client/use-keo-query.ts';
import { useToastCommands } from '../../toasts/use-toasts.ts';
import { Textarea } from '../../ui/textarea.tsx';
import { AskFirst } from '../../ui/ask-first.tsx';
import { useOwnJobTexts } from '../jobs/use-own-job-texts.ts';

/** A pure call, like `dealReads`. */
export const applicantReads = /* @__PURE__ */ (() => [
  applicationsEndpoints.applicationsList,
  jobsEndpoints.myJobsList,
  jobsEndpoints.jobInfo,
])();

export type AcceptApplicantProps = {
  application: Application;
  kind: JobKind;
  onAccepted: (dealId: string) => void;
};

export function AcceptApplicant({ application, kind, onAccepted }: AcceptApplicantProps) {
  const t = useOwnJobTexts();
  const toasts = useToastCommands();
  const accept = useKeoMutation(applicationsEndpoints.acceptApplication, applicantReads);
  const name = application.worker.displayName;
  /** Also runs after the refetched list has unmounted this button. */
  async function choose(done: () => void) {
    const { deal } = await accept.mutateAsync({ applicationId: application.id });
    done();
    toasts.show({ severity: 'success', summary: t('applicants.accepted', { name }) });
    onAccepted(deal.id);
  }
  return (
    <AskFirst
      variant="soft"
      label={t('applicants.accept')}
      question={t('applicants.accept.ask', { name })}
      detail={t(`applicants.accept.detail.${kind}`)}
      no={t('own.keep')}
      isBusy={accept.isPending}
      error={accept.error}
      onYes={(done) => void choose(done).catch(() => undefined)}
    />
  );
}

const wordsMax = 500;

export function DeclineApplicant({ application }: { application: Application }) {
  const t = useOwnJobTexts();
  const [words, setWords] = useState('');
  const reject = useKeoMutation(applicationsEndpoints.rejectApplication, applicantReads);
  const name = application.worker.displayName;
  const reason = words.trim() || undefined;
  return (
    <AskFirst
      variant="ghost"
      label={t('applicants.reject')}
      question={t('applicants.reject.ask', { name })}
      detail={t('applicants.reject.detail')}
      no={t('own.keep')}
      isBusy={reject.isPending}
      error={reject.error}
      fields={
        <Textarea
          label={t('applicants.reject.words', { name })}
          note={t('applicants.reject.optional')}
          rows={2}
          maxLength={wordsMax}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      }
      onYes={(done) => reject.mutate({ applicationId: application.id, reason }, { onSuccess: done })}
    />
  );
}
