import type { ReactNode } from 'react';
import { DealDetail, ErrorCard, Sheet, Skeleton, useDeal, useDealTexts } from '@keo/react';
import { PageLink } from '../../routes/page-link.tsx';
import { findPagePath } from '../../routes/paths.ts';
import { useOpenChat } from '../../routes/use-open-chat.ts';
import { usePageTitle } from '../../routes/use-page-title.ts';
import { endedDeal } from '../reviews/ended-deal.tsx';
import { rechargeLink } from '../jobs/recharge-link.tsx';

const jobLink = (slug: string, children: ReactNode) => (
  <PageLink to="/tasks/{slug}" params={{ slug }}>
    {children}
  </PageLink>
);

const fund = (amount: number, label: string, deal: string) => rechargeLink({ deal })(amount, label);

/** `?deal=`: one of the own deals. */
export function DealSheet({ dealId, onClose }: { dealId: string; onClose: () => void }) {
  const t = useDealTexts();
  const titleOf = usePageTitle();
  return (
    <Sheet
      open
      onClose={onClose}
      title={titleOf(findPagePath('/dashboard/my-tasks'))}
      closeLabel={t('deal.close')}
    >
      <OneDeal dealId={dealId} />
    </Sheet>
  );
}

function OneDeal({ dealId }: { dealId: string }) {
  const t = useDealTexts();
  const openChat = useOpenChat();
  const { data, error, isFetching, refetch } = useDeal(dealId);
  if (error && (!data || error.reason === 'NOT_FOUND'))
    return (
      <ErrorCard
        title={error.reason === 'NOT_FOUND' ? t('deal.missing') : t('deals.failed')}
        message={error.message}
        retryLabel={t('deals.retry')}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!data || data.id !== dealId) return <Skeleton shape="block" height={420} />;
  return (
    <DealDetail
      deal={data}
      jobLink={jobLink}
      rechargeLink={fund}
      onMessage={openChat}
      renderReviews={endedDeal}
    />
  );
}
