import type { ReactNode } from 'react';
import { ErrorCard, Sheet, Skeleton, Tabs } from '@keo/react';
import { DealChatLabel, DealDetail, useDeal, useDealTexts } from '@keo/react/marketplace';
import { optionalPart } from '../../build/optional-part.tsx';
import { PageLink } from '../../routes/page-link.tsx';
import { dealAboutLinks } from './deal-about-links.tsx';
import { findPagePath } from '../../../routes/paths.ts';
import { openedSearch } from '../../routes/search.schema.ts';
import { usePageSearch, useTurnPage } from '../../routes/use-page-search.ts';
import { usePageTitle } from '../../routes/use-page-title.ts';
import { endedDeal } from '../reviews/ended-deal.tsx';
import { rechargeLink } from '../jobs/recharge-link.tsx';

const DealConversation = optionalPart(
  async () => (await import('./deal-conversation.tsx')).DealConversation,
  { waiting: <Skeleton shape="block" height={320} /> },
);

const jobLink = (slug: string, children: ReactNode) => (
  <PageLink to="/tasks/{slug}" params={{ slug }}>
    {children}
  </PageLink>
);

const fund = (amount: number, label: string, deal: string) => rechargeLink({ deal })(amount, label);

/** Opened by `?deal=`. */
export function DealSheet({ dealId, onClose }: { dealId: string; onClose: () => void }) {
  const t = useDealTexts();
  const getTitle = usePageTitle();
  return (
    <Sheet
      open
      onClose={onClose}
      title={getTitle(findPagePath('/dashboard/my-tasks'))}
      closeLabel={t('deal.close')}
    >
      <OneDeal dealId={dealId} />
    </Sheet>
  );
}

function OneDeal({ dealId }: { dealId: string }) {
  const t = useDealTexts();
  const { tab = 'deal', proof } = usePageSearch(openedSearch);
  const turn = useTurnPage<typeof openedSearch>();
  const turnTo = (next: string, proofId: string | null = null) =>
    void turn(
      { tab: next === 'chat' ? next : undefined, proof: proofId ?? undefined },
      { replace: true, keep: true },
    );
  const { data, error, isFetching, refetch } = useDeal(dealId);
  if (error && (!data || error.reason === 'NOT_FOUND'))
    return (
      <ErrorCard
        title={error.reason === 'NOT_FOUND' ? t('deal.missing') : t('deal.failed')}
        message={error.message}
        retryLabel={t('deals.retry')}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!data || data.id !== dealId) return <Skeleton shape="block" height={420} />;
  return (
    <Tabs
      label={t('deal.parts')}
      value={tab}
      onValueChange={(next) => turnTo(next)}
      tabs={[
        {
          value: 'deal',
          label: t('deal.part.deal'),
          content: (
            <DealDetail
              deal={data}
              jobLink={jobLink}
              rechargeLink={fund}
              about={dealAboutLinks}
              proofId={proof}
              renderReviews={endedDeal}
            />
          ),
        },
        {
          value: 'chat',
          label: <DealChatLabel deal={data} />,
          content: (
            <DealConversation
              deal={data}
              jobLink={jobLink}
              rechargeLink={fund}
              onDeal={(proofId) => turnTo('deal', proofId)}
            />
          ),
        },
      ]}
    />
  );
}
