import { randomId } from '@keo/core';
import { useState } from 'react';
import {
  type DealView,
  type JobView,
  type PublicProfile as Person,
  type Terms,
  dealsEndpoints,
  jobLimits,
  jobsEndpoints,
  termsAgain,
  termsOfJob,
} from '@keo/core/contract';
import { readAllPages } from '../../client/read-all-pages.ts';
import { useKeoClient } from '../../client/use-keo-client.ts';
import { useKeoMutation, useKeoQuery } from '../../client/use-keo-query.ts';
import { dealReads } from '../deals/deal-reads.ts';
import { TermsForm } from '../deals/terms-form.tsx';
import { useTranslate } from '../../i18n/use-translate.ts';
import { useToastCommands } from '../../toasts/use-toasts.ts';
import { ErrorCard } from '../../ui/error-card.tsx';
import { Select } from '../../ui/select.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { UnpostedForm, type Work } from './unposted-form.tsx';
import { usePersonTexts } from './use-person-texts.ts';

export type InviteFormProps = {
  person: Person;
  /** An earlier deal with them, whose terms the form begins with. */
  again?: string | undefined;
  /** With the invitation's deal. */
  onInvited: (dealId: string) => void;
};

const open = { state: 'OPEN' } as const;
const unposted = 'unposted';

const getBlankTerms = (): Terms => ({
  price: 0,
  durationHours: jobLimits.projectHoursDefault,
  releaseMode: 'ALL',
  reviewHours: jobLimits.reviewHoursProject.default,
  revisionsMax: jobLimits.revisionsDefault,
  scope: '',
  conditions: [{ title: '', mandatory: true, accept: { types: ['FILE'], minFiles: 1 } }],
});
const blankWork: Work = { title: '', categorySlug: '', place: 'REMOTE' };

/** Work that is not posted, or an own open project. */
export function InviteForm({ again, ...props }: InviteFormProps) {
  return again === undefined ? <Choice {...props} /> : <Again key={again} dealId={again} {...props} />;
}

type OfferProps = Pick<InviteFormProps, 'person' | 'onInvited'>;

function Choice(props: OfferProps) {
  const t = usePersonTexts();
  const translate = useTranslate();
  const [slug, setSlug] = useState(unposted);
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
  const name = props.person.displayName;
  return (
    <div className="keo-stack">
      {projects.length > 0 && (
        <Select
          label={t('invite.which')}
          value={slug}
          onValueChange={setSlug}
          options={[
            { value: unposted, label: t('invite.unposted', { name }) },
            ...projects.map((job) => ({ value: job.slug, label: job.title })),
          ]}
        />
      )}
      {slug === unposted ? (
        <UnpostedForm
          name={`invite.${props.person.id}`}
          work={blankWork}
          terms={getBlankTerms()}
          {...props}
        />
      ) : (
        <FirstOffer key={slug} slug={slug} {...props} />
      )}
    </div>
  );
}

/** The earlier job gives the category and the place; it may be gone. */
function Again({ dealId, ...props }: OfferProps & { dealId: string }) {
  const translate = useTranslate();
  const { data: deal, error, refetch } = useKeoQuery(dealsEndpoints.dealInfo, { dealId });
  const slug = deal?.job.slug ?? '';
  const job = useKeoQuery(jobsEndpoints.jobInfo, { slug }, { enabled: slug !== '' });
  if (error)
    return (
      <ErrorCard title={error.message} retryLabel={translate('ui.retry')} onRetry={() => void refetch()} />
    );
  if (!deal || job.isPending) return <Skeleton shape="block" height={240} />;
  return (
    <UnpostedForm
      name={`again.${dealId}`}
      work={toWork(deal, job.data)}
      terms={termsAgain(deal.terms ?? deal.openingTerms ?? getBlankTerms())}
      {...props}
    />
  );
}

const toWork = ({ job: { title } }: DealView, job: JobView | undefined): Work => ({
  title,
  categorySlug: job?.categorySlug ?? '',
  place: job?.place.provinceCode ?? 'REMOTE',
});

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
