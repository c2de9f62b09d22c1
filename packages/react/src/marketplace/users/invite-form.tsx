import { randomId } from '@keo/core';
import { type ReactNode, useState } from 'react';
import {
  type JobView,
  type PublicProfile as Person,
  type Terms,
  dealsEndpoints,
  jobsEndpoints,
  termsOfJob,
} from '@keo/core/contract';
import { readAllPages } from '../../client/read-all-pages.ts';
import { useKeoClient } from '../../client/use-keo-client.ts';
import { useKeoMutation, useKeoQuery } from '../../client/use-keo-query.ts';
import { dealReads } from '../deals/deal-reads.ts';
import { TermsForm } from '../deals/terms-form.tsx';
import { useTranslate } from '../../i18n/use-translate.ts';
import { useToastCommands } from '../../toasts/use-toasts.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorCard } from '../../ui/error-card.tsx';
import { Select } from '../../ui/select.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { usePersonTexts } from './use-person-texts.ts';

export type InviteFormProps = {
  person: Person;
  postLink: (label: string) => ReactNode;
  /** With the invitation's deal. */
  onInvited: (dealId: string) => void;
};

const open = { state: 'OPEN' } as const;

export function InviteForm({ person, postLink, onInvited }: InviteFormProps) {
  const t = usePersonTexts();
  const translate = useTranslate();
  const [slug, setSlug] = useState('');
  const keo = useKeoClient();
  const { data, error, refetch } = useKeoQuery(jobsEndpoints.myJobsList, open, {
    queryFn: ({ signal }) =>
      readAllPages((page) => keo.call(jobsEndpoints.myJobsList, { ...open, ...page }, { signal })),
  });
  if (error)
    return (
      <ErrorCard title={error.message} retryLabel={translate('ui.retry')} onRetry={() => void refetch()} />
    );
  if (!data) return <Skeleton shape="block" height={120} />;
  const projects = data.list.filter(({ kind }) => kind === 'PROJECT');
  if (projects.length === 0)
    return (
      <EmptyState
        title={t('invite.none')}
        detail={t('invite.none.detail')}
        action={postLink(t('invite.post'))}
      />
    );
  return (
    <div className="keo-stack">
      <Select
        label={t('invite.which')}
        placeholder={t('invite.choose')}
        value={slug}
        onValueChange={setSlug}
        options={projects.map((job) => ({ value: job.slug, label: job.title }))}
      />
      {slug !== '' && <FirstOffer key={slug} slug={slug} person={person} onInvited={onInvited} />}
    </div>
  );
}

type OfferProps = Pick<InviteFormProps, 'person' | 'onInvited'>;

function FirstOffer({ slug, ...props }: OfferProps & { slug: string }) {
  const translate = useTranslate();
  const { data: job, error, refetch } = useKeoQuery(jobsEndpoints.jobInfo, { slug });
  if (error)
    return (
      <ErrorCard title={error.message} retryLabel={translate('ui.retry')} onRetry={() => void refetch()} />
    );
  return job?.slug === slug ? <Offer job={job} {...props} /> : <Skeleton shape="block" height={240} />;
}

function Offer({ job, person, onInvited }: OfferProps & { job: JobView }) {
  const t = usePersonTexts();
  const toasts = useToastCommands();
  const offer = useKeoMutation(dealsEndpoints.initByAuthor, dealReads);
  // Idempotency key.
  const [requestId] = useState(randomId);
  const name = person.displayName;
  const send = async (terms: Terms, message: string, onSent: () => void) => {
    try {
      const deal = await offer.mutateAsync({ jobId: job.id, workerId: person.id, terms, message, requestId });
      onSent();
      toasts.show({ severity: 'success', summary: t('invite.done', { name }) });
      onInvited(deal.id);
    } catch {
      // The mutation's error is rendered.
    }
  };
  return (
    <>
      <p className="keo-quiet">{t('invite.how', { name })}</p>
      <TermsForm
        name={`invite.${job.id}.${person.id}`}
        terms={termsOfJob(job)}
        side="author"
        isBusy={offer.isPending}
        error={offer.error}
        onSend={(terms, message, onSent) => void send(terms, message, onSent)}
      />
    </>
  );
}
